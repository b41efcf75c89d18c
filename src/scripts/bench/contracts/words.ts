import {pick, pickInteger, type Random} from './random';

const WORDS =
  'account action active after alert allow amount archive area assign avatar badge batch before block branch build cache call change channel check closed code comment commit config content count create creator current custom date default deploy detail digest email emoji enabled entry event expire export feature field file filter flag folder format group guild hash head history hook image import index input install invite issue item key label language last latest level limit line link list locale lock login media member merge message method mode name network next node note number object offset option order origin owner package page parent path pattern payload permission phase plan policy position prefix preview priority private profile project public query queue quota range reaction reason record region release remote report repository request reset resource response result review role route rule runner scope search secret section secure sender server session setting shard signal size source stage start state status step sticker store stream subject summary support suspend sync system table tag target team template term text thread time title token topic total track trigger type union unit update upload url user value variable version view visibility voice volume webhook weight width window workflow zone'.split(
    ' ',
  );

/** Words with a separator between them. */
export const toWords = (random: Random, count: number, separator = '_'): string =>
  Array.from({length: count}, () => pick(random, WORDS)).join(separator);

/** A sentence of about so many words, as a description has it. */
export function toSentence(random: Random, length: number): string {
  const text = toWords(random, pickInteger(random, Math.ceil(length / 2), length * 2), ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Paragraphs of Markdown with emphasis, code, lists and links. */
export function toParagraphs(random: Random, count: number): string {
  return Array.from({length: count}, (_, index) => {
    const sentences = Array.from({length: pickInteger(random, 1, 3)}, () => toSentence(random, 14));
    if (index % 3 === 1)
      return sentences.map((sentence) => `- \`${toWords(random, 1)}\`: ${sentence}`).join('\n');
    const link = `See [${toWords(random, 2, ' ')}](https://large.example/${toWords(random, 2, '/')}).`;
    return [...sentences, link, `**${toSentence(random, 4)}**`].join(' ');
  }).join('\n\n');
}
