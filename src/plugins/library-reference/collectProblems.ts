import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Comment, CommentDisplayPart, ProjectReflection, Reflection} from 'typedoc';

/** Names of TypeDoc's kinds whose members a reader uses, so each needs a sentence. */
const DOCUMENTED_KINDS = new Set([
  'Class',
  'Interface',
  'Function',
  'Enumeration',
  'Enumeration Member',
  'Type Alias',
  'Variable',
  'Property',
  'Method',
  'Accessor',
]);

/** Where problems are, and what kinds are called. */
export interface ProblemContext {
  /** Folder that TypeDoc read the sources from. */
  readonly stage: string;
  /** Folder that they are in, for messages. */
  readonly folder: string;
  /** `ReflectionKind.singularString` of the running TypeDoc. */
  readonly singularKind: (kind: number) => string;
}

/**
 * Lists what would make a library page wrong: links to nothing, and public names without a
 * sentence.
 *
 * @param project what TypeDoc read, with its sources
 * @param context see {@link ProblemContext}
 * @returns one line per problem, with file and line
 */
export function collectProblems(
  project: ProjectReflection,
  {stage, folder, singularKind}: ProblemContext,
): string[] {
  const problems = new Set<string>();
  const report = (file: string, line: number, text: string): void =>
    void problems.add(`- ${path.join(folder, path.relative(stage, file))}:${line}: ${text}`);
  const reportLink = (link: string, file: string, near: number): void =>
    report(
      file,
      findMention(link, file, near),
      `{@link ${link}} points to nothing. Expected: a name that the library exports. Fix: correct the name or export it.`,
    );

  for (const link of getBrokenLinks(project.readme))
    reportLink(link, path.join(stage, 'README.md'), Infinity);
  for (const reflection of Object.values(project.reflections)) {
    const place = findPlace(reflection);
    if (place === undefined) continue;
    for (const link of getBrokenLinks(getParts(reflection.comment)))
      reportLink(link, place.file, place.line);
    const kind = singularKind(reflection.kind);
    if (DOCUMENTED_KINDS.has(kind) && isUndocumented(reflection)) {
      report(
        place.file,
        place.line,
        `${kind.toLowerCase()} "${reflection.getFullName()}" has no doc comment. Expected: one sentence that says what it is. Fix: write it above the declaration.`,
      );
    }
  }
  return [...problems].sort();
}

function getParts(comment: Comment | undefined): readonly CommentDisplayPart[] {
  return comment === undefined
    ? []
    : [...comment.summary, ...comment.blockTags.flatMap((tag) => tag.content)];
}

/** The `{@link …}` whose target is nowhere, or outside of what the library exports. */
function getBrokenLinks(parts: readonly CommentDisplayPart[] | undefined): string[] {
  return (parts ?? []).flatMap((part) => {
    if (part.kind !== 'inline-tag' || !part.tag.startsWith('@link')) return [];
    const resolved =
      typeof part.target === 'string' || (typeof part.target === 'object' && 'kind' in part.target);
    return resolved ? [] : [part.text.trim()];
  });
}

/**
 * The comment is above its declaration: the last mention before it, otherwise the first one in the
 * file.
 */
function findMention(link: string, file: string, declarationLine: number): number {
  const mentions = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => (text.includes('@link') && text.includes(link) ? [index + 1] : []));
  return mentions.filter((line) => line <= declarationLine).at(-1) ?? mentions[0] ?? 1;
}

function findPlace(reflection: Reflection): {file: string; line: number} | undefined {
  for (
    let current: Reflection | undefined = reflection;
    current !== undefined;
    current = current.parent
  ) {
    const source =
      current.isDeclaration() || current.isSignature() ? current.sources?.[0] : undefined;
    if (source !== undefined) return {file: source.fullFileName, line: source.line};
  }
  return undefined;
}

/** Whether a declaration repeats one of its base class without its own comment. */
export function isRefinement(reflection: Reflection): boolean {
  return (
    reflection.isDeclaration() &&
    reflection.overwrites !== undefined &&
    reflection.signatures === undefined &&
    !reflection.hasComment()
  );
}

function isUndocumented(reflection: Reflection): boolean {
  if (!reflection.isDeclaration()) return false;
  if (
    reflection.flags.isExternal ||
    reflection.flags.isPrivate ||
    reflection.inheritedFrom !== undefined
  )
    return false;
  // A field that only narrows one of the base class (`name` of an error) is left out of the pages.
  if (isRefinement(reflection)) return false;
  // The fields of an inline object type are described by the declaration that holds it.
  if (reflection.parent?.name === '__type') return false;
  const accessors = [reflection.getSignature, reflection.setSignature].filter(
    (signature) => signature !== undefined,
  );
  return ![reflection, ...(reflection.signatures ?? []), ...accessors].some((candidate) =>
    candidate.hasComment(),
  );
}
