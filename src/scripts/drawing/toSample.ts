import type {Sample} from '../../sandbox/samples/sample';
import type {Measures} from './measures';
import type {Rendering} from './render';
import {transportRecords} from './transportRecords';
import {vehicleRecords} from './vehicleRecords';

const records = {...vehicleRecords, ...transportRecords};

/** The recorded response of a rendering: what was measured, with what is known. */
export function toSample(
  rendering: Rendering,
  sha256: string,
  width: number,
  height: number,
): Sample {
  const {name, jpeg, quads, readings} = rendering;
  const record = records[name];
  if (record === undefined) {
    throw new Error(
      `sample \`${name}\`: has no record. Expected: an entry in \`vehicleRecords.ts\` or \`transportRecords.ts\`.`,
    );
  }

  const take = <T>(measured: Readonly<Record<string, T>>, key: string): T => {
    const value = measured[key];
    if (value === undefined) {
      throw new Error(
        `sample \`${name}\`: \`${key}\` is not drawn. Expected: an element that is marked with it.`,
      );
    }
    return value;
  };
  const at: Measures = {quad: (key) => take(quads, key), reading: (key) => take(readings, key)};
  const {vehicles, codes, ...facts} = record;
  return {
    name,
    ...facts,
    sha256,
    bytes: jpeg.length,
    width,
    height,
    vehicles: vehicles?.(at) ?? [],
    codes: codes?.(at) ?? [],
  };
}
