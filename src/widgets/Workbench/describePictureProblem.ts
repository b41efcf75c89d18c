import {limits} from '../../data/limits';
import {getFit} from '../../data/requestFit';
import {getImageSize} from '../../sandbox/recognition/imageFormat';

/** Files are asked about again whenever a field of their request changes. */
const readings = new WeakMap<File, Promise<boolean>>();

/** Whether the sandbox reads a file: by its bytes, whatever its name and its type say. */
function isReadable(file: File): Promise<boolean> {
  const reading =
    readings.get(file) ??
    file.arrayBuffer().then(
      (bytes) => getImageSize(new Uint8Array(bytes)) !== undefined,
      // It was moved. Sending it says so.
      () => true,
    );
  readings.set(file, reading);
  return reading;
}

/** What the API would reject about these files; undefined when it takes them. */
export async function describePictureProblem(files: readonly File[]): Promise<string | undefined> {
  const fit = getFit(files.reduce((sum, {size}) => sum + size, 0));
  // Files that are too large are not read: the API rejects them first.
  if (fit !== 'too-large') {
    const areReadable = await Promise.all(files.map(isReadable));
    const other = files[areReadable.indexOf(false)];
    if (other !== undefined)
      return `${other.name} cannot be decoded. Expected: JPEG or PNG. The response will be a 400.`;
    if (fit === 'fits') return undefined;
  }
  const {value, unit} = limits.imageMegabytes;
  const [isSure, isOne] = [fit === 'too-large', files.length === 1];
  const subject = isOne ? (files[0]?.name ?? '') : `${files.length} images`;
  const verb = isSure ? (isOne ? 'is' : 'are') : 'may be';
  return `${subject} ${verb} too large. Expected: at most ${value} ${unit} in a request, with its other parts. The response ${isSure ? 'will' : 'may'} be a 413.`;
}
