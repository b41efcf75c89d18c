import type {SearchKind} from '../portal/search';

interface Operation {
  readonly kind: SearchKind;
  /** Begins with the method and the address of an operation. */
  readonly text: string;
}

const METHODS = 'GET|POST|PUT|PATCH|DELETE';
const ADDRESS = new RegExp(`^(${METHODS}) https?://[^/\\s]+(/\\S+)`);
const QUERY = new RegExp(`^(?:(${METHODS})\\s+)?(?:https?://[^/\\s]+)?(/[^\\s?#]+)\\S*$`, 'i');

/**
 * The operations that a path with values belongs to, the most literal first.
 *
 * @param query a path, with or without method, host and the name of the API: `POST /vehicle/eur`,
 *   `/events/transport`
 * @param sections all sections
 */
export function findOperations<Section extends Operation>(
  query: string,
  sections: readonly Section[],
): Section[] {
  const [, method, path] = QUERY.exec(query) ?? [];
  if (path === undefined) return [];
  const typed = toSegments(path);
  return sections
    .filter(({kind}) => kind === 'operation')
    .flatMap((section) => {
      const [, ownMethod, ownPath = ''] = ADDRESS.exec(section.text) ?? [];
      if (method !== undefined && method.toUpperCase() !== ownMethod) return [];
      const [api = '', ...own] = toSegments(ownPath);
      const literal = Math.max(countLiteral(typed, [api, ...own]), countLiteral(typed, own));
      return literal > 0 ? [{section, literal}] : [];
    })
    .sort((a, b) => b.literal - a.literal)
    .map(({section}) => section);
}

const toSegments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Number of segments that agree to the letter when all agree or fill a parameter; 0 otherwise. */
function countLiteral(typed: readonly string[], own: readonly string[]): number {
  if (typed.length !== own.length) return 0;
  const isParameter = (index: number): boolean => own[index]?.startsWith('{') === true;
  return typed.every((segment, index) => isParameter(index) || segment === own[index])
    ? typed.filter((segment, index) => segment === own[index]).length
    : 0;
}
