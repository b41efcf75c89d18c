import {scenes} from './scenes';

/** The landing page shows this scene as SVG, which has a thirtieth of the JPEG's bytes. */
const LANDING_SCENE = 'plate-european';

/** Readers may not have the font in which the plates were rendered and measured. */
const PLATE_FONT_FALLBACKS = ', Arial Narrow, Arial, sans-serif';

export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

/** The drawings that the site shows as SVG. */
export const listDrawings = (): readonly Drawing[] =>
  scenes
    .filter(({name}) => name === LANDING_SCENE)
    .map(({name, svg}) => ({
      name,
      svg: svg.replace(/font-family="([^"]+)"/g, `font-family="$1${PLATE_FONT_FALLBACKS}"`),
    }));
