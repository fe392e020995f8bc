import type { PhraseRow } from './phrase.types.js';

/** Phrases about place, surroundings and view. */
export const placePhrases: readonly PhraseRow[] = [
  [
    'lake-glimpse',
    String.raw`(?:sjö|havs|vatten)(?:glimt(?:ar|en)?|skymt)|skymt(?:ar)?\s+av\s+(?:sjön|havet|vattnet)`,
    'en utsikt som kräver vinter, kikare eller att du lutar dig ut',
    'Hur mycket av vattnet syns när träden har löv?',
  ],
  [
    'near-water',
    String.raw`(?:sjö|strand|havs|vatten)nära(?:\s+läge)?`,
    'nära vatten men inte vid det, ibland med översvämningsrisk eller strandskydd',
    'Hur långt är det, och vad säger översvämningskartan?',
  ],
  [
    'bathrobe-distance',
    String.raw`badrocks?avstånd(?:et)?`,
    'något närmare än promenadavstånd',
    'Hur många minuter tar det när du mäter?',
  ],
  [
    'walking-distance',
    String.raw`(?:gång|promenad)avstånd(?:et)?|promenadvänligt\s+avstånd`,
    'inte centralt, och en bit till kollektivtrafiken',
    'Hur många minuter tar det att gå på riktigt?',
  ],
  [
    'stones-throw',
    String.raw`(?:ett\s+)?stenkast(?:\s+(?:från|bort|ifrån))?`,
    'allt från hundra meter till en kilometer',
    'Hur långt är det på kartan?',
  ],
  [
    'transport',
    String.raw`(?:nära(?:\s+till)?|bra|goda|utmärkta|smidiga|fina)\s+(?:allmänna\s+)?(?:kommunikation(?:er|erna)?|kollektivtrafik)|kommunikationsnära`,
    'buller från spår eller väg intill, eller långa restider med buss',
    'Vad säger tidtabellen, och hur låter det på gården?',
  ],
  [
    'city-pulse',
    String.raw`(?:nära\s+)?(?:stadens|storstadens|citys?)\s+puls|mitt\s+i\s+smeten|mitt\s+i\s+händelsernas\s+centrum|pulserande`,
    'ljud från krogar och trafik',
    'Hur låter det en fredagskväll?',
  ],
  [
    'attractive-location',
    String.raw`(?:mycket\s+)?(?:attraktiv(?:t|a)?|eftertraktat|eftertraktade|populärt|populära|omtyckt(?:a)?)\s+(?:läge|område|kvarter|adress)(?:t|n|et|en)?`,
    'att priset ligger högre än vanligt',
    'Vad har liknande bostäder sålts för per kvadratmeter?',
  ],
  [
    'secluded',
    String.raw`avskil(?:t|d|da)\s+(?:läge|belägen|beläget|tomt)(?:t)?|(?:ligger|beläget|belägen)\s+avskilt`,
    'långt till grannar och buss',
    'Hur sköts vägen på vintern, och finns fiber?',
  ],
  [
    'secluded-calm',
    String.raw`avskild\s+(?:och\s+)?(?:rogivande\s+)?miljö|rogivande(?:\s+(?:miljö|läge|plats))?`,
    'en plats där vägen kan vara svår att använda delar av året',
    'Vem ansvarar för vägen?',
  ],
  [
    'calm-nature',
    String.raw`lugnt?\s+(?:och\s+\p{L}+\s+)?(?:läge|område|kvarter)(?:t|et)?(?:\s+(?:nära|intill|vid)\s+naturen?)?|naturnära(?:\s+läge)?|naturskön(?:t|a)?`,
    'långt till service',
    'Var ligger närmaste butik och skola, och hur är mobiltäckningen?',
  ],
  [
    'no-insight',
    String.raw`insyns(?:skydda(?:d|t|de)|fri(?:tt|a)?)`,
    'växtlighet som skymmer ljuset, eller ett läge lågt ner i huset',
    'Hur mycket ljus kommer in, och vilket våningsplan är det?',
  ],
  [
    'child-friendly',
    String.raw`barnvänlig(?:t|a)?(?:\s+(?:område|läge|miljö))?`,
    'en gård eller skola intill som hörs, eller bilfritt med lång väg från parkeringen',
    'Hur långt är det till skola och parkering?',
  ],
  [
    'family-friendly',
    String.raw`familjevänlig(?:t|a)?|familjeidyll(?:en)?`,
    'lekytor intill och mycket liv på dagarna',
    'Hur låter det på gården en vardagseftermiddag?',
  ],
  [
    'rowhouse-feel',
    String.raw`radhus-?känsla(?:n)?|villakänsla(?:n)?`,
    'tätt till grannarna',
    'Hur väl isolerade är väggarna mot ljud?',
  ],
  [
    'near-leisure',
    String.raw`nära\s+(?:till\s+)?(?:golf(?:bana|banan)?|hamn(?:en)?|skidspår(?:et|en)?|slalombacke|bad(?:plats|et)?)`,
    'buller och bilar under säsongen',
    'Hur är det här mitt under säsongen?',
  ],
  [
    'central',
    String.raw`(?:mycket\s+|mest\s+)?central(?:t|a)?(?:\s+(?:läge|belägen|beläget|och\s+lugnt))?`,
    'trafik och nattliv i närheten',
    'Åt vilket håll ligger sovrummen?',
  ],
  [
    'high-position',
    String.raw`hög(?:t|a)?\s+(?:och\s+\p{L}+\s+)?(?:läge|belägen|beläget)(?:t)?|högt\s+upp\s+i\s+(?:huset|området)`,
    'en backe att gå uppför, mycket vind eller en trappa utan hiss',
    'Hur tar du dig dit på vintern, och hur blåsigt är det?',
  ],
  [
    'courtyard',
    String.raw`ostörd(?:a|t)?\s+(?:mot\s+)?gård(?:ssida|en)?|mot\s+(?:lugn\s+|tyst\s+|grön\s+)?(?:inner)?gård(?:en)?`,
    'att den andra sidan vetter mot en gata som hörs',
    'Åt vilket håll ligger sovrummet?',
  ],
  [
    'traffic-noise',
    String.raw`visst\s+(?:trafik|buller)(?:brus|buller)?|trafikbrus|levande\s+(?:gata|kvarter|stadsdel|läge)|pendlarvänlig(?:t|a)?`,
    'trafikbuller som märks inomhus',
    'Vad säger kommunens bullerkarta för adressen?',
  ],
  [
    'up-and-coming',
    String.raw`(?:område|stadsdel|kvarter)(?:t|et|en)?\s+(?:under|i)\s+(?:stark\s+|stor\s+)?(?:utveckling|förändring|omvandling)|expansiv(?:t|a)?\s+område|framtidsområde`,
    'flera års byggen utanför fönstret',
    'Vad planerar kommunen att bygga, och när?',
  ],
  [
    'countryside-idyll',
    String.raw`lantlig\s+idyll|lantligt\s+(?:läge|belägen|beläget)|idyllisk(?:t|a)?`,
    'långt till det mesta',
    'Hur långt är det till butik, skola och vård?',
  ],
  [
    'magic-view',
    String.raw`(?:magisk|milsvid|fantastisk|hänförande|bedårande|vidsträckt)(?:a|t)?\s+utsikt(?:en)?|fri(?:a)?\s+(?:utsikt|vyer)(?:en)?|vida\s+(?:vyer|utsikter)`,
    'en utsikt som påverkar priset mer än boendet',
    'Kan något byggas som skymmer den?',
  ],
];
