import {caption, circle, frame, group, letters, line, path, rect} from './shapes';

/** A European long plate, 520 x 110 mm, drawn 104 x 22 and centered on the origin. */
export const europeanPlate = (name: string, text: string, gapAt: number, nation: string): string =>
  group(
    '',
    rect(-53, -12, 106, 24, '#1c2126', {rx: 3}),
    rect(-52, -11, 104, 22, '#fbfbf7', {rx: 2.5, 'data-quad': `${name}.plateROI`}),
    path('M-52,-8.5 a2.5,2.5 0 0 1 2.5,-2.5 h8 v22 h-8 a2.5,2.5 0 0 1 -2.5,-2.5 z', '#1d4ea0'),
    ...Array.from({length: 12}, (_, star) => {
      const angle = (star * Math.PI) / 6;
      return circle(-46.8 + 3 * Math.cos(angle), -4.6 + 3 * Math.sin(angle), 0.5, '#ffd93b');
    }),
    caption(nation, -46.8, 7.8, 6, '#ffffff', {'text-anchor': 'middle'}),
    letters(`${name}.plateChars`, text, {
      x: -38.5,
      y: 7,
      pitch: 12.6,
      size: 20.5,
      fill: '#15181b',
      gaps: {[gapAt]: 11},
    }),
    line('M1.8,0 h4.5', '#15181b', 1.8),
  );

/** A North American plate, 12 x 6 inches, drawn 96 x 48 and centered on the origin. */
export const americanPlate = (name: string, text: string, state: string, gapAt: number): string =>
  group(
    '',
    rect(-49, -25, 98, 50, '#2a2f35', {rx: 5}),
    rect(-48, -24, 96, 48, '#fdfdfb', {rx: 4.5, 'data-quad': `${name}.plateROI`}),
    path(
      'M-48,24 v-9 q24,-6 48,-1 t48,-3 v8.5 q0,4.5 -4.5,4.5 h-87 q-4.5,0 -4.5,-4.5 z',
      '#dbe8f5',
    ),
    caption(state, 0, -12.5, 9, '#b3282d', {'text-anchor': 'middle', 'letter-spacing': 0.6}),
    ...[-40, 40].flatMap((x) => [circle(x, -19, 1.6, '#a7adb3'), circle(x, 19, 1.6, '#a7adb3')]),
    letters(`${name}.plateChars`, text, {
      x: -43.5,
      y: 13,
      pitch: 12.4,
      letterPitch: 14.6,
      size: 26,
      fill: '#17305c',
      gaps: {[gapAt]: 6},
    }),
  );

/** The orange plate of dangerous goods, 400 x 300 mm, drawn 80 x 60 and centered on the origin. */
export const orangePlate = (name: string, numbers?: {hazard: string; substance: string}): string =>
  group(
    '',
    rect(-40, -30, 80, 60, '#17191c', {rx: 1.5, 'data-quad': `${name}.plateROI`}),
    numbers === undefined
      ? rect(-37, -27, 74, 54, '#f58a1f')
      : rect(-37, -27, 74, 25.5, '#f58a1f') + rect(-37, 1.5, 74, 25.5, '#f58a1f'),
    ...(numbers === undefined
      ? []
      : [
          letters(`${name}.plateChars`, numbers.hazard, {
            x: -15,
            y: -5.2,
            pitch: 15,
            size: 27,
            fill: '#17191c',
            font: 'Liberation Sans',
          }),
          letters(`${name}.plateChars`, numbers.substance, {
            x: -32,
            y: 23.6,
            pitch: 16,
            size: 27,
            fill: '#17191c',
            font: 'Liberation Sans',
          }),
        ]),
  );

/** The white board with a black A that vehicles carrying waste show in Germany. */
export const wasteBoard = (name: string): string =>
  group(
    '',
    rect(-40, -30, 80, 60, '#fdfdfb', {
      rx: 1.5,
      stroke: '#22262b',
      'stroke-width': 1.2,
      'data-quad': `${name}.plateROI`,
    }),
    path(
      'M-17,22 L-4.5,-22 H4.5 L17,22 H8.8 L6.2,12 H-6.2 L-8.8,22 Z M-4.3,5 H4.3 L0,-12 Z',
      '#17191c',
      {
        'fill-rule': 'evenodd',
      },
    ),
  );

/** A class 3 placard (flammable liquid), a diamond of half-diagonal 50, centered on the origin. */
export const flammablePlacard = (name: string): string =>
  group(
    '',
    path('M0,-52 L52,0 L0,52 L-52,0 Z', '#ffffff'),
    path('M0,-50 L50,0 L0,50 L-50,0 Z', '#d8262c'),
    path('M0,-45 L45,0 L0,45 L-45,0 Z', 'none', {stroke: '#ffffff', 'stroke-width': 1.4}),
    path(
      'M1,-33 C9,-24 4,-19 9,-15 C12,-17 12,-21 11,-24 C20,-14 17,2 0,3 C-17,2 -19,-12 -9,-21 C-10,-15 -7,-12 -4,-13 C-6,-21 -2,-28 1,-33 Z',
      '#ffffff',
    ),
    rect(-17, 6, 34, 3, '#ffffff', {rx: 1}),
    caption('3', 0, 36, 22, '#ffffff', {'text-anchor': 'middle'}),
    // A square turned by 45 degrees: its corners are those of the diamond.
    group('rotate(45)', frame(`${name}.plateROI`, -35.4, -35.4, 70.8, 70.8)),
  );
