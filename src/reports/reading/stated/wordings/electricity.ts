import { selfMade, byCraftsmen } from '../phrases.js';
import type { Wordings } from '../wording.js';

const wiring = String.raw`el(?:en|et)?(?![\p{L}-])|el(?:installation|dragning|arbete|ledning|central|anläggning|system)\p{L}*`;
const fuses = String.raw`(?:gamla\s+|äldre\s+)?(?:propp(?:ar|skåp|säkring|central)|porslinspropp|skruvsäkring)\p{L}*`;
const oldCables = String.raw`tyg(?:kab|led|klädda?\s+(?:el)?(?:led|kab))\p{L}*|blykab\p{L}*|aluminiumled\p{L}*`;
const unearthed = String.raw`ojorda\p{L}*`;
const breaker = String.raw`jordfelsbrytare\s+(?:saknas|finns\s+(?:ej|inte))|(?:saknar|utan|ingen)\s+jordfelsbrytare`;
const remark = String.raw`elfel\p{L}*|(?:el|elen|el(?:anläggning|installation|system|besiktning|kontroll|central|dragning)\p{L}*)(?!\p{L})[^.\n]{0,50}?(?:brist|anmärkning|fel(?!\p{L})|underkän|utdöm|uttjänt|förbud|brandfar|eldsfar|livsfar|farlig|överhett|brända?(?!\p{L})|(?:uppfyller|är|klarar)\s+(?:ej|inte)\s+(?:\p{L}+\s+){0,2}?(?:krav|säker|godkän|norm|besikt))\p{L}*`;
/** A sentence that holds none of some words. */
const without = (...words: string[]) => `^(?!.*(?<!\\p{L})(?:${words.join('|')}))`;

/** Faults, signs of age and work of the seller's own in the wiring. */
export const electricityWordings = {
  /** Faults or signs of age in the wiring: `elen har brister`, `ojordade uttag`, `proppskåp`. */
  'electrical-remarks': {
    words: [unearthed, remark, breaker, fuses, oldCables].join('|'),
    unless: String.raw`(?:utan|inga|inte|ej)\s+(?:\p{L}+\s+)?(?:anmärkning|brist|elfel|fel)\p{L}*|(?:inga|inte|ej)\s+(?:\p{L}+\s+)?ojord|öronpropp|blodpropp|försvann|försvunnit|(?:är|sedan)\s+borta(?!\p{L})`,
    holdsDenial: true,
    cases: {
      /** Fuses, and none of what follows: `proppskåp`. */
      onlyFuses: { words: without(remark, breaker, unearthed, oldCables) },
      /** `Tygklädda ledningar`, and none of what follows. */
      onlyOldCables: { words: without(remark, breaker, unearthed) },
      /** `Ojordade uttag`, and none of what follows. */
      onlyUnearthed: { words: without(remark, breaker) },
      /** `Jordfelsbrytare saknas`, and no fault. */
      onlyNoBreaker: { words: without(remark) },
    },
  },
  /** `Elen är dragen i egen regi`. */
  'electrical-self-made': {
    words: selfMade,
    clause: wiring,
    unless: byCraftsmen,
    staysAfterWork: true,
  },
} satisfies Wordings;
