/** Names of the parts of a home's running cost, as `annualOperatingCosts` has them. */
export type CostItem =
  | 'heating'
  | 'electricity'
  | 'waterAndDrain'
  | 'sanitation'
  | 'chimneySweeping'
  | 'insurance'
  | 'roadCommunity'
  | 'maintenance'
  | 'other';

/** Matched against folded text: å ä ö as a a o. */
const names: readonly (readonly [CostItem, RegExp])[] = [
  ['heating', /^(?:uppvarmning|varme|fjarrvarme|pellets|ved|olja|heating)/i],
  ['electricity', /^(?:hushallsel|el(?:nat|forbrukning|kostnad|avgift)?(?![a-z])|electricity)/i],
  ['waterAndDrain', /^(?:vatten|va(?![a-z])|v\/a|avlopp|water)/i],
  ['sanitation', /^(?:renhallning|sophamtning|sop(?:or|tomning)|avfall|refuse|waste|sanitation)/i],
  ['chimneySweeping', /^(?:sotning|sotare|chimney)/i],
  ['insurance', /^(?:hem|villa|hus|fastighets|bostadsratts)?forsakring|^insurance/i],
  ['roadCommunity', /^vag(?:avgift|forening|samfallighet|underhall|hallning)?(?![a-z])/i],
  ['maintenance', /^(?:underhall|snorojning|tradgardsskotsel|maintenance)/i],
  ['other', /^(?:ovriga?t?(?: kostnader)?|bredband|tv|fiber|larm|other)(?![a-z])/i],
];

/**
 * The part of the running cost that a row's name stands for: `varav Vatten/avlopp`, `Uppvärmning (ved och el)`. Two parts
 * in one name (`El och värme`) are the first.
 */
export function costItemOf(name: string): CostItem | undefined {
  const plain = name.replace(/^(?:varav|därav|of which)\s+/i, '');
  const folded = plain.normalize('NFD').replace(/\p{M}/gu, '');
  return names.find(([, pattern]) => pattern.test(folded))?.[0];
}
