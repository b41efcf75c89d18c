import {walkConstructs} from './constructs/walkConstructs';
import type {NodePath} from './jsonPointer';
import type {SpecFile} from './SpecFile';

const known = new WeakMap<SpecFile, ReadonlySet<string>>();

const toId = (at: NodePath): string => JSON.stringify(at.map(String));

/** Whether the reference at a place of a file is to a schema. */
export function isSchemaReference(spec: SpecFile, at: NodePath): boolean {
  let places = known.get(spec);
  if (places === undefined) {
    places = new Set(listPlaces(spec));
    known.set(spec, places);
  }
  return places.has(toId(at));
}

function listPlaces({content}: SpecFile): string[] {
  const places: string[] = [];
  walkConstructs(content, ({kind, keyword, value, at}) => {
    if (kind === 'schema' && keyword === '$ref') places.push(toId(at));
    if (kind === 'discriminator' && keyword === 'mapping')
      places.push(...Object.keys(value as object).map((name) => toId([...at, name])));
  });
  return places;
}
