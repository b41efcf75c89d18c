/** Words that carry no meaning for a search. */
const STOP_WORDS = new Set(
  (
    'a alright also am an and any anyone anything are as at be because' +
    ' been being but by can come could did do does doing done else for' +
    ' from get gets getting give gives go going got had has have he her' +
    ' him his how i if in into is it its know let made make' +
    ' makes making may maybe me might must my need needed needs now of ok' +
    ' on onto or our ours per please possible really say shall she should so' +
    ' some somehow something still such sure tell than thanks that the their them then' +
    ' there these they thing things this those to too us very via want wants' +
    ' was way we were what when where which while who whom whose why will' +
    ' with would yes you your'
  ).split(' '),
);

/** Articles and the like: a noun follows them, not a verb. */
const BEFORE_NOUN = new Set('a an and by for of or per the vehicle car its their'.split(' '));

/** Whether a word carries no meaning for a search. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Whether a word that can be a verb or a noun is a verb here: "how do I make", not "the make". */
export const isVerb = (word: string, previous: string | undefined): boolean =>
  isStopWord(word) && previous !== undefined && isStopWord(previous) && !BEFORE_NOUN.has(previous);
