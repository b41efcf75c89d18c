import {brotliCompressSync, constants} from 'node:zlib';
import type {PackedIndex} from '../../search/packIndex';
import type {MarkdownVersion} from '../markdown/createMarkdownVersion';
import type {ReadingStop} from '../markdown/listInReadingOrder';
import {listHeadings} from './listHeadings';
import type {PackedDocuments} from './PackedDocuments';

interface Documents extends Pick<PackedDocuments, 'origin' | 'baseUrl'> {
  readonly versions: readonly MarkdownVersion[];
  readonly order: readonly ReadingStop[];
  readonly index: PackedIndex | undefined;
}

/** Of Brotli's 11: a sixth larger than the best in a fiftieth of the time, a third of that of 9. */
const QUALITY = 7;

/** What the documentation server reads, as the bytes of its file. */
export function packDocuments({origin, baseUrl, versions, order, index}: Documents): Buffer {
  const places = new Map(order.map(({route}, place) => [route, place]));
  const place = ({route}: MarkdownVersion): number => places.get(route) ?? order.length;
  const documents: PackedDocuments = {
    origin,
    baseUrl,
    pages: [...versions]
      .sort((one, other) => place(one) - place(other))
      .map(({route, title, description, kind, text, anchors}) => ({
        route,
        title,
        description,
        kind,
        text,
        headings: listHeadings(text, anchors),
      })),
    ...(index !== undefined && {index}),
  };
  return brotliCompressSync(JSON.stringify(documents), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
}
