import {fromBase64, type Bytes} from '../bytes';

/** One block of PEM: what its first line says it is, and its bytes. */
export interface PemBlock {
  readonly label: string;
  /** Absent if the text between the lines is not base64. */
  readonly bytes?: Bytes;
}

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;

/** The blocks of a text, in their order. Headers such as `Proc-Type` make a block unreadable. */
export const listPemBlocks = (text: string): PemBlock[] =>
  [...text.matchAll(BLOCK)].map(([, label = '', content = '']) => {
    const bytes = fromBase64(content);
    return {label, ...(bytes !== undefined && {bytes})};
  });
