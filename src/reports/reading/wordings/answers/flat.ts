import { compass, outside, tail } from './common.js';

const room = String.raw`(?:vardagsrum|sovrum|kök|rum|fönster|lägenhet|bostad)\p{L}*`;

/** How adverts answer questions about the flat itself. */
export const flatAnswers: Readonly<Record<string, string>> = {
  /** `OVK godkänd 2023`. */
  'ventilation-inspection': String.raw`(?:ovk|ventilationskontroll\p{L}*)(?:${tail})?`,
  'residual-current-device': String.raw`jordfelsbrytare\p{L}*`,
  /** `vardagsrum mot söder`. */
  'room-facing': String.raw`${room}[^.!?\n,]{0,40}?${compass}`,
  /** A quarter of the sky, of the balcony or of nothing by name. */
  'any-facing': String.raw`(?:${outside}[^.!?\n,]{0,30}?)?${compass}`,
  /** `uppmätt`, `kontrollmätt`. */
  'area-measured': String.raw`(?:upp|kontroll)mätt\p{L}*`,
  'appliances-age': String.raw`vitvaror\p{L}*[^.!?\n]{0,40}(?:20\d\d|nya|\d+\s+år)|(?:nya|moderna|helt\s+nya)\s+vitvaror`,
};
