/** Words of everyday English. They tell little about a subject, however rare they are here. */
const COMMON_WORDS = new Set(
  (
    'able about above absolutely according across act actual actually advance afraid after' +
    ' afternoon again against age ago agree ahead all allow almost alone along already' +
    ' although altogether always amount ancient annoying another anybody anyhow anymore' +
    ' anyway anywhere apart apparently appear appears appropriate approximately around' +
    ' arrange arrive aside ask asked asking asks assume attempt available avoid away awful' +
    ' awkward back bad badly based basic basically bear became because become becomes' +
    ' becoming before began begin beginning begins behind believe belong below beneath' +
    ' beside besides best bet better between beyond big bigger bit boss both bother brief' +
    ' briefly bring brings broad brought busy but called came care careful carefully carry' +
    ' case catch certain certainly chance choice circumstances clear clearly clever close' +
    ' closely colleague colleagues come comes coming common commonly complete completely' +
    ' complicated concern concerned concerning consider considered consist constantly' +
    ' contrary convenient correct could couple course crazy current dare dealing dear' +
    ' decide decided deep definitely depending depends described desire despite different' +
    ' differently difficult directly discover do doubt down during each earn easier easily' +
    ' easy effort either else elsewhere employ end ends enjoy enough ensure entire entirely' +
    ' especially essentially even eventually ever every everybody everyone everything' +
    ' everywhere exact exactly excellent except exist exists expecting explain explained' +
    ' explains extra extremely fact facts fair fairly familiar far fast fear feel feels' +
    ' felt few fewer figure finally find fine finish first fit fits five follow following' +
    ' follows forever forget forgot former forth found four fresh friend friendly full' +
    ' fully fun further furthermore gave general generally gentle genuine give glad go goes' +
    ' going gone good great grow guess guy guys handy happen happened happening happens' +
    ' happy hard hardly hate hear heard held hello help helpful helps hence here highly' +
    ' hope hoping huge hurry idea ideal ideally imagine immediate immediately importance' +
    ' important impossible included including indeed inside instance instead intend' +
    ' intended interest interested interesting involved issues itself just keen keeps kid' +
    ' kind kinds knew know known knows lack last lately later latest latter lay least less' +
    ' let lie life like likely listen little long longer look looked looking looks lot lots' +
    ' love lucky main mainly major majority make makes making man manage manner many matter' +
    ' matters maybe mean meaning means meant meanwhile meet mention mentioned mere merely' +
    ' might mind mine minor mix moment more moreover most mostly much must myself mystery' +
    ' name naturally nearby nearly necessarily necessary need neither never nevertheless' +
    ' new next nice no nobody none normal normally not nothing notice now nowadays nowhere' +
    ' obvious obviously occasion occasionally occur occurs odd offered offers often okay' +
    ' once one ones only onto opinion opportunity ordinary other others otherwise ought' +
    ' ours ourselves out outcome outside over overall own pair particular particularly' +
    ' partly past people per perfect perfectly perform perhaps place plain please plenty' +
    ' plus popular possibility possible possibly practical prefer preferably preferred' +
    ' pretty previously principle probably problem proceed proper properly provided' +
    ' provides purpose put puts putting question questions quick quickly quiet quite rare' +
    ' rarely rather ready real really reason reasonable reasons recently recommend regard' +
    ' regarding regularly relate relatively relevant rely right rough roughly said sake' +
    ' same satisfied saw say saying says scenario see seem seemed seems seen separately' +
    ' serious seriously several shall short shortly should shows side similar similarly' +
    ' simple simpler simplest simply since sit slightly small smart smooth so solve solved' +
    ' some somebody somehow someone something sometime sometimes somewhat somewhere soon' +
    ' sooner sorry sort sorts speak specifically stay stays stick still story straight' +
    ' strange strong stuff stupid subject successfully such sudden suddenly suitable' +
    ' suppose supposed sure surely take taken takes taking talk talking talks tells tend' +
    ' terrible than thank thanks that them then there therefore thing things think thinking' +
    ' this those though thought through throughout thus till time tiny together told' +
    ' tomorrow too took totally toward towards trick tried tries try trying turn turned' +
    ' turns two typical typically understood unless until unusual up upon use used useful' +
    ' uses using usual usually various versus walk want wanted wants warm way ways weird' +
    ' well went were what whatever when whenever where wherever whether which whichever' +
    ' while who whole whom whose why will willing wish within without wonder wonderful' +
    ' wondering work working works worry worse worst worth would wrong yeah yesterday yet' +
    ' yourself'
  ).split(' '),
);

/** Whether a word tells little about a subject. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);
