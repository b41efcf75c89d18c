import type {Point, Quad} from '../../sandbox/samples/sample';

/** A frame in a response: where it is in the picture, and in the JSON. */
export interface Box {
  /** `data.vehicles[0].plate.plateROI` */
  readonly path: string;
  /** What was read there, or the name of the field. */
  readonly label: string;
  readonly quad: Quad;
  /** Of a single character. */
  readonly isCharacter: boolean;
}

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
/** Fields that say what was read, the most useful first. */
const TEXTS = ['separatedText', 'unicodeText', 'code', 'unNumber', 'text'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPoint = (value: unknown): value is Point =>
  isRecord(value) && typeof value['x'] === 'number' && typeof value['y'] === 'number';
const isQuad = (value: unknown): value is Quad =>
  isRecord(value) && CORNERS.every((corner) => isPoint(value[corner]));

/** Every frame of a response, the largest first, so that small ones lie on top. */
export function findBoxes(response: unknown): Box[] {
  return collect(response, '', undefined).sort((a, b) => getArea(b.quad) - getArea(a.quad));
}

function collect(value: unknown, path: string, parent: unknown): Box[] {
  if (isQuad(value)) {
    return [
      {path, label: toLabel(path, parent), quad: value, isCharacter: path.endsWith('.charROI')},
    ];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => collect(item, `${path}[${index}]`, value));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    collect(item, path === '' ? name : `${path}.${name}`, value),
  );
}

function toLabel(path: string, parent: unknown): string {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (!isRecord(parent)) return field;
  const text = TEXTS.map((name) => parent[name]).find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  return text === undefined ? field : String(text);
}

const getArea = ({topLeft, bottomRight}: Quad): number =>
  Math.abs((bottomRight.x - topLeft.x) * (bottomRight.y - topLeft.y));
