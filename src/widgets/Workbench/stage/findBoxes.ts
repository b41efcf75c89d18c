import type {Point, Quad} from '../../../sandbox/samples/sample';
import {toPath} from '../../../contract/validation/toPath';
import {getBounds, listCorners, toQuad} from './quad';

/** A box in a response: where it is in the picture, and in the JSON. */
export interface Box {
  /** `data.vehicles[0].plate.plateROI` */
  readonly path: string;
  /** What was read there, or the name of the field. */
  readonly label: string;
  readonly quad: Quad;
  readonly kind: 'character' | 'code' | 'frame' | 'marking' | 'plate' | 'vehicle';
  /** Of several pictures, the one that has it; without it, the first. */
  readonly picture: number;
}

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPoint = (value: unknown): value is Point =>
  isRecord(value) && Number.isFinite(value['x']) && Number.isFinite(value['y']);
const isQuad = (value: unknown): value is Quad =>
  isRecord(value) && CORNERS.every((corner) => isPoint(value[corner]));

/**
 * Every box of a response, or of its part at a path. The largest come first, so that small ones lie
 * on top.
 */
export function findBoxes(response: unknown, path = ''): Box[] {
  return collect(response, {path, name: '', parents: [], picture: 0}).sort(
    (a, b) => getArea(b.quad) - getArea(a.quad),
  );
}

interface Place {
  readonly path: string;
  readonly name: string;
  /** From the inside out. */
  readonly parents: readonly Fields[];
  readonly picture: number;
}

function collect(value: unknown, place: Place): Box[] {
  const {path, name, parents, picture} = place;
  if (isQuad(value)) return [{path, quad: value, picture, ...describe(name, parents)}];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      collect(item, {
        ...place,
        path: toPath(path, index),
        picture: name === 'imageResults' ? index : picture,
      }),
    );
  }
  if (!isRecord(value)) return [];
  return [
    ...collectCode(value, place),
    ...Object.entries(value).flatMap(([key, item]) =>
      collect(item, {path: toPath(path, key), name: key, parents: [value, ...parents], picture}),
    ),
  ];
}

/** A code has no frame in the response: its box is the one around its characters. */
function collectCode({characters, text, code}: Fields, {path, parents, picture}: Place): Box[] {
  if (!Array.isArray(characters)) return [];
  const corners = (characters as readonly unknown[]).flatMap((character) => {
    const quad = isRecord(character) ? character['charROI'] : undefined;
    return isQuad(quad) ? listCorners(quad) : [];
  });
  if (corners.length === 0) return [];
  const label = toText(text) ?? toText(code) ?? toText(parents[0]?.['code']) ?? 'characters';
  return [{path, label, quad: toQuad(getBounds(corners)), kind: 'code', picture}];
}

/** A value that is worth a label. */
const toText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value)
    : undefined;

function describe(
  name: string,
  [own = {}, outer = {}]: readonly Fields[],
): Pick<Box, 'kind' | 'label'> {
  const text = toText(own['separatedText']) ?? toText(own['unicodeText']) ?? toText(own['text']);
  if (name === 'charROI') return {kind: 'character', label: toCharacter(own) ?? name};
  if (name === 'vehicleFrame') return {kind: 'vehicle', label: toVehicle(outer) ?? name};
  // A marking names its type, a plate where it is from.
  const type = own['type'];
  if (typeof type === 'string') return {kind: 'marking', label: join(' ', type, text) ?? name};
  return name === 'plateROI'
    ? {kind: 'plate', label: join(' · ', text, toPlace(own)) ?? name}
    : {kind: 'frame', label: text ?? name};
}

const join = (separator: string, ...texts: readonly (string | undefined)[]): string | undefined =>
  toText(texts.filter((text) => text !== undefined).join(separator));

const toPlace = ({country, state}: Fields): string | undefined =>
  join('-', toText(country), toText(state));

function toVehicle({mmr}: Fields): string | undefined {
  if (!isRecord(mmr)) return undefined;
  return join(' ', toText(mmr['make']), toText(mmr['model']));
}

/** The character of a code point. */
function toCharacter({code}: Fields): string | undefined {
  const isCodePoint =
    typeof code === 'number' && Number.isInteger(code) && code > 32 && code <= 0x10_ff_ff;
  return isCodePoint ? String.fromCodePoint(code) : undefined;
}

function getArea(quad: Quad): number {
  const {width, height} = getBounds(listCorners(quad));
  return width * height;
}
