import { houseWords } from './house.js';

const month = String.raw`(?:jan|feb|mars|apr|maj|jun|jul|aug|sep|okt|nov|dec)\p{L}*`;
/** `36 000`, without what is measured in area or energy. */
const thousands = String.raw`\d{1,3}[ \u00a0]\d{3}(?![\d ]*(?:kvm|m²|m2|kwh))`;

/**
 * Words that tell a fact well enough for it not to be called missing, though not so plainly that a model should be kept
 * from asking: `VA: kommunalt`, `drift 35 600`, `mark med äganderätt`.
 */
export const looseWords: Readonly<Record<string, string>> = {
  landOwnership: String.raw`mark(?:en)?\s*(?:[|:,]\s*)?(?:(?:förvärvas|innehas|ägs|är)\s+)?(?:med\s+(?:full\s+)?|i\s+)?äganderätt|mark\s+äger\s+föreningen\s+inte|(?:mark|tomt)(?:en)?\s+(?:är\s+)?i\s+föreningens\s+ägo|(?:mark|tomt)(?:en)?\s+tillhör\s+föreningen`,
  savings: String.raw`sparande(?:t)?\s+(?:till|är|på|om|uppgår\s+till)\s+\d{2,4}\s*(?:kr|kronor)`,
  operatingCost: String.raw`drift(?:en|s?kostnad\p{L}*)?(?:(?!sänk|minsk|spar|höj|ök|lägre|billigare)[^.!?\n\d]){0,50}${thousands}|(?:el(?:en)?|hushållsel(?:en)?|värme(?:n)?)\s+(?:har\s+)?[^.!?\n\d]{0,30}\d[\d ]{2,8}\s*(?:kr|kronor)\s+(?:om\s+året|per\s+år|i\s+månaden|per\s+månad)`,
  roofYear: String.raw`(?:(?:ytter|plåt|papp|tegel|eternit)?tak(?:et)?|taktäckning\p{L}*)\s[^.!?\n]{0,80}?(?:tiden\s+då\s+huset\s+byggdes|byggår\p{L}*|i\s+original\p{L}*)`,
  heating: String.raw`(?:värmen|huset\s+värms|uppvärmning\p{L}*)[^.!?\n]{0,40}?\s(?:panna\p{L}*|\p{L}*pump\p{L}*|kamin\p{L}*|vedspis\p{L}*|element\p{L}*|radiator\p{L}*)`,
  waterAndSewage: String.raw`(?:va|avlopp|vatten)\s*[:|]\s*(?:kommunal|enskil|ege|egna|gemensam|samfäll)\p{L}*|(?:ingår|ingår\s+även)\s+(?:\p{L}+,\s+)?vatten(?=,|\s)`,
  ventilation: String.raw`(?:frånlufts|ventilations)aggregat\p{L}*|(?:vägg|spalt)ventil(?:er|erna)?`,
  pipesAndWiring: String.raw`el(?:en)?\s*:\s*[^!?\n]{0,60}?(?:19|20)\d\d|(?:el|säkrings)?central(?:en)?\s+(?:är\s+)?(?:från\s+)?(?:19|20)\d\d|el\s+och\s+vatten(?:\s*:)?\s+(?:allt\s+)?från\s+(?:19|20)\d\d|(?:nya|ny)\s+(?:\p{L}+\s+){0,2}(?:ledningar|el|elcentral|central)\s+(?:och\s+ny\s+central\s+)?(?:19|20)\d\d|rör(?:en)?(?:\s*:)?\s+(?:är\s+|i\s+huset\s+)?(?:bytt|utbytt|byttes)\p{L}*`,
  mortgageDeeds: String.raw`pantbrev(?:\s*:)?\s+(?:inga|saknas|nej)|tomträttsinteckning\p{L}*[^.!?\n\d]{0,20}\d[\d ]*`,
  taxValue: houseWords['taxValue']!,
  structure: String.raw`timrat\s+(?:och|fritidshus|bostadshus|torp)|timmerstug\p{L}*|stomme\s+av\s+(?:\p{L}+\s+)?(?:gas|lätt|blå)?(?:betong|trä|sten|tegel)|timmer\s+från`,
  facade: String.raw`(?:ny\s+panel|(?<!gillestugans\s)panel(?:en)?\s+(?:bytt|byttes|målades|målad))(?:\s+\p{L}+){0,4}?\s+(?:19|20)\d\d|klädd\s+(?:med|i)\s+(?:eternit|panel|plåt|trä|tegel|skivor)|locklistpanel|fasadens\s+panel|cellplast\s+som\s+putsa\p{L}*`,
  foundation: String.raw`på\s+(?:en\s+)?platta(?:n)?|(?:i|under)\s+källaren`,
  inspection: String.raw`säljarens\s+besiktning(?:en)?|vid\s+besiktn\.|besikti?g?at\s+i\s+${month}`,
};
