/** Words of everyday English. They tell little about a subject, however rare they are here. */
const COMMON_WORDS = new Set(
  (
    'able about above absolutely according across act actual actually advance after again' +
    ' against age ago agree ahead all allow almost alone along already although altogether' +
    ' always amount another anybody anyhow anymore anyway anywhere apart apparently appear' +
    ' appears appropriate approximately around arrange arrive aside ask asked asking asks' +
    ' assume attempt available avoid away back bad badly based basic basically bear became' +
    ' become becomes becoming before began begin beginning begins behind believe belong' +
    ' below beneath besides best better between beyond big bigger bit both brief briefly' +
    ' bring brings brought busy called came care careful carefully carry case catch certain' +
    ' certainly chance choice circumstances clear clearly close closely comes coming common' +
    ' commonly complete completely complicated concern concerned concerning consider' +
    ' considered consist constantly convenient correct couple course crazy current dealing' +
    ' decide decided deep definitely depending depends described desire despite different' +
    ' differently difficult directly discover doubt down during each easier easily easy' +
    ' effort either elsewhere employ end ends enough ensure entire entirely especially' +
    ' essentially even eventually ever every everybody everyone everything everywhere exact' +
    ' exactly excellent except exist exists expecting explain explained explains extra' +
    ' extremely fact facts fair fairly familiar far fast feel feels felt few fewer figure' +
    ' finally find fine finish first fit fits five follow following follows forever forget' +
    ' forgot former forth found four fresh friend friendly full fully fun further' +
    ' furthermore gave general generally goes gone good great grow guess happen happened' +
    ' happening happens hard hardly hear heard held help helpful helps hence here highly' +
    ' hope hoping huge idea ideal ideally imagine immediate immediately importance' +
    ' important impossible included including indeed inside instance instead intend' +
    ' intended interest interested interesting involved issues itself just keeps kind kinds' +
    ' knew known knows last lately later latest latter least less lie life like likely' +
    ' listen little long longer look looked looking looks lot lots love main mainly major' +
    ' majority man manage manner many matter matters mean meaning means meant meanwhile' +
    ' meet mention mentioned mind mine minor mix moment more moreover most mostly much' +
    ' myself name naturally nearby nearly necessarily necessary neither never nevertheless' +
    ' new next nice no nobody none normal normally not nothing notice obvious obviously' +
    ' occasion occasionally occur occurs odd offered offers often okay once one ones only' +
    ' opinion opportunity ordinary other others otherwise out outcome outside over overall' +
    ' own pair particular particularly partly past people perform perhaps place plain' +
    ' plenty plus popular possibility possibly practical prefer preferably preferred pretty' +
    ' previously principle probably problem proceed proper properly provided provides' +
    ' purpose put puts putting question questions quick quickly quiet quite rare rarely' +
    ' rather ready real reason reasonable reasons recently recommend regard regarding' +
    ' regularly relate relatively relevant rely right rough roughly said sake same' +
    ' satisfied saw saying says scenario see seem seemed seems seen separately serious' +
    ' seriously several short shortly shows side similar similarly simple simpler simplest' +
    ' simply since sit slightly small smart smooth solve solved somebody someone sometime' +
    ' sometimes somewhat somewhere soon sooner sorry sort sorts speak specifically stay' +
    ' stays stick story straight strange strong stuff stupid subject successfully sudden' +
    ' suddenly suitable suppose supposed surely take taken takes taking talk talking talks' +
    ' tells tend thank therefore think thinking though thought through throughout thus till' +
    ' time together told tomorrow took totally toward towards trick tried tries try trying' +
    ' turn turned turns two typical typically understood unless until unusual up upon use' +
    ' used useful uses using usual usually various versus walk wanted warm ways well went' +
    ' whatever whether whole willing wish within without wonder wonderful wondering work' +
    ' working works worry worse worst worth wrong yet yourself'
  ).split(' '),
);

/** Whether a word tells little about a subject. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);
