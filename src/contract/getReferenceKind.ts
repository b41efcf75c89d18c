import type {ObjectKind} from './constructs/Construct';
import {walkConstructs} from './constructs/walkConstructs';
import type {NodePath} from './jsonPointer';
import type {Spec} from './Spec';

const known = new WeakMap<Spec, ReadonlyMap<string, ObjectKind>>();

const toId = (at: NodePath): string => JSON.stringify(at.map(String));

/** What the reference at a place of a file refers to, as far as the place says it. */
export function getReferenceKind(spec: Spec, at: NodePath): ObjectKind | undefined {
  let places = known.get(spec);
  if (places === undefined) {
    places = new Map(listPlaces(spec));
    known.set(spec, places);
  }
  return places.get(toId(at));
}

function listPlaces({content}: Spec): (readonly [string, ObjectKind])[] {
  const places: (readonly [string, ObjectKind])[] = [];
  walkConstructs(content, ({kind, wanted, keyword, value, at}) => {
    if (keyword === '$ref') places.push([toId(at), wanted]);
    if (kind === 'discriminator' && keyword === 'mapping') {
      const names = Object.keys(value as object);
      places.push(...names.map((name) => [toId([...at, name]), 'schema'] as const));
    }
  });
  return places;
}
