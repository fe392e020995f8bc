import type { PartId } from '../../knowledge/life-lengths.js';

const pump = String.raw`värmepump(?:en|ar|arna)?`;
const led = String.raw`(?:ledningar(?:na)?|rör(?:en)?|stam(?:mar(?:na)?|men)?|system(?:et)?|installation(?:en|er|erna)?)`;

/** How adverts name the parts of a house. Where two patterns meet the longest name holds. */
export const partWords: readonly (readonly [PartId, string])[] = [
  [
    'roof',
    String.raw`(?:ytter|plåt|koppar|zink|skiffer|tegel|papp|betong|eternit|sedum|vass|halm|strå|hus|sadel|mansard|valm|pulpet)?tak(?:et|ets|en|ens)?(?:pannor(?:na)?|papp(?:en)?|plåt(?:en)?|tegel|tegl(?:et)|täckning(?:en)?|beläggning(?:en)?|lagret|byte(?:t)?|omläggning(?:en)?|renovering(?:en)?)?|underlagspapp(?:en)?|(?<=pannor(?:na)?\s[^.]{0,30})papp(?:en)?|(?:tak|gummi)duk(?:en)?|(?<=tak[^.]{0,40})(?:tätskikt(?:et)?|papp(?:en)?|skiffer(?:n)?)|pannor(?:na)?\s+på\s+(?:\p{L}+)?tak(?:et)?|(?:(?:en|två)kupigt\s+(?:ler)?tegel|(?:tegel|betong|ler)pannor(?:na)?|(?:ler|betong)tegel)(?:\s+(?:på|över|med)\s+(?:underlags)?papp)?|pannor(?:na)?(?=\s*(?:,|och\s+(?:läkt|papp|underlag)|\d{4}|-\d\d|(?:lades|byttes|bytta|omlagda|utbytta|lagda|är\s+från|från)))|(?:ny(?:tt|a)?\s+(?:\p{L}+\s+)?)?(?:papp(?:en)?|te(?:gel|glet)|plåt(?:en)?|skiffer(?:n)?)\s+på\s+(?:\p{L}+)?tak(?:et)?|(?<=tak(?:et)?(?!\p{L})[^.]{0,80})fiber(?:cement)?skivor(?:na)?|lerteglet|(?<=på\s+\p{L}{0,12}taket\s+(?:ligger|sitter)\s+(?:(?:det|nu|sedan)\s+){0,2}(?:\d{4}\s+)?)(?:papp|tegel|plåt)`,
  ],
  ['drainage', String.raw`(?:om|ny)?dräner\p{L}*`],
  [
    'facade',
    String.raw`\p{L}*fasad(?:en|er|erna|ens)?(?:renovering(?:en)?|byte(?:t)?|puts(?:en)?|panel(?:en)?)?|(?:trä|fasad|ytter|lock(?:list)?|fjäll|fas|spont)?panel(?:en)?|(?<!\p{L}\s(?:med|i|av)\s)puts(?:en)?`,
  ],
  [
    'windows',
    String.raw`(?:\p{L}*glas|energi|trä|alu(?:minium)?|pvc|plast)?fönst(?:er|erna|ren|rena|ret|erbyte[nt]?|erbyten|rens|erpartier(?:na)?)|fönsterbågar(?:na)?|(?=bågar)(?<=fönst(?:er|ren)[^.]{0,40})bågar(?:na)?`,
  ],
  [
    'pipes',
    String.raw`(?:kall-?\s+och\s+)?(?:kall|varm|dricks|tapp)vatten${led}|(?<!(?:kommunalt|enskilt|eget|egen|till)\s+)vatten\s+och\s+avlopp(?=\s+(?:är|har|byttes|bytt|bytta|från|original|omdrag|drogs))|vatten${led}(?:\s+och|\s*,|\s*&|\s*/)\s*avlopp(?:et|s?${led})?|vatten\s*,\s*avlopp(?:et)?(?=\s+(?:och|samt)\s+el)|(?<!(?:kommunalt|enskilt|eget|egen|egna|nytt)\s+(?:vatten\s+och\s+)?)avlopp(?:et|en)?(?![^.]{0,60}(?:trekammar|infiltration|markbädd|minirening|slamavskilj|sluten\s+tank))(?=\s*(?:\(\d{4}|\d{4}|-\d\d|(?:byttes|bytt|är\s+från|från|relinades|(?:är\s+)?relinade|filmades|och\s+vatten)(?!\p{L})))|stam(?:byte|bytet|byten|bytt|bytta|mar|marna|renoverad|renovering(?:en)?|ledningar(?:na)?)|rör(?:en|stammar|stammarna|dragning(?:en|ar|arna)?|ledningar(?:na)?|-(?=\s*och))?|(?:(?:spill)?vatten|avlopps?|tapp\p{L}*)${led}|(?:vatten|avlopps?)-?\s*(?:och|&|/)\s*(?:vatten|avlopps?|värme)${led}|vatten-(?=\s*(?:och|&)\s*el)|\p{L}+stammar(?:na)?|vvs(?:-\p{L}+)?|relin\p{L}*`,
  ],
  [
    'electrical',
    String.raw`(?:(?:el)?huvud|grupp|el)central(?:en|er|erna)?|el(?:en|system(?:et)?|ledningar(?:na)?|stammar(?:na)?|dragning(?:en)?|stigar(?:e|na)?|skåp(?:et)?|kablar(?:na)?|nät(?:et)?|anläggning(?:en)?|installation(?:en|er|erna)?|-(?=\s*(?:och|&)))?|(?=ledningar|central)(?<=(?<!\p{L})el(?:en|ektriker\p{L}*|central\p{L}*)?(?!\p{L})[^.]{0,80})(?:ledningar(?:na)?|central(?:en)?)|elstambyte(?:t)?|propp(?:skåp(?:et)?|central(?:en)?)|säkringsskåp(?:et)?|proppsäkring(?:ar|arna)`,
  ],
  [
    'groundHeatPump',
    String.raw`bergvärme(?:n|pump(?:en)?|anläggning(?:en)?)?|(?=värmepump|pump)(?<=bergvärme(?:n|anläggning(?:en)?)?(?!\p{L})[^.;]{0,60})(?:värme)?pump(?:en)?`,
  ],
  [
    'heatPump',
    String.raw`luft(?:[-/\s–]+luft)?[-\s]*${pump}|luft[-/–]luft[-\s]*pump(?:en|ar|arna)?|l[-/]l[-\s]*pump(?:en)?|luftpump(?:en)?`,
  ],
  [
    'otherHeatPump',
    String.raw`luft[-/\s–]+vatten[-\s]*(?:${pump}|pump(?:en)?)?|l[-/]v[-\s]*(?:${pump}|pump(?:en)?)|frånlufts(?:värme)?pump(?:en|ar)?|(?:jord|sjö|mark|grundvatten)värme(?:n|pump(?:en)?|anläggning(?:en)?)?|${pump}`,
  ],
  [
    'districtHeating',
    String.raw`fjärrvärme(?:(?:under)?central(?:en)?|växlare(?:n)?|anläggning(?:en)?)|fjärrvärme(?:n)?(?=\s*(?:,|\(|sedan|från|inst|\d{4}))|(?<=fjärrvärme[^.]{0,60})(?:(?:värme)?växlare(?:n)?|undercentral(?:en)?)`,
  ],
  [
    'boiler',
    String.raw`(?:värme|pellets?|olje|ved|el|gas|kombi|flis)?pann(?:a|an|byte|bytet|central(?:en)?)|(?:pellets?|olje|flis)brännare(?:n)?`,
  ],
  [
    'ventilation',
    String.raw`(?:mekanisk\s+)?frånluft(?:en)?|(?<=original)fläkt(?:en|ar)?|ventilation(?:en|ens|ssystem(?:et)?|saggregat(?:et)?|sfläkt(?:en)?)?|ftx(?:-?\p{L}+)?|från-?\s*(?:och\s+till)?lufts(?:fläkt(?:en|ar|arna)?|ventilation(?:en)?|aggregat(?:et)?)|fläktmotor(?:n|er|erna)?|ventilationsfläkt(?:en|ar|arna)?|luftbehandling\p{L}*`,
  ],
  [
    'sewage',
    String.raw`(?:tre|två)kammar(?:brunn(?:en)?|br)|nytt\s+avlopp(?=\s+(?:anl|grävdes|byggdes|efter|med))|avlopp(?:et)?(?=[^.]{0,50}(?:trekammar|infiltration|markbädd|minirening|slamavskilj))|tank(?:en)?\s+för\s+avlopp(?:et)?|slamavskiljare(?:n)?|avloppsbrunn(?:en)?|avloppet(?=\s+(?:är\s+)?(?:anl[aä]|består|med\s+infil|går\s+till))|septi[ck]?tank(?:en)?|sluten\s+tank|avloppstank(?:en)?|slutet\s+avlopp(?:\s+(?:med|till)\s+(?:\p{L}+\s+)?tank)?|avloppsanläggning(?:en)?|infiltration(?:en|sanläggning(?:en)?|sbädd(?:en)?)?|markbädd(?:en)?|(?:mini)?reningsverk(?:et)?|(?:enskil[dt]a?|eget|egna)\s+(?:\p{L}+\s+)?avlopp(?:et)?`,
  ],
  [
    'bathroom',
    String.raw`(?:kakel|kaklet|klinker|klinkret|plattorna)(?:\s+och\s+(?:kakel|klinker))?\s+i\s+(?:(?:gäst)?bad(?:rum(?:met|men)?|et)|dusch(?:en|rummet))|(?<=(?:bad|dusch|våt)rum(?:met|men)?\s+(?:(?:är|har|med|helt|fint|ljust|vitt|svart|grått|kakel|klinker|och|golv|vägg(?:ar)?|på|,)\s+){1,6})(?:kakel|klinker)(?!\p{L})|(?:hel)?kaklat\s+bad(?:rum)?|bad(?=\s+(?:från|\d{4}|-\d\d|renover|byt)|\s*[:(]\s*\d{4})|badr(?=[.\s])|(?:gäst)?bad(?:rum(?:met|men|mens|mets|srenovering(?:en)?)?)|våtrum(?:met|men)?|(?:våt|hygien)utrymme(?:t|n|na)?|duschrum(?:met|men)?|(?:wc|toalett(?:en)?)\s+(?:och|med)\s+dusch(?:en)?|dusch(?:en)?\s+och\s+(?:wc|toalett(?:en)?)|(?=bad(?!\p{L}))(?<=kök(?:et)?(?:,|\s(?:och|som|samt|&))\s)bad(?=\s*[,.]|\s+(?:och|\p{L}{4,}))|bad(?=\s+(?:och|samt|&)\s+kök)|(?<!(?:tak|terrass|balkong|altan)[^.]{0,40})tätskikt(?:et|en)?|våtrums(?:tapet|matt)(?:en|er|a|an)?|(?<=(?:bad|dusch|våt)\p{L}*[^.;]{0,80})(?:plast|omlagd\s)?matt(?:an?|or(?:na)?)`,
  ],
  [
    'kitchen',
    String.raw`kök(?:et|ets|srenovering(?:en)?|sbyte(?:t)?|sinredning(?:en)?)?|(?=inredning)(?<=(?<!\p{L})kök(?:et|ets)?(?!\p{L})[^.;\d]{0,80})(?<!ny\s)inredning(?:en)?(?=\s+(?:(?:är|från|av|byttes|bytt)\s+){0,2}(?:\d{4}|-\d\d))`,
  ],
  ['balcony', String.raw`balkong(?:er|erna)|balkong(?:renovering|byte)(?:n|en|t)?`],
  ['chimney', String.raw`skorsten(?:en)?|murstock(?:en)?|rökgång(?:en|ar)?`],
];
