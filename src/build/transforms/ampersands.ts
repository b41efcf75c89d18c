/** A private character, which no page holds. */
const STAND_IN = '\ue000';

/** For the page template, behind a text of HTML: hides ampersands from the minifier. */
export const HIDE_AMPERSANDS = `.replaceAll('&amp;', '${STAND_IN}')`;

/** Puts back the ampersands that were hidden from the minifier. */
export const restoreAmpersands = (html: string): string =>
  html.replaceAll(`${STAND_IN} `, '& ').replaceAll(STAND_IN, '&amp;');
