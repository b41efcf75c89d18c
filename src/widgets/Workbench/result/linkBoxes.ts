import {toPath, toSteps} from '../../../contract/validation/toPath';

/** Which part of a response a box is about: `data.vehicles[0].plate` for its `plateROI`. */
export function getSubject(path: string): string {
  const steps = toSteps(path);
  const last = steps.at(-1);
  // A code is boxed as a whole.
  if (typeof last === 'number') return path;
  const parents = steps.slice(0, steps.at(-2) === 'bounds' ? -2 : -1);
  return parents.reduce<string>(toPath, '');
}

/** Finds the box of a line: its own, or that of the smallest part around it. */
export function createBoxFinder(
  selectable: ReadonlySet<string>,
): (path: string) => string | undefined {
  const bySubject = new Map<string, string>();
  for (const box of selectable) {
    const subject = getSubject(box);
    if (!bySubject.has(subject)) bySubject.set(subject, box);
  }
  return (path) => {
    const steps = toSteps(path);
    for (let length = steps.length; length > 0; length -= 1) {
      const part = steps.slice(0, length).reduce<string>(toPath, '');
      if (selectable.has(part)) return part;
      const box = bySubject.get(part);
      if (box !== undefined) return box;
    }
    return undefined;
  };
}
