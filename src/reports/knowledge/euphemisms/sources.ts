const expressen = 'expressen.se (mäklarklyschor)';
const dn = 'dn.se (Språkkrönika 2019)';
const melin = 'affarsvarlden.se 2013 (Lars Melin)';
const bokforlaget = 'bokforlaget.se';
const mitti = 'Mitt i Spånga';
const ohrlund = 'ohrlund.se';
const palatset = 'papperspalatset 2008';
const spraktidningen = 'Språktidningen 2013';
const sbraak = 'sbraak 2023';

/** Where the reading of a phrase was published, as the dictionary of estate agents' Swedish notes it. */
const published: Readonly<Record<string, readonly string[]>> = {
  potential: [expressen, palatset],
  handy: [bokforlaget, dn],
  'rough-diamond': [dn, ohrlund, sbraak],
  'renovation-object': [expressen],
  'some-renovation': [dn, sbraak],
  'original-condition': [dn],
  'build-year-charm': [dn],
  charming: [expressen],
  'gently-renovated': [melin, dn],
  'fresh-surfaces': [palatset],
  'light-and-fresh': [expressen],
  'space-efficient': [dn, palatset, mitti],
  'square-smart': [ohrlund],
  'first-home': [mitti],
  'compact-living': [spraktidningen],
  cosy: [spraktidningen],
  'spacious-hall': [bokforlaget],
  'easy-furnished': [palatset],
  'lake-glimpse': [expressen, bokforlaget, dn],
  'near-water': [dn],
  'bathrobe-distance': [dn],
  'walking-distance': [dn],
  'stones-throw': [expressen, dn, mitti],
  transport: [expressen],
  'city-pulse': [expressen, dn],
  'attractive-location': [expressen],
  secluded: [expressen],
  'secluded-calm': [bokforlaget],
  'rowhouse-feel': ['magmavasterbotten'],
  'architect-drawn': [expressen],
  unique: [expressen],
  rustic: [bokforlaget],
  'untouched-garden': [bokforlaget],
  comfortable: [spraktidningen],
};

/** The source of a phrase's reading; our own where none is published. */
export const sourceOfPhrase = (id: string): string => published[id]?.join(', ') ?? 'Egen tolkning';
