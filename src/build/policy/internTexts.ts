import type {PageSecurity} from './readPageSecurity';

const texts = new Map<string, string>();

/**
 * Texts that occur on every page are kept once, and as copies: a part of a page would keep the whole
 * page in memory.
 */
export const internTexts = ({
  inlineScripts,
  styleAttributes,
  problems,
}: PageSecurity): PageSecurity => ({
  inlineScripts: inlineScripts.map(intern),
  styleAttributes: styleAttributes.map(intern),
  problems,
});

function intern(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text).toString();
  texts.set(copy, copy);
  return copy;
}
