import type {Comment, CommentDisplayPart, ProjectReflection} from 'typedoc';

/**
 * Turns the `@throws` tags of a comment into one list, each error linked to its page:
 * TypeDoc would give every tag its own heading "Throws".
 *
 * @param comment changed in place
 * @param project where pages of error classes are looked up
 */
export function mergeThrows(comment: Comment, project: ProjectReflection): void {
  const [first, ...others] = comment.getTags('@throws');
  if (first === undefined) return;
  first.content = [first, ...others].flatMap(({content, typeAnnotation}) => [
    {kind: 'text', text: '- '} as const,
    ...linkError(withType(content, typeAnnotation), project),
    {kind: 'text', text: '\n'} as const,
  ]);
  comment.blockTags = comment.blockTags.filter((tag) => tag === first || tag.tag !== '@throws');
}

/** `@throws {SomeError} when …`, as in JSDoc, becomes `SomeError when …`. */
const withType = (
  content: readonly CommentDisplayPart[],
  type: string | undefined,
): readonly CommentDisplayPart[] => {
  if (type === undefined) return content;
  const [head, ...rest] = content;
  const name = type.replace(/^\{\s*|\s*\}$/g, '');
  return head?.kind === 'text'
    ? [{kind: 'text', text: `${name} ${head.text.trimStart()}`}, ...rest]
    : [{kind: 'text', text: `${name} `}, ...content];
};

/** `@throws SomeError when …`: the first word is the class. */
function linkError(
  [head, ...rest]: readonly CommentDisplayPart[],
  project: ProjectReflection,
): CommentDisplayPart[] {
  if (head?.kind !== 'text') return head === undefined ? [] : [head, ...rest];
  const [name = ''] = /^\w+/.exec(head.text) ?? [];
  const target = name === '' ? undefined : project.getChildByName([name]);
  if (target === undefined)
    return [{kind: 'text', text: head.text.replace(/^\w+Error\b/, '`$&`')}, ...rest];
  return [
    {kind: 'inline-tag', tag: '@link', text: name, target},
    {kind: 'text', text: head.text.slice(name.length)},
    ...rest,
  ];
}
