// Renders the bitmap pictures from their SVG sources: `npx tsx src/scripts/pictures/draw.mts`.
// They carry no product name, so they are committed and outlive a rename.
import {readFileSync, writeFileSync} from 'node:fs';
import {chromium, type Browser} from 'playwright-core';

const OUT = 'static/img';

/** Size of a bitmap in the ICO container: its one entry is a PNG. */
const ICON_SIZE = 32;

async function render(
  browser: Browser,
  svg: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  const picture = await page.screenshot({omitBackground: true});
  await page.close();
  return picture;
}

/** An ICO file: header of 6 bytes, one directory entry of 16, the PNG. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICON_SIZE, 6);
  header.writeUInt8(ICON_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The mark on a white tile with room around it, as home screens want it. */
function toTile(svg: string): string {
  return `<div style="background:#fff;padding:22px;width:136px">${svg.replace('<svg ', '<svg style="width:136px;height:136px" ')}</div>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const mark = readFileSync(`${OUT}/favicon.svg`, 'utf8');
writeFileSync(`${OUT}/favicon.ico`, toIco(await render(browser, mark, ICON_SIZE, ICON_SIZE)));
writeFileSync(`${OUT}/apple-touch-icon.png`, await render(browser, toTile(mark), 180, 180));
writeFileSync(
  `${OUT}/social-card.png`,
  await render(browser, readFileSync('src/scripts/pictures/social-card.svg', 'utf8'), 1200, 630),
);
await browser.close();
