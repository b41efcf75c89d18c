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

/** Words of everyday English. They tell little about a subject, however rare they are here. */
const COMMON_WORDS = new Set(
  (
    'able about above actually after again against all almost alone along already always' +
    ' another around ask available away back before behind below best better between big both' +
    ' bring came case clear come comes common completely correct current directly down each' +
    ' easily easy either enough even ever every exactly exist fact far fast few fine first' +
    ' follow full general give good great happen happened happening happens hard help here' +
    ' idea important inside instead just kind last later least less like little long look' +
    ' looks lot main many mean means more most much name never new next nice no none not' +
    ' nothing often once one only other otherwise out outside over own people perhaps place' +
    ' plain problem properly put quickly quite rather ready real reason right same see seem' +
    ' seems several short side similar simple since small someone soon sort stay stays' +
    ' straight suddenly take takes talk think through time together toward try turn two until' +
    ' up use used useful using usually well whether whole within without wonder work working' +
    ' works wrong yet yourself'
  ).split(' '),
);

/** Articles and the like: a noun follows them, not a verb. */
const BEFORE_NOUN = new Set('a an and by for of or per the vehicle car its their'.split(' '));

/** Whether a word carries no meaning for a search. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Whether a word tells little about a subject. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);

/** Whether a word that can be a verb or a noun is a verb here: "how do I make", not "the make". */
export const isVerb = (word: string, previous: string | undefined): boolean =>
  isStopWord(word) && previous !== undefined && isStopWord(previous) && !BEFORE_NOUN.has(previous);
