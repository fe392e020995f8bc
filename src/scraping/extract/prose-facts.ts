import type { AssociationFacts } from '../listing.types.js';
import { parseNumber } from './numbers.js';
import { stated, type Reading } from './reading.js';

const amount = String.raw`(?<value>\d{1,3}(?:[ .]\d{3})+|\d+)`;
const currency = String.raw`\s*(?:kr(?:onor)?|sek|:-)`;
const perSqm = String.raw`(?:${currency})?\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter)`;
/** Up to fifty characters without a digit, the end of a sentence or a word that begins another fact. */
const gap = (others: string): string => String.raw`(?:(?!${others})[^.!?\n\d]){0,50}?`;
const pattern = (source: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${source})`, 'giu');

const debtWord = String.raw`(?:(?:netto|låne|lån)?skuld|belåning|föreningslån|lån(?!g))\p{L}*`;
const savingsWord = String.raw`(?:sparande\p{L}*|sparar)`;
const debt = pattern(
  String.raw`${debtWord}${gap('spara|avgift|drift|pris')}${amount}${perSqm}|${amount}${perSqm}\s+i\s+(?:skuld|lån|belåning)`.replace(
    '(?<value>',
    '(?<first>',
  ),
);
const savings = pattern(
  String.raw`${savingsWord}${gap('skuld|lån|avgift|drift')}${amount}${perSqm}|${amount}${perSqm}(?:\s+och\s+år)?\s+i\s+sparande`.replace(
    '(?<value>',
    '(?<first>',
  ),
);
const once = (name: string): RegExp => pattern(String.raw`${name}${gap('avgift')}${amount}${currency}`);
const transferFee = once(String.raw`överlåtelseavgift(?:en)?`);
const pledgeFee = once(String.raw`(?:pantsättnings|pant)avgift(?:en)?`);
const running = pattern(
  String.raw`drifts?kostnad(?:en|er|erna)?${gap('avgift|förening')}${amount}${currency}\s*(?:\/|per|i)\s*(?<unit>år|mån)`,
);
const association = String.raw`(?:bostadsrätts)?förening(?:en)?|brf`;
const apartments = pattern(
  String.raw`(?:${association})(?!\p{L})[^.!?\n\d]{0,60}?(?<first>\d{1,4})\s+(?:lägenheter|bostadsrätter|bostäder|hushåll)(?!\p{L}|\s+(?:med\s+hyresrätt|som\s+hyrs|hyrs))|(?<value>\d{1,4})\s+(?:lägenheter|bostadsrätter|bostäder|hushåll)\s+i\s+(?:föreningen|brf)`,
);
const ownsLand = pattern(
  String.raw`(?:${association})(?!\p{L})[^.!?\n]{0,60}?(?<!\p{L})äger\s+(?:själva?\s+)?(?:(?:sin|den)\s+)?(?:egen\s+)?mark(?:en)?(?!\p{L})|marken\s+ägs\s+av\s+(?:${association})|marken\s+är\s+(?:friköpt|ägd)`,
);
const leasesLand = pattern(
  String.raw`(?:föreningen|brf)\s+äger\s+(?:inte|ej)\s+mark(?:en)?|marken\s+(?:ägs\s+(?:inte|ej)\s+av\s+föreningen|upplåts\s+med\s+tomträtt)`,
);
const genuine = pattern(
  String.raw`(?<!(?:inte|ej|ingen)\s+(?:en\s+)?)(?:äkta\s+(?:${association})|(?:föreningen|brf)\s+är\s+(?:en\s+)?äkta|(?:ett\s+)?privatbostadsföretag)(?!\p{L})`,
);
const notGenuine = pattern(String.raw`(?:föreningen|brf)\s+är\s+(?:en\s+)?oäkta(?!\p{L})`);
const lift = pattern(String.raw`hiss(?:en)?\s+finns(?!\s+(?:ej|inte))|(?:finns|med)\s+hiss(?!\p{L})`);
const noLift = pattern(
  String.raw`(?:utan|ingen|saknar)\s+hiss(?!\p{L})|hiss\s+(?:saknas|finns\s+(?:ej|inte))|finns\s+(?:ej|inte|ingen)\s+hiss(?!\p{L})`,
);

/** The figure of the only value that all places of the text agree on; two figures for one fact are no fact. */
function figure(text: string, source: RegExp): number | undefined {
  const values = [...text.matchAll(source)].map(({ groups }) =>
    parseNumber(groups?.['value'] ?? groups?.['first'] ?? ''),
  );
  return new Set(values).size === 1 ? values[0] : undefined;
}

const says = (text: string, source: RegExp): boolean => text.search(source) >= 0;

function either(yes: boolean, no: boolean): boolean | undefined {
  return yes === no ? undefined : yes;
}

/**
 * Facts that an advert states in running text only, for the fields that no label or table gave. Kr per m² for debt,
 * kr per m² and year for savings, kr for fees at purchase, kr a year for running costs.
 */
export function readProse(text: string | undefined): Reading {
  if (!text) return { reader: 'prose', facts: {} };
  const line = text.replace(/[\u00a0\u2009\u202f]/g, ' ');
  const facts: AssociationFacts = stated({
    debtPerSqm: figure(line, debt),
    savingsPerSqm: figure(line, savings),
    transferFee: figure(line, transferFee),
    pledgeFee: figure(line, pledgeFee),
    numberOfApartments: figure(line, apartments),
    ownsLand: either(says(line, ownsLand), says(line, leasesLand)),
    genuine: either(says(line, genuine), says(line, notGenuine)),
  });
  const elevator = either(says(line, lift), says(line, noLift));
  const cost = figure(line, running);
  const monthly = [...line.matchAll(running)].some(({ groups }) => /mån/i.test(groups?.['unit'] ?? ''));
  return {
    reader: 'prose',
    facts: {
      ...(Object.keys(facts).length > 0 ? { associationFacts: facts } : {}),
      ...(elevator === undefined ? {} : { elevator }),
      ...(cost === undefined ? {} : { operatingCost: monthly ? cost * 12 : cost }),
    },
    notes: monthly ? { operatingCost: `${cost} kr: månadsbelopp gånger tolv` } : {},
  };
}
