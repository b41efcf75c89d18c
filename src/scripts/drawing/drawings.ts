import {scenes} from './scenes';

/** Scenes that pages show. As SVG they have a tenth of the JPEG's bytes, and stay sharp. */
const SHOWN_SCENES: readonly string[] = ['plate-european', 'container-iso'];

/** Readers may not have the font in which the plates were rendered and measured. */
const PLATE_FONT_FALLBACKS = ', Arial Narrow, Arial, sans-serif';

export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

/** The drawings that the site shows as SVG. */
export const listDrawings = (): readonly Drawing[] =>
  scenes
    .filter(({name}) => SHOWN_SCENES.includes(name))
    .map(({name, svg}) => ({
      name,
      svg: svg.replace(/font-family="([^"]+)"/g, `font-family="$1${PLATE_FONT_FALLBACKS}"`),
    }));
