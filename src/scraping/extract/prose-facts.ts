import type { AssociationFacts } from '../listing.types.js';
import { parseNumber } from './numbers.js';
import { stated, type Reading } from './reading.js';

const amount = String.raw`(?<!\d)(?<value>\d{1,3}(?:[ .]\d{3}){1,4}|\d+)`;
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
/** `Lån per kvm: 5 230 kr`, where the unit stands with the word. */
const debtOfUnit = pattern(
  String.raw`${debtWord}\s*(?:\/|per)\s*(?:kvm|m²|m2|kvadratmeter)(?:\s+är|\s+uppgår\s+till)?:?\s*(?:ca\.?\s+|cirka\s+)?${amount}${currency}`,
);
const share = pattern(
  String.raw`andel(?:stal)?(?:et)?(?:\s+(?:i\s+föreningen|är|av\s+föreningen))*:?\s*(?<value>\d{1,2}(?:,\d{1,6})?)\s*%`,
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
  String.raw`(?<!(?:inte|ej|ingen)\s{1,30}(?:en\s{1,30})?)(?:äkta\s+(?:${association})|(?:föreningen|brf)\s+är\s+(?:en\s+)?äkta|(?:ett\s+)?privatbostadsföretag)(?!\p{L}|\s+(?:är|innebär|betyder|kan|måste|ska))`,
);
const notGenuine = pattern(String.raw`(?:föreningen|brf)\s+är\s+(?:en\s+)?oäkta(?!\p{L})`);
const lift = pattern(String.raw`hiss(?:en)?\s+finns(?!\s+(?:ej|inte))|(?:finns|med)\s+hiss(?!\p{L})`);
const noLift = pattern(
  String.raw`(?:utan|ingen|saknar)\s+hiss(?!\p{L})|hiss\s+(?:saknas|finns\s+(?:ej|inte))|finns\s+(?:ej|inte|ingen)\s+hiss(?!\p{L})`,
);

interface Found<T> {
  readonly value: T;
  /** Where in the text it was found. */
  readonly at: number;
}

/** The figure of the only value that all places of the text agree on; two figures for one fact are no fact. */
function figure(text: string, source: RegExp): Found<number> | undefined {
  const matches = [...text.matchAll(source)];
  const values = matches.map(({ groups }) => parseNumber(groups?.['value'] ?? groups?.['first'] ?? ''));
  const [value] = values;
  return value !== undefined && new Set(values).size === 1 ? { value, at: matches[0]!.index } : undefined;
}

function either(text: string, yes: RegExp, no: RegExp): Found<boolean> | undefined {
  const [isSaid, isDenied] = [text.search(yes), text.search(no)];
  if (isSaid >= 0 === isDenied >= 0) return undefined;
  return { value: isSaid >= 0, at: Math.max(isSaid, isDenied) };
}

/** The sentence that holds a place of the text, word for word. */
export function sentenceAt(text: string, at: number): string {
  const ends = /[.!?](?=\s|$)|\n/g;
  let start = 0;
  for (let match = ends.exec(text); match; match = ends.exec(text)) {
    const end = match.index + 1;
    if (end > at) return text.slice(start, end).trim();
    start = end;
  }
  return text.slice(start).trim();
}

/**
 * Facts that an advert states in running text only, for the fields that no label or table gave, each with its sentence.
 * Kr per m² for debt, kr per m² and year for savings, kr for fees at purchase, kr a year for running costs.
 */
export function readProse(text: string | undefined): Reading {
  if (!text) return { reader: 'prose', facts: {} };
  // As long as the text itself, so that places in it stay the same.
  const line = text.replace(/[\u00a0\u2009\u202f]/g, ' ');
  // The patterns are slow; most texts lack the one word that each needs.
  const mentions = (word: RegExp) => word.test(line);
  const found = {
    debtPerSqm: mentions(/skuld|lån/i) ? (figure(line, debt) ?? figure(line, debtOfUnit)) : undefined,
    share: mentions(/andel/i) ? figure(line, share) : undefined,
    savingsPerSqm: mentions(/spara/i) ? figure(line, savings) : undefined,
    transferFee: mentions(/överlåtelse/i) ? figure(line, transferFee) : undefined,
    pledgeFee: mentions(/pant/i) ? figure(line, pledgeFee) : undefined,
    numberOfApartments: mentions(/förening|brf/i) ? figure(line, apartments) : undefined,
    ownsLand: mentions(/mark/i) ? either(line, ownsLand, leasesLand) : undefined,
    genuine: mentions(/äkta|privatbostad/i) ? either(line, genuine, notGenuine) : undefined,
  };
  const facts: AssociationFacts = stated(
    Object.fromEntries(Object.entries(found).map(([key, one]) => [key, one?.value])),
  );
  const elevator = mentions(/hiss/i) ? either(line, lift, noLift) : undefined;
  const cost = mentions(/drift/i) ? figure(line, running) : undefined;
  const monthly =
    cost !== undefined &&
    [...line.matchAll(running)].some(({ groups }) => /mån/i.test(groups?.['unit'] ?? ''));
  const first = Object.values(found).find((one) => one !== undefined);
  const quote = (one: Found<unknown> | undefined) => one && sentenceAt(text, one.at);
  return {
    reader: 'prose',
    facts: {
      ...(Object.keys(facts).length > 0 ? { associationFacts: facts } : {}),
      ...(elevator === undefined ? {} : { elevator: elevator.value }),
      ...(cost === undefined ? {} : { operatingCost: monthly ? cost.value * 12 : cost.value }),
    },
    notes: monthly && cost ? { operatingCost: `${cost.value} kr: månadsbelopp gånger tolv` } : {},
    quotes: stated({
      associationFacts: quote(first),
      elevator: quote(elevator),
      operatingCost: quote(cost),
    }) as Record<string, string>,
  };
}
