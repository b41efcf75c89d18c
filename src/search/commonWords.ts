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

/** Whether a word tells little about a subject. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);
