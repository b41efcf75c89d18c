import type {ReactNode} from 'react';
import {pictureAdvice} from '../../data/pictures';
import FactTable from '../FactTable';

/** Every recommended value of a picture. */
export default function PictureAdvice(): ReactNode {
  return (
    <FactTable caption="Recommended values of a picture" columns={{label: 'What', value: 'Recommended', why: 'Why'}} rows={Object.values(pictureAdvice)} />
  );
}
