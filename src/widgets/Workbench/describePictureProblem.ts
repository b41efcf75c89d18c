import {limits} from '../../data/limits';

/** What the API reads, by the names under which browsers know it. */
export const ACCEPTED_TYPES: readonly string[] = ['image/jpeg', 'image/png'];

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

/** What the API would reject about these files; undefined when it takes them. */
export function describePictureProblem(files: readonly ChosenFile[]): string | undefined {
  const other = files.find(({type}) => !ACCEPTED_TYPES.includes(type));
  if (other !== undefined) {
    const format = other.type === '' ? 'of an unknown format' : other.type;
    return `${other.name} is ${format}. Expected: JPEG or PNG. The response will be a 400.`;
  }
  const bytes = files.reduce((sum, {size}) => sum + size, 0);
  if (bytes < limits.imageBytes.value) return undefined;

  const {value, unit} = limits.imageMegabytes;
  const subject = files.length === 1 ? (files[0]?.name ?? '') : `${files.length} images`;
  const isAre = files.length === 1 ? 'is' : 'are';
  return `${subject} ${isAre} too large. Expected: at most ${value} ${unit} in a request. The response will be a 413.`;
}
