/** Words of everyday English. They tell little about a subject, however rare they are here. */
const COMMON_WORDS = new Set(
  (
    'able about above absolutely according across act actual actually advance after again' +
    ' against age ago agree ahead all allow almost alone along already although always' +
    ' amount another anyway anywhere apart appear appears appropriate approximately around' +
    ' arrange arrive ask asked asking asks assume attempt available avoid away back bad' +
    ' badly based basic bear became become becomes becoming before began begin beginning' +
    ' begins behind believe belong below beneath besides best better between beyond big' +
    ' bigger bit both brief bring brings brought busy called came care careful carefully' +
    ' carry case catch certain certainly chance choice clear clearly close closely comes' +
    ' coming common commonly complete completely complicated concern consider considered' +
    ' consist convenient correct couple course current dealing decide decided deep' +
    ' definitely depending depends described desire despite different differently' +
    ' difficult directly discover doubt down during each easier easily easy effort either' +
    ' elsewhere employ end ends enough ensure entire entirely especially even eventually' +
    ' ever every everybody everyone everything everywhere exact exactly excellent except' +
    ' exist exists expecting explain explained explains extra extremely fact facts fair' +
    ' fairly familiar far fast feel feels felt few fewer figure finally find fine finish' +
    ' first fit fits five follow following follows forever forget forgot former forth' +
    ' found four fresh friend friendly full fully further gave general generally goes gone' +
    ' good great grow guess happen happened happening happens hard hear heard held help' +
    ' helpful helps hence here highly hope hoping huge idea ideal imagine immediate' +
    ' immediately important impossible included including inside instance instead intend' +
    ' intended interest interested interesting involved issues itself just keeps kind' +
    ' kinds knew known knows last later latest latter least less lie life like likely' +
    ' listen little long longer look looked looking looks lot lots love main mainly major' +
    ' manage manner many matter matters mean meaning means meant meet mention mentioned' +
    ' mind mine minor mix moment more most mostly much myself name nearby nearly necessary' +
    ' neither never new next nice no nobody none normal normally not nothing notice' +
    ' obvious obviously occur occurs offered offers often okay once one ones only opinion' +
    ' ordinary other others otherwise out outcome outside over overall own pair particular' +
    ' particularly partly past people perform perhaps place plain plenty plus popular' +
    ' possibility possibly practical prefer preferred previously probably problem proceed' +
    ' proper properly provided provides purpose put puts putting question questions quick' +
    ' quickly quite rare rarely rather ready real reason reasonable reasons recently' +
    ' recommend regard regularly relate relevant rely right rough said same saw saying' +
    ' says scenario see seem seemed seems seen serious seriously several short shows side' +
    ' similar similarly simple simpler simplest simply since sit small solve solved' +
    ' somebody someone sometime sometimes somewhat somewhere soon sooner sort sorts speak' +
    ' specifically stay stays straight strong stuff subject successfully suitable suppose' +
    ' supposed surely take taken takes taking talk talking talks tells tend thank' +
    ' therefore think thinking though thought through throughout thus till time together' +
    ' told took totally toward towards trick tried tries try trying turn turned turns two' +
    ' typical typically understood unless until unusual up upon use used useful uses using' +
    ' usual usually various versus walk wanted ways well went whatever whether whole' +
    ' willing wish within without wonder wondering work working works worry worse worst' +
    ' worth wrong yet yourself'
  ).split(' '),
);

/** Whether a word tells little about a subject. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);
