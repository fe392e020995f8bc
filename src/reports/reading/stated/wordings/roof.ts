import { plainWord, tornDown } from '../phrases.js';
import type { Wordings } from '../wording.js';

const flat = String.raw`platt(?:a)?|låglutande|flack(?:t|a)?`;
const rebuilt = String.raw`bygg(?:des|ts|t)\s+om|ombygg\p{L}*|ersat(?:t|tes|ts)|bytt(?:es|s)?\s+(?:mot|till)`;
const vessel = String.raw`(?:hink|spann|balj|bytt|kastrull|kärl)(?:en|an|ar|or|na|ett|et|a)?(?!\p{L})`;
const room = String.raw`(?:hall|kök|pannrum|sovrum|vardagsrum|badrum|vind|trapp|rum|passage|gillestug|matrum|uterum|garderob|farstu)\p{L}*`;
const indoors = String.raw`(?:(?:inner|under|sovrums|köks|vardagsrums|hall)?tak(?:et)?(?!\p{L})|\p{L}{0,20}innertak\p{L}{0,20})`;
const stain = String.raw`(?:fukt|vatten)?(?:fläck|missfärgning|ring)(?:ar|en|arna|ning)?(?!\p{L})`;
const caught = String.raw`(?:ställ(?:a|er|de|t|s)|sätt(?:a|er)|satt|placera\p{L}*)\s+[^.;\n]{0,30}?(?<!\p{L})${vessel}\s+(?:under|i|på|inunder|vid|intill|när|där|och\s+en)(?!\p{L})|${vessel}\s+(?:står\s+)?(?:på\s+vinden|under\s+(?:taket|takfönst\p{L}*|skorsten\p{L}*|läck\p{L}*|dropp\p{L}*))`;
const enters = String.raw`(?:yttertak|tak|takpapp|takfönst|takkup|tegel|pann)\p{L}*\s+${plainWord}{0,3}(?:släpper\s+(?:igenom|in|ifrån\s+sig)\s+(?:vatten|regn|fukt|väta)|är\s+${plainWord}?(?:otät|trasig)\p{L}*)|(?:det\s+)?(?:regnar|yr|snöar|droppar)\s+(?:det\s+)?in(?!\p{L})|(?:kommer|tränger|blåser|letar\s+sig|rinner)\s+(?:regn|snö|vatten|smältvatten|väta)(?:et|n)?\s+in(?!\p{L})|droppar\s+(?:det\s+)?(?:in\s+)?i\s+${room}`;
const stained = String.raw`(?:våt|blöt|fuktig|brun|mörk|gul|växande)?\p{L}{0,2}\s?${stain}\s+i\s+(?:\p{L}+\s+)?(?:\p{L}*tak(?:et)?(?!\p{L}))|${indoors}\s+${plainWord}{0,3}(?:är\s+)?(?:missfärga|fläcki)\p{L}*`;

/** Roofs that leak by their signs, and shapes of a roof where leaks often begin. */
export const roofWordings = {
  /** Signs of a leaking roof: `en hink på vinden`, `det regnar in`, `fläckar i innertaket`. */
  'roof-leak': {
    words: `${caught}|${enters}|${stained}`,
    unless: String.raw`jordgubb|bär(?:en)?(?!\p{L})|städ|sol(?:en|ens|ljuset?)?(?!\p{L})|solfläck|ljusfläck|snickarglädje|tvätt(?:a|vatten)|grann\p{L}*|regnar\s+in\s+(?:förfrågn|bud|intress)\p{L}*|budgivn`,
    cases: {
      /** `Taket lagades`. */
      mended: {
        words: String.raw`^(?!.*(?<!\p{L})(?:läcker|droppar|regnar\s+in|trots|fortfarande|ännu|igen|återkom\p{L}*|kommer\s+tillbaka|växer)(?!\p{L})).*(?<!\p{L})(?:tätades|tätats|lagades|lagats|byttes|lades\s+om|lagts\s+om|lagad|åtgärda(?:d|t|des))(?!\p{L})`,
        within: 'passage',
      },
      /** `Fläckar i innertaket`, and no sign that they grow. */
      onlyStains: {
        words: `^(?=.*(?:${stained}))(?!.*(?:${caught}|${enters}))(?!.*(?<!\\p{L})(?:varje|kommer\\s+tillbaka|återkom\\p{L}*|växer|(?:när|vid|efter)\\s+(?:\\p{L}+\\s+)?(?:regn\\p{L}*|snö\\p{L}*|tö\\p{L}*|blåst\\p{L}*)))`,
      },
      tornDown,
    },
  },
  /** `Platt tak`, `låglutande papptak`. */
  'flat-roof': {
    words: String.raw`(?:${flat})\s+${plainWord}?(?:papp|plåt|betong|duk|ytter)?tak(?:et)?|tak(?:et)?\s+är\s+${plainWord}?(?:${flat})`,
    unless: rebuilt,
  },
  /** `Takkupor`. */
  dormers: {
    words: String.raw`takkup(?:a|an|or|orna)`,
    unless: String.raw`(?:ny|om)plåt\p{L}*|nya\s+takkup|takkup\p{L}*\s+(?:är\s+)?(?:nya|bytt|omgjord|renovera)\p{L}*|(?:kan|möjlig\p{L}*|bygglov)\s`,
  },
} satisfies Wordings;
