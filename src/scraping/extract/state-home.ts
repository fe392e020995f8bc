import { spanFields, type SpanField } from '../listing.types.js';
import { toNumber } from './numbers.js';
import { type Facts, isPlainObject, stated } from './reading.js';
import { addressInName, numbered } from './state-address.js';
import { type KeyMeaning, meaningOf } from './state-keys.js';
import { takeRecord } from './state-records.js';
import { factOf, innerFact } from './state-values.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

type Node = Record<string, unknown>;

const spanEnds = [
  ['from', 'to'],
  ['min', 'max'],
  ['minValue', 'maxValue'],
  ['low', 'high'],
  ['lower', 'upper'],
  ['start', 'end'],
] as const;

/** One object of embedded data as facts, with those of its parts (`address`, `price`, `building`, …). */
export function factsOfNode(node: Node, base?: string): Facts {
  const facts: Facts = {};
  const open: Spans = {};
  take(node, facts, 0, open, base);
  facts.address ??= addressInName(node)!;
  for (const [field, span] of Object.entries(open) as [SpanField, { from?: number; to?: number }][]) {
    if (span.from !== undefined) facts[field] ??= span.from;
    takeSpan(facts, field, span.from, span.to);
  }
  return stated(facts) as Facts;
}

type Spans = { [field in SpanField]?: { from?: number; to?: number } };

function take(node: Node, facts: Facts, depth: number, open: Spans, base: string | undefined): void {
  for (const key in node) {
    const value = node[key];
    if (value === null || value === undefined || value === '') continue;
    const { name, fields, spanEnd, inner, isPart } = meaningOf(key);
    for (const field of fields) {
      if (facts[field] !== undefined) continue;
      const fact = factOf(field, value, base, name);
      if (fact === undefined) {
        takeKind(field, name, value, depth, facts);
        continue;
      }
      Object.assign(facts, {
        [field]: field === 'address' ? numbered(String(fact), addressNode(value, node)) : fact,
      });
      if (isPlainObject(value)) spanOf(value, field, facts);
    }
    if (spanEnd) {
      const { field, end } = spanEnd;
      const figure = factOf(field, value, base);
      if (typeof figure === 'number') open[field] = { [end]: figure, ...open[field] };
    }
    if (inner) takeInner(inner, value, facts);
    if (!isPlainObject(value)) continue;
    takeRecord(name, value, facts);
    if (/^(?:agent|broker|maklare|realtor|salesperson|contactperson)$/.test(name))
      facts.brokerAgency ??= agencyOf(value)!;
    if (depth < 2 && isPart) take(value, facts, depth + 1, open, base);
  }
  const lat = toNumber(node['latitude'] ?? node['lat'] ?? node['latitud']);
  const lon = toNumber(node['longitude'] ?? node['lng'] ?? node['lon'] ?? node['long'] ?? node['longitud']);
  if (!facts.coordinates && lat && lon) facts.coordinates = { lat, lon };
  const sold = node['sold'] ?? node['isSold'] ?? node['is_sold'];
  if (typeof sold === 'boolean' && sold) facts.saleStatus ??= 'sold';
  const status = node['status'] ?? node['saleStatus'] ?? node['phase'];
  const named = isPlainObject(status) ? status['name'] : status;
  if (typeof named === 'string') {
    if (/^(?:såld|sold(?:out)?$)/i.test(named)) facts.saleStatus ??= 'sold';
    else if (/^(?:kommande|upcoming|coming|snart till salu)/i.test(named)) facts.saleStatus ??= 'upcoming';
    else if (/^(?:till[ _-]?salu|for[ _-]?sale)/i.test(named)) facts.saleStatus ??= 'for_sale';
  }
}

/** `{address: {name: "Provgatan", number: 9}}`: the number stands beside the street's name. */
function addressNode(value: unknown, node: Node): Node {
  return isPlainObject(value) ? value : node;
}

/** Codes of a system (`FREEHOLD`, `lagenhet`) are no words of the page, but tell what kind of home it is. */
function takeKind(field: keyof Facts, name: string, raw: unknown, depth: number, facts: Facts): void {
  if (field !== 'tenure' && field !== 'propertyType') return;
  // In the parts of a home's record such a key tells of the part.
  if (depth > 0 && /^(?:type|typ|category|form)$/.test(name)) return;
  const code = isPlainObject(raw) ? (raw['code'] ?? raw['value'] ?? raw['name']) : raw;
  if (typeof code !== 'string' || code.length > 40) return;
  if (field === 'tenure') facts.tenureKind ??= tenureKindOf(code)!;
  else facts.propertyKind ??= propertyKindOf(code)!;
}

/** `{from: 4, to: 5}`, `{min: …, max: …}`: both ends. */
function spanOf(value: Node, field: keyof Facts, facts: Facts): void {
  for (const [low, high] of spanEnds) {
    const [from, to] = [factOf(field, value[low]), factOf(field, value[high])];
    if (typeof from === 'number' && typeof to === 'number' && isSpanField(field))
      return takeSpan(facts, field, from, to);
  }
}

function isSpanField(field: keyof Facts): field is SpanField {
  return (spanFields as readonly string[]).includes(field);
}

function takeSpan(facts: Facts, field: SpanField, from?: number, to?: number): void {
  if (from === undefined || to === undefined || to <= from || facts[field] !== from) return;
  facts.spans = { ...facts.spans, [field]: { from, to } };
}

/** Facts about the association, tax values and mortgage deeds, which the listing keeps in objects. */
function takeInner([object, key]: NonNullable<KeyMeaning['inner']>, value: unknown, facts: Facts): void {
  const known = (facts[object] ?? {}) as Readonly<Record<string, unknown>>;
  if (known[key] !== undefined) return;
  const fact = innerFact(key, value);
  if (fact !== undefined) Object.assign(facts, { [object]: { ...known, [key]: fact } });
}

/** The office of a person's object. */
function agencyOf(person: Node): string | undefined {
  const raw = [
    'company',
    'office',
    'agency',
    'companyName',
    'officeName',
    'agencyName',
    'kontor',
    'firm',
    'byra',
    'firma',
  ]
    .map((key) => person[key])
    .find((one) => one !== undefined && one !== null);
  const fact = factOf('brokerAgency', raw);
  return typeof fact === 'string' ? fact : undefined;
}
