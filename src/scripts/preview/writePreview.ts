import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PREVIEW_FOLDER} from '../../site-checks/site/readSite';
import {requireBuiltSite} from '../../site-checks/site/requireBuiltSite';
import {compareBuilds, type Comparison} from './compareBuilds';
import {readBuild} from './readBuild';
import {renderPreview} from './renderPreview';
import type {takePictures} from './takePictures';

const SHEETS = ['src/css/tokens.css', 'src/scripts/preview/preview.css'];

/** The builds to compare. */
interface PreviewOptions {
  readonly before: string;
  readonly after: string;
  /** Takes the pictures; without it, the preview has texts only. */
  readonly takePictures?: typeof takePictures | undefined;
}

/**
 * Writes the preview into the folder `preview` of the newer build: a list of changed pages, and each
 * of them before and after.
 *
 * @throws Error when a folder holds no built site
 */
export async function writePreview({
  before,
  after,
  takePictures: take,
}: PreviewOptions): Promise<Comparison> {
  requireBuiltSite(before, 'name the folder of an older build, `npm run preview -- --before DIR`');
  const comparison = compareBuilds(readBuild(before), readBuild(after));
  const into = path.join(after, PREVIEW_FOLDER);
  await rm(into, {recursive: true, force: true});
  await mkdir(into, {recursive: true});
  const pictures = (await take?.(comparison.pages, {before, after, into})) ?? new Map();
  for (const [file, html] of Object.entries(renderPreview(comparison, pictures)))
    await writeFile(path.join(into, file), html);
  for (const sheet of SHEETS) await copyFile(sheet, path.join(into, path.basename(sheet)));
  return comparison;
}
