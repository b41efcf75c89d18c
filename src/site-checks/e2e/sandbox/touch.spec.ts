import {expect, type CDPSession, type Locator} from '@playwright/test';
import {getPanel} from '../support/panel';
import {test} from '../support/saving';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Puts fingers down, moves each along its way in steps, and lifts them. */
async function touch(
  session: CDPSession,
  ways: readonly (readonly [from: Point, to: Point])[],
): Promise<void> {
  const send = (type: 'touchEnd' | 'touchMove' | 'touchStart', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : ways.map(([from, to], id) => ({
              id,
              x: from.x + (to.x - from.x) * share,
              y: from.y + (to.y - from.y) * share,
            })),
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 6; step += 1) await send('touchMove', step / 6);
  await send('touchEnd');
}

async function getCenter(element: Locator): Promise<Point> {
  const {x, y, width, height} = (await element.boundingBox())!;
  return {x: x + width / 2, y: y + height / 2};
}

test('the picture is zoomed, moved and cut, and its boxes are chosen, by fingers alone', async ({
  page,
}) => {
  await page.goto('tools/workbench?try=recognizeVehicle&run=1');
  const panel = getPanel(page);
  const session = await page.context().newCDPSession(page);
  // After the first response, the picture is the step in front.
  const picture = panel.getByRole('img', {name: /./}).first();
  const box = panel.getByRole('button', {name: /^Example Motors/});
  await box.tap({position: {x: 12, y: 12}});
  await expect(box).toHaveAttribute('aria-pressed', 'true');
  const top = await page.evaluate(() => window.scrollY);

  const before = (await picture.boundingBox())!;
  const {x, y} = await getCenter(picture);
  const right = {x: x + 20, y};
  const left = {x: x - 20, y};
  await touch(session, [
    [left, {x: x - 60, y}],
    [right, {x: x + 60, y}],
  ]);
  const getPlace = async () => (await picture.boundingBox())!;
  await expect.poll(async () => (await getPlace()).width / before.width).toBeGreaterThan(2);
  const zoomed = await getPlace();
  await touch(session, [[right, {x: right.x - 40, y: y - 10}]]);
  await expect.poll(async () => (await getPlace()).x).toBeCloseTo(zoomed.x - 40, -1);
  const fit = panel.getByRole('button', {name: 'Fit'});
  // Right after a drag, the browser takes a tap for a part of it.
  await expect(async () => {
    if (await fit.isEnabled()) await fit.tap();
    expect((await getPlace()).width).toBeCloseTo(before.width, 0);
  }).toPass();

  await panel.getByRole('button', {name: 'Draw a region'}).tap();
  const corner = panel.getByRole('slider', {name: 'Third corner of the region'});
  const start = await getCenter(corner);
  await touch(session, [[start, {x: start.x - 50, y: start.y - 30}]]);
  const scale = 1_280 / before.width;
  const [, across = '', down = ''] =
    /^(\d+) from the left, (\d+) from/.exec((await corner.getAttribute('aria-valuetext')) ?? '') ??
    [];
  // From 1023 and 575, by so many pixels of the picture.
  expect(Math.abs(Number(across) - (1_023 - 50 * scale))).toBeLessThan(2 * scale);
  expect(Math.abs(Number(down) - (575 - 30 * scale))).toBeLessThan(2 * scale);
  // None of it scrolled the page.
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});
