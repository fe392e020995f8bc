import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';

/**
 * What an amount is for, and the words that say so. The first that fits a word wins: a name that holds another's
 * (`garageavgift`) stands above it.
 */
const rows = {
  levy: String.raw`uttaxer\p{L}*|engångs(?:belopp|avgift|uttag|debitering|betalning|bidrag|insats)\p{L}*|extra\s*(?:debitering|uttag|avgift)\p{L}*|särskil[dt]\p{L}*\s+(?:uttag|avgift|debitering)`,
  contribution: String.raw`kapitaltillskott\p{L}*|skju(?:ta|ter|ts|tas|tit)\s+till|bidr(?:a|ar|ag)\s+med|(?:extra\s*|insats)(?:insats\p{L}*|höjning\p{L}*)|tillskott\p{L}*`,
  connection: String.raw`\p{L}*anslut(?:as|ning\p{L}*)|engångsnota\p{L}*|anläggningsavgift\p{L}*|gatukostnad\p{L}*|exploateringsavgift\p{L}*`,
  deductible: String.raw`\p{L}*självrisk\p{L}*`,
  penalty: String.raw`vite(?:t|n|s\p{L}*)?|sanktionsavgift\p{L}*|böter|dröjsmål\p{L}*`,
  deposit: String.raw`handpenning\p{L}*|förskott\p{L}*|deposition\p{L}*|(?:reservations|boknings)avgift\p{L}*`,
  transfer: String.raw`överlåtelseavgift\p{L}*|pant(?:sättnings)?avgift\p{L}*`,
  parking: String.raw`garage\p{L}*|parkering\p{L}*|(?:p|bil|laddnings?|park)-?plats\p{L}*|carport\p{L}*|laddplats\p{L}*|bil(?:en|ar)?(?=[^.!?\n]{0,60}\s(?:ställ|stå|parkera)\p{L}*)|uppställning\p{L}*`,
  storage: String.raw`\p{L}*förråd\p{L}*`,
  broadband: String.raw`bredband\p{L}*|fiber\p{L}*|internet\p{L}*|kabel-?tv\p{L}*|tv-\p{L}+|telefoni\p{L}*`,
  insurance: String.raw`\p{L}*försäkring\p{L}*`,
  groundRent: String.raw`\p{L}*avgäld\p{L}*`,
  lease: String.raw`\p{L}*arrende\p{L}*|(?:kostnad\p{L}*|avgift\p{L}*|hyra\p{L}*)\s+för\s+(?:tomten|marken)|tomthyra\p{L}*`,
  road: String.raw`väg(?:avgift|förening|samfällighet|hållning|underhåll)\p{L}*|väg(?=\s*:)|samfälld\s+väg`,
  shared: String.raw`(?<!(?:hyr(?:s|as|a)?)\s(?:av|hos|från|genom|via)\s)\p{L}*samfällighet\p{L}*|gemensamhetsanläggning\p{L}*`,
  discount: String.raw`\p{L}*rabatt\p{L}*|avgiftsfri\p{L}*`,
  deeds: String.raw`pantbrev\p{L}*|inteckning\p{L}*`,
  taxValue: String.raw`taxeringsvärde\p{L}*|taxera(?:d|t)`,
  propertyCharge: String.raw`fastighets(?:avgift|skatt)\p{L}*`,
  subsidy: String.raw`(?:rot-?)?avdrag\p{L}*|bidrag\p{L}*`,
  rentIncome: String.raw`\p{L}*intäkt\p{L}*|uthyr\p{L}*|hyr(?:a|as|er|s|ts|es|t|des|de)?\s+ut`,
  savings: String.raw`kassa\p{L}*|sparande\p{L}*|\p{L}*fond(?:en|er|erat)?|buffert\p{L}*|avsättning\p{L}*|avsätt(?:s|er)`,
  debt: String.raw`\p{L}*skuld(?:en|er|erna|sättning\p{L}*)?|\p{L}{0,14}lån(?:e[nt]|ar)?|låne(?:skuld|bild|stock)\p{L}*|belån\p{L}*`,
  fee: String.raw`(?:månads|års|medlems|bostads)?avgift(?:en|er|erna)?`,
  rent: String.raw`(?:kall|varm|månads)?hyra(?:n)?|hyrda?|leasad\p{L}*|leasing\p{L}*`,
  household: String.raw`hushållsel\p{L}*|el(?:en)?|elkostnad\p{L}*|elförbrukning\p{L}*|elräkning\p{L}*`,
  heating: String.raw`uppvärm\p{L}*|värme(?:n|kostnad\p{L}*)?|fjärrvärme\p{L}*|pellets\p{L}*|ved(?:en)?|olja(?:n)?`,
  water: String.raw`vatten(?:avgift\p{L}*|kostnad\p{L}*)?|va-?(?:avgift\p{L}*|kostnad\p{L}*)?`,
  waste: String.raw`sop(?:or|hämtning\p{L}*|tömning\p{L}*)|renhållning\p{L}*|slamtömning\p{L}*|sotning\p{L}*`,
  service: String.raw`service\p{L}*|spolbil\p{L}*|(?:stam)?spolning\p{L}*|skötselavtal\p{L}*`,
  running: String.raw`drift(?:en|s?kostnad\p{L}*)?`,
  offer: String.raw`\p{L}*offert\p{L}*|kostnadsförslag\p{L}*|prisuppgift\p{L}*`,
  valuation: String.raw`värdera\p{L}*|värdering\p{L}*|marknadsvärde\p{L}*`,
  price: String.raw`\p{L}*pris(?:et|er)?|prisidé\p{L}*|köpeskilling\p{L}*|köpesumma\p{L}*|bud(?:et|givning\p{L}*)?|sål(?:d|da|t|de|des)|säljs|köpt(?:e|es)?|insats(?:en)?`,
  work: String.raw`\p{L}*(?:renover|sanera|reparer|reparation|åtgärd|investera|dräner|målning|måla)\p{L}*|(?:stam|tak|fönster|fasad|hiss|relin)\p{L}*|by(?:ta|ter|ts|tts|te|ttes|tes)|bytet?|\p{L}*byte(?:t|n)?|balkong\p{L}*|badrum\p{L}*|kök(?:et)?`,
} as const;

export type Purpose = keyof typeof rows;

/** What another thing is part of says nothing of its own sum: `bredband ingår i avgiften, värt 219 kr`. */
const notWhole = String.raw`(?<!(?:ingår|inkluderat|inkluderas|inräknat|inräknas)\si\s)`;

/** Found in the order of the rows; the group names the purpose. */
const pattern = latinRegExp(
  notWhole +
    word(
      Object.entries(rows)
        .map(([purpose, words]) => `(?<${purpose}>${words})`)
        .join('|'),
    ),
  'giu',
);

/** A word that says what an amount is for. */
export interface PurposeWord {
  readonly purpose: Purpose;
  readonly start: number;
  readonly end: number;
}

/** The words of a text that say what an amount is for, in order. */
export const purposesIn = (text: string): PurposeWord[] =>
  [...text.matchAll(pattern)].map((match) => ({
    purpose: Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)![0] as Purpose,
    start: match.index,
    end: match.index + match[0].length,
  }));
