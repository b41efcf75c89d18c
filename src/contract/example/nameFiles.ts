import {getPartType, isFilePart} from '../isFilePart';
import {listProperties} from '../listProperties';
import {toSentType} from '../samples/toBody';
import {toEnding} from '../samples/toReturned';
import type {ContractDocument, MediaType} from '../types';

/** A text that is made from a schema; several in one list have numbers. */
const MADE_TEXT = /^text(\d*)$/;

/** Names a file after its media type, where a made text is all that is known. */
export function nameFile(value: unknown, type = ''): unknown {
  const [, number] = MADE_TEXT.exec(String(value)) ?? [];
  if (number === undefined) return value;
  const [first = ''] = type.split(/[,;]/, 1);
  return `file${number}.${toEnding(toSentType(first))}`;
}

/**
 * Names the files of a made form: samples send the file that a part names.
 *
 * @param value the example that was made from the schema
 */
export function nameFiles(
  document: ContractDocument,
  {schema, encoding = {}}: MediaType,
  value: object,
): object {
  const properties = listProperties(document, schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      const property = properties.get(name);
      if (property === undefined || !isFilePart(document, property, encoding[name]))
        return [name, content];
      const type = getPartType(document, property, encoding[name]);
      const toName = (one: unknown): unknown => nameFile(one, type);
      return [name, Array.isArray(content) ? content.map(toName) : toName(content)];
    }),
  );
}
