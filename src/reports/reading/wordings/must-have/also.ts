import { across } from './gaps.js';

/** Any year, or a decade: `2016`, `80-talet`. */
const year = String.raw`(?:(?:19|20)\d\d|\d0-tal\p{L}*|byggår\p{L}*|original\p{L}*)`;
const wiring = String.raw`(?:el(?:en)?|elcentral(?:en)?|säkringscentral(?:en)?|el(?:system|installation|ledning)\p{L}*|elsti?gar\p{L}*|elstammar\p{L}*|stigarledning\p{L}*)(?!\p{L})`;
const pipes = String.raw`(?!stup|skorsten|rök|värme)\p{L}{0,12}(?:rör|ledning|stam)(?:en|ar|arna|mar|marna)?`;

/** How adverts tell what a buyer is told to be missing beside what the verdict rests on. */
export const alsoWords: Readonly<Record<string, string>> = {
  /** `familjebadrum som renoverades 2016`, `ytskikten i våtrummet är orörda`. */
  bathroomYear: String.raw`\p{L}{0,12}(?:bad|våt|dusch)rum\p{L}*${across(90, 'bathroom')}(?:\s|\()(?:${year}|orörd\p{L}*)`,
  /** `Ny elcentral 2016`, `El: ny central 2016`, `elen är från byggåret`, `då drogs även elen om`. */
  electricalYear: String.raw`${wiring}${across(50, 'wiring')}\s${year}|(?:ny|nytt|nya|byt\p{L}*)\s+(?:\p{L}+\.?\s+){0,3}(?:central|elcentral|el|ledningar)${across(25, 'wiring')}\s${year}|el(?:en)?\s+drogs\s+om|(?:då|samtidigt|veva)[^.!?\n]{0,30}?\s(?:elen|ny\s+el)`,
  pipesYear: String.raw`${pipes}${across(50, 'pipes')}\s${year}|${pipes}[^.!?\n]{0,40}?\s(?:utbyt|byt|relina)\p{L}*|rör(?:en)?(?:\s*:)?\s+nya`,
  /** `ventilationen godkändes 2024` as well. */
  ovk: String.raw`ovk\p{L}*|ventilationskontroll\p{L}*|ventilation(?:en)?${across(60, 'ventilation')}\s(?:kontrollera|godkän|besikti)\p{L}*`,
  maintenancePlan: String.raw`underhållsplan\p{L}*`,
  /** What was or will be done to the fee: `avgiften höjdes 2024`, `ingen höjning planeras`. */
  feeHistory: String.raw`\p{L}{0,10}avgift\p{L}*[^.!?\n]{0,60}?\s(?:höj|sänk|oförändra|ök|juster|steg|stig|legat\s+still)\p{L}*|(?:höj|sänk|oförändra|juster|ändra)\p{L}*[^.!?\n]{0,40}?\s\p{L}{0,10}avgift\p{L}*|avgifts(?:höjning|sänkning|förändring|ändring|utveckling)\p{L}*|(?:ingen|inga|någon|senaste)\s+(?:\p{L}+\s+)?höjning\p{L}*|höjdes\s+(?:med\s+)?\d`,
  /** `överlåtelseavgift 1 480 kr`, `överlåtelse- och pantsättningsavgift enligt stadgarna`. */
  transferFees: String.raw`(?:överlåtelse|pantsättnings|pant)(?:avgift\p{L}*|-)`,
};
