import path from 'node:path';
import {
  foreignImageExtensions,
  getImageType,
  getPromisedType,
  imageExtensions,
  isWhole,
} from '../imageType';
import type {Problem} from '../problem';
import {isTextFile} from '../readSite';
import type {ContentFile, ContentSite} from '../site';

/** A page with its images is to load within seconds on a phone. */
const IMAGE_MAX_BYTES = 500_000;
/** What editors and systems leave behind. */
const LEFT_BEHIND =
  /(?:~|\.(?:bak|orig|rej|swp|tmp|old|log))$|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.git|node_modules)(?:\/|$)/;
const PAGE_LIKE = /\.(?:markdown|mdown|mkd|mdwn|rst|adoc|docx?|html?|txt)$/i;

/**
 * Each file below `docs` is a page, a sample or an image of the format that its name says, and
 * somebody shows it.
 */
export const checkFiles = (site: ContentSite): Problem[] =>
  site.files.flatMap((file) => {
    const message = getFault(file, site);
    return message === undefined ? [] : [{file: file.file, line: 1, message}];
  });

function getFault(file: ContentFile, site: ContentSite): string | undefined {
  if (LEFT_BEHIND.test(file.file))
    return 'was left behind by an editor or a system. Fix: remove it.';
  const extension = path.extname(file.file).slice(1).toLowerCase();
  if (foreignImageExtensions.includes(extension))
    return `is an image that browsers do not show. Expected: one of ${imageExtensions.join(', ')}.`;
  if (imageExtensions.includes(extension)) return getImageFault(file, extension, site);
  if (file.file.includes('/_samples/')) return undefined;
  if (PAGE_LIKE.test(file.file))
    return 'is no page: only .mdx and .md files become one. Fix: rename or remove it.';
  return isTextFile(file.file) || path.basename(file.file) === '_category_.json'
    ? undefined
    : 'is of a kind that no page uses. Expected: a page, an image, or a file below `_samples`.';
}

function getImageFault(
  {file, bytes}: ContentFile,
  extension: string,
  {pages, unread, files}: ContentSite,
): string | undefined {
  const promised = getPromisedType(extension);
  const type = getImageType(bytes);
  if (bytes.length === 0) return 'is an empty image. Fix: export it again.';
  if (type !== promised)
    return `is not the image that its name says, got ${type ?? 'no image'}. Expected: ${promised}. Fix: export or rename it.`;
  if (bytes.length > IMAGE_MAX_BYTES)
    return `is an image of ${Math.ceil(bytes.length / 1000).toLocaleString('en-US')} kB. Expected: at most ${IMAGE_MAX_BYTES / 1000} kB. Fix: make it smaller, or save it as WebP.`;
  if (!isWhole(type ?? '', bytes)) return 'is an image without its end. Fix: export it again.';
  if (
    type === 'SVG' &&
    /<script|\son\w+\s*=|javascript:|<foreignObject/i.test(bytes.toString('utf8'))
  )
    return 'is a drawing with a script. Fix: export it as plain SVG.';
  const name = path.basename(file);
  const isUsed =
    [...pages, ...unread].some(
      ({source}) => source.includes(name) || source.includes(encodeURIComponent(name)),
    ) ||
    (file.includes('/_samples/') &&
      files.some((other) => other.file !== file && other.bytes.includes(name)));
  return isUsed ? undefined : 'is an image that no page shows. Fix: show it, or remove it.';
}
