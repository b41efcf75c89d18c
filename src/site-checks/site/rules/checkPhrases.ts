import type {Finding} from '../finding';
import type {Site} from '../readSite';

/**
 * Remarks about where a statement comes from. Readers cannot see that source: pages state the
 * contract, and say what a client must be ready for where behavior is undefined.
 */
const REMARKS: readonly RegExp[] = [
  /(?:x-)?assumed\b/i,
  /\bnot specified\b|\bunspecified\b/i,
  /\b(?:our|this) reading\b|\breadings? of (?:this|the) (?:portal|specification)\b/i,
  /\bthe specification (?:names|shows|lists|gives|says|does not|leaves|describes|requires|calls|recommends)\b/i,
  /\bx-(?:rule|rule-reason|unspecified)\b/,
];

/** No public page or download remarks on the source of a statement. */
export function checkPhrases(site: Site): Finding[] {
  const texts = [...site.pages.map(({file, text}) => [file, text] as const), ...site.downloads];
  return texts.flatMap(([file, text]) =>
    REMARKS.flatMap((pattern): Finding[] => {
      const phrase = pattern.exec(text)?.[0].trim();
      return phrase === undefined
        ? []
        : [
            {
              page: file,
              message: `remarks on the source of a statement, got ${JSON.stringify(phrase)}. Expected: the contract, or what a client must be ready for.`,
              needles: [phrase],
            },
          ];
    }),
  );
}
