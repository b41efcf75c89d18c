import {chromium} from 'playwright-core';
import type {Point, Quad} from '../../sandbox/samples/sample';
import {PICTURE_HEIGHT, PICTURE_WIDTH} from './scenery';
import {scenes} from './scenes';

const THUMBNAIL_WIDTH = 224;

export interface MeasuredCharacter {
  readonly character: string;
  readonly quad: Quad;
  readonly color: string;
}

export interface Rendering {
  readonly name: string;
  readonly jpeg: Buffer;
  /** For choosing among pictures: a small one, twice as wide as it is shown. */
  readonly thumbnail: Buffer;
  readonly quads: Readonly<Record<string, Quad>>;
  readonly readings: Readonly<Record<string, readonly MeasuredCharacter[]>>;
}

/**
 * Renders each scene in Chromium and measures the marked shapes and characters.
 */
export async function renderScenes(executablePath: string): Promise<readonly Rendering[]> {
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    const page = await browser.newPage({viewport: {width: PICTURE_WIDTH, height: PICTURE_HEIGHT}});
    const renderings: Rendering[] = [];
    for (const scene of scenes) {
      await page.setContent(
        `<!doctype html><style>body{margin:0}svg{display:block}</style>${scene.svg}`,
      );
      // tsx wraps named functions in `__name`, which the page does not know.
      await page.evaluate('globalThis.__name = (named) => named');
      const measured = await page.evaluate(measureInPage);
      const jpeg = await page.screenshot({type: 'jpeg', quality: 88});
      await page.addStyleTag({content: `svg{inline-size:${THUMBNAIL_WIDTH}px;block-size:auto}`});
      const thumbnail = await page.locator('svg').first().screenshot({type: 'jpeg', quality: 80});
      renderings.push({name: scene.name, jpeg, thumbnail, ...measured});
    }
    return renderings;
  } finally {
    await browser.close();
  }
}

/** Runs inside the page: self-contained, no name from outside. */
function measureInPage(): Pick<Rendering, 'quads' | 'readings'> {
  const quads: Record<string, Quad> = {};
  const readings: Record<string, MeasuredCharacter[]> = {};
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) throw new Error('no canvas');

  const toQuad = (
    element: SVGGraphicsElement,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): Quad => {
    const matrix = element.getScreenCTM();
    if (matrix === null) throw new Error('not rendered');

    const at = (x: number, y: number): Point => {
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return {x: Math.round(point.x), y: Math.round(point.y)};
    };
    return {
      topLeft: at(left, top),
      topRight: at(right, top),
      bottomLeft: at(left, bottom),
      bottomRight: at(right, bottom),
    };
  };
  for (const element of Array.from(document.querySelectorAll<SVGGraphicsElement>('[data-quad]'))) {
    const box = element.getBBox();
    quads[element.dataset['quad'] ?? ''] = toQuad(
      element,
      box.x,
      box.y,
      box.x + box.width,
      box.y + box.height,
    );
  }
  for (const element of Array.from(document.querySelectorAll<SVGTextElement>('[data-of]'))) {
    const character = element.textContent ?? '';
    const style = getComputedStyle(element);
    canvas.font = `${style.fontWeight} ${style.fontSize} "${element.getAttribute('font-family') ?? ''}"`;
    canvas.textAlign = 'center';
    const ink = canvas.measureText(character);
    const x = Number(element.getAttribute('x'));
    const y = Number(element.getAttribute('y'));
    (readings[element.dataset['of'] ?? ''] ??= []).push({
      character,
      color: element.getAttribute('fill') ?? '',
      quad: toQuad(
        element,
        x - ink.actualBoundingBoxLeft,
        y - ink.actualBoundingBoxAscent,
        x + ink.actualBoundingBoxRight,
        y + ink.actualBoundingBoxDescent,
      ),
    });
  }
  return {quads, readings};
}
