import type {ReactNode} from 'react';
import {pictureAdvice} from '../../data/pictures';
import FactTable from '../FactTable';

/** Every recommended value of an image. */
export default function PictureAdvice(): ReactNode {
  return (
    <FactTable
      caption="Recommended values of an image"
      columns={{label: 'What', value: 'Recommended', why: 'Why'}}
      rows={Object.values(pictureAdvice)}
    />
  );
}
