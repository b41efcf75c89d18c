import {isUtf8} from 'node:buffer';
import type {Problem} from '../problem';
import {findBadCharacters} from '../../markdown/findBadCharacters';
import {isTextFile} from '../readSite';
import type {ContentSite} from '../site';

/**
 * Characters are those that a reader sees: none is invisible, lost, or of another script than its
 * word.
 */
export const checkCharacters = ({files}: ContentSite): Problem[] =>
  files
    .filter(({file, bytes}) => isTextFile(file) && isUtf8(bytes))
    .flatMap(({file, bytes}) =>
      findBadCharacters(bytes.toString('utf8').replace(/^\uFEFF/, '')).map((finding) => ({
        file,
        ...finding,
      })),
    );
