import type {PictureReference} from '../../sandbox/cases';
import {samples} from '../../sandbox/samples';
import type {StagePicture} from './stage/StagePicture';
import {getPictureAddress} from '../../sandbox/samples/fetchPicture';

/** The pictures of a request as the stage shows them; bytes that are made up are no picture. */
export const toStagePictures = (pictures: readonly PictureReference[]): StagePicture[] =>
  pictures.flatMap((picture, index): StagePicture[] => {
    if ('file' in picture) {
      return [
        {
          key: toFileKey(picture.file, index),
          file: picture.file,
          alt: 'The image that you have chosen.',
          isOwn: true,
        },
      ];
    }
    const sample =
      'sample' in picture ? samples.find(({name}) => name === picture.sample) : undefined;
    if (sample === undefined) return [];
    const {name, alt, width, height} = sample;
    return [
      {key: `${index} ${name}`, src: getPictureAddress(name), alt, width, height, isOwn: false},
    ];
  });

/** Another file at the same place is another picture: it is shown as a whole again. */
const toFileKey = ({name, size, lastModified}: File, index: number): string =>
  `${index} ${name} ${size} ${lastModified}`;
