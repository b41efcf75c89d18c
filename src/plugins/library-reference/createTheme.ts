import type {IntersectionType, SomeType} from 'typedoc';
import type * as Markdown from 'typedoc-plugin-markdown';

type Partials = Markdown.MarkdownThemeContext['partials'];

/** Name of the theme, for TypeDoc's option. */
export const THEME = 'portal';

/**
 * Creates the theme of library pages. That of the package writes `object` for each object type;
 * where it is all that a name has, its fields are rows of a table, but within another type, such as
 * `A & {b: string}`, they would be nowhere.
 *
 * @param markdown the package, which is ES module only
 */
export const createTheme = ({MarkdownTheme}: typeof Markdown) =>
  class extends MarkdownTheme {
    override getRenderContext(
      ...[page]: Parameters<Markdown.MarkdownTheme['getRenderContext']>
    ): Markdown.MarkdownThemeContext {
      const context = super.getRenderContext(page);
      return Object.assign(context, {partials: expandNested(context.partials)});
    }
  };

function expandNested(partials: Partials): Partials {
  let depth = 0;
  const someType: Partials['someType'] = (model, options) => {
    depth += 1;
    try {
      return partials.someType(model, depth > 1 ? {...options, forceCollapse: true} : options);
    } finally {
      depth -= 1;
    }
  };
  const intersectionType: Partials['intersectionType'] = (model) =>
    partials.intersectionType(dropEmpty(model));
  return {...partials, someType, intersectionType};
}

/** `string & {}` keeps editors from dropping the names in `'a' | 'b' | string`, and is `string`. */
function dropEmpty(model: IntersectionType): IntersectionType {
  const types = model.types.filter((type) => !isEmptyObject(type));
  return types.length === 0 ? model : Object.assign(Object.create(model), {types});
}

const isEmptyObject = (type: SomeType): boolean =>
  type.type === 'reflection' &&
  [type.declaration.children, type.declaration.signatures, type.declaration.indexSignatures].every(
    (parts) => parts === undefined || parts.length === 0,
  );
