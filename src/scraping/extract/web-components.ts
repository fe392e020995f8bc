import { readHeading } from './heading.js';
import type { LabelPair } from './label-pairs.js';
import { factsOfPairs, labelOf } from './labels.js';
import { isPersonName, streetIn } from './names.js';
import { clean } from './numbers.js';
import type { Page } from './page.js';
import type { Facts, Reading } from './reading.js';
import { factsOfNode } from './state-home.js';
import { isoInSweden, tidyShowings } from './swedish-time.js';

type Attributes = Readonly<Record<string, string>>;

const labelAttributes = ['label', 'name', 'title', 'heading', 'term', 'rubrik'];
const valueAttributes = ['value', 'text', 'content', 'varde'];
const ofShowing = /viewing|visning|showing|open-?house/;
const ofPerson = /agent|broker|maklar|realtor/;
const ofOthers = /card|related|similar|liknande|teaser|recommend/;
/** Attributes that say how an element looks or works. */
const technical =
  /^(?:class|id|style|slot|is|role|key|lang|dir|hidden|tabindex)$|^(?:data|aria|ng|v|x)-|^[_:@#*[(]/;

/**
 * Facts in the attributes of web components, which show nothing before their script has run: labels with values
 * (`<sb-fact label="Pris" value="3 375 000 kr">`), the home's own element, the map, showings and the broker. An element
 * with another address is another home; one without any counts when it is the only one of its name.
 */
export function readWebComponents(page: Page): Reading {
  const reader = 'web components';
  if (page.outline.customs.length === 0) return { reader, facts: {} };
  const customs = page.outline.customs
    .filter(({ start }) => page.outline.noiseAt(start) !== 'others')
    .map(({ element }) => ({ name: element.name, attributes: telling(element.attribs) }))
    .filter(({ attributes }) => Object.keys(attributes).length > 0);
  if (customs.length === 0) return { reader, facts: {} };
  const pairs = customs.flatMap(({ attributes }) => pairOf(attributes) ?? []);
  const reading = factsOfPairs(pairs);
  const facts: Facts = { ...reading.facts };
  const take = (more: Facts): void => {
    Object.assign(facts, { ...more, ...facts });
  };
  const address = readHeading(page).facts.address;
  const counts = new Map<string, number>();
  for (const { name } of customs) counts.set(name, (counts.get(name) ?? 0) + 1);
  const showings: string[] = [];
  for (const { name, attributes } of customs) {
    if (ofShowing.test(name)) showings.push(...startOf(attributes));
    else if (ofPerson.test(name)) take(personOf(attributes));
    else if (Object.keys(attributes).length > 1 && pairOf(attributes) === undefined) {
      const own = factsOfNode(attributes, page.url);
      const isOwn = own.address
        ? address !== undefined && streetIn(own.address) === address
        : counts.get(name) === 1 && !ofOthers.test(name);
      if (isOwn) take(own);
    }
  }
  if (showings.length > 0) facts.showings ??= tidyShowings(showings);
  return { reader, facts, ...(reading.notes ? { notes: reading.notes } : {}) };
}

function telling(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => value.trim() !== '' && !technical.test(name)),
  );
}

function pairOf(attributes: Attributes): LabelPair | undefined {
  const rawLabel = labelAttributes.map((name) => attributes[name]).find(Boolean);
  const lines = valueAttributes.map((name) => attributes[name]).find(Boolean);
  const label = rawLabel && lines ? labelOf(rawLabel) : undefined;
  if (!rawLabel || !lines || !label) return undefined;
  return { label, rawLabel, value: clean(lines), lines, among: undefined };
}

function startOf(attributes: Attributes): string[] {
  const start = ['start', 'from', 'starts', 'start-time', 'datetime', 'date', 'tid']
    .map((name) => attributes[name])
    .find(Boolean);
  const instant = start && isoInSweden(start);
  return instant ? [instant] : [];
}

function personOf(attributes: Attributes): Facts {
  const name = clean(attributes['name'] ?? attributes['namn'] ?? '');
  if (!isPersonName(name)) return {};
  const office = ['office', 'agency', 'company', 'kontor', 'byra', 'firm'].map((key) => attributes[key]);
  const brokerAgency = office.find((one) => one !== undefined && /^\p{Lu}/u.test(one));
  return { broker: name, ...(brokerAgency ? { brokerAgency } : {}) };
}
