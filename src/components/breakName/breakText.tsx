import type {ReactNode} from 'react';

/** A text that may break at each match of a pattern, which has no length. */
export const breakText = (text: string, places: RegExp): ReactNode =>
  text.split(places).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
