import type { AnalysisResult, Check, Evidence, MissingInfoDetail } from '../analysis-result.schema.js';
import { checkRows, type CheckRow } from '../knowledge/checks.js';
import { parts } from '../knowledge/life-lengths.js';
import type { Context, Flag } from '../facts/context.js';
import { reference, withoutRepeats } from '../facts/evidence.js';
import { brief, krRange, list, lower } from '../format.js';
import type { NeededPart } from '../parts/judged-parts.js';
import { answersForBuilding, type Home } from '../reading/home/home.js';
import { sentenceAround } from '../reading/text/sources.js';
import { stakeOf } from './questions/from-flags.js';
import type { Findings } from './findings.js';

type Improvement = NonNullable<AnalysisResult['renovationAnalysis']>['qualityImprovements'][number];

/** What calls for a check, and about how much money hangs on it, kr. */
interface Cause {
  readonly why: string;
  readonly stake: number;
  readonly evidence: readonly Evidence[];
}

/** More checks than this nobody orders. */
const mostChecks = 6;
/** Causes that are told of one check. */
const mostTold = 2;
/** A part of unknown age that has no sum of its own, kr, as an order of size for the ranking alone. */
const unknownStake = 100_000;
/** The same of a fact that is missing. */
const lackingStake = 40_000;

/** Who should look at what in this home, by its flags and by what the advert leaves open: the dearest stake first. */
export function checksFor(
  { context, flags, parts: needed, missing }: Pick<Findings, 'context' | 'flags' | 'parts' | 'missing'>,
  gaps: readonly Improvement[],
): Check[] {
  const fresh = flags.filter((flag) => !isLongMended(context, flag));
  return checkRows
    .filter((row) => suits(context.home, row))
    .map((row) => {
      const rules = row.rules.split(' ');
      const causes: Cause[] = [
        ...(row.id === 'moisture' ? fresh : flags)
          .filter(
            ({ rule, title, likeliest, guess }) =>
              !row.except?.includes(title) &&
              (isCalled(rules, rule) || (guess !== undefined && isCalled(rules, likeliest))),
          )
          .map((flag) => ({ why: `${brief(flag.title)}.`, stake: stakeOf(flag), evidence: flag.evidence })),
        ...unknown(row, gaps, needed),
        ...lacking(context, row, missing),
      ].toSorted((one, other) => other.stake - one.stake);
      return { row, causes, stake: causes[0]?.stake ?? 0 };
    })
    .filter(({ causes }) => causes.length > 0)
    .toSorted((one, other) => other.stake - one.stake)
    .slice(0, mostChecks)
    .map(({ row, causes }) => toCheck(row, causes));
}

/** Damage that is mended, and of which only such old years are told, is dry or has shown itself since. */
const dryAfter = 10;
const mendable: ReadonlySet<string> = new Set([
  'leak-mentioned',
  'repaired-damage',
  'water-damage',
  'roof-leak',
]);

function isLongMended({ sources, year }: Context, { rule, severity, evidence }: Flag): boolean {
  if (severity !== 'notice' || !mendable.has(rule)) return false;
  const years = evidence.flatMap((proof) => {
    const source = proof.kind === 'quote' ? sources.find(({ field }) => field === proof.field) : undefined;
    if (!source || proof.kind !== 'quote') return [];
    const { start, end } = sentenceAround(source, proof.start);
    return [...source.readable.slice(start, end).matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([told]) =>
      Number(told),
    );
  });
  return years.length > 0 && years.every((told) => told <= year - dryAfter);
}

/** A name that ends with a hyphen stands for every rule that begins so. */
const isCalled = (rules: readonly string[], rule = ''): boolean =>
  rules.some((key) => (key.endsWith('-') ? rule.startsWith(key) : rule === key));

/** Why a part of unknown age calls for the check, with what it would cost to renew. */
function unknown(
  { parts: named = '', unknown: why }: CheckRow,
  gaps: readonly Improvement[],
  needed: readonly NeededPart[],
): Cause[] {
  const ids = new Set(named.split(' '));
  if (why === undefined) return [];
  const open = gaps
    .filter(({ area }) => parts.some(({ id, name }) => name === area && ids.has(id)))
    .toSorted((one, other) => other.estimatedCost.max - one.estimatedCost.max);
  const waiting = needed.filter(({ id, blocks }) => blocks && ids.has(id));
  const [dearest] = open;
  if (!dearest && waiting.length === 0) return [];
  const names = new Set([
    ...open.flatMap(({ area }) => parts.filter(({ name }) => name === area).map(({ the }) => lower(the))),
    ...waiting.flatMap((part) => (part.id === 'foundationAndBasement' ? [] : part.names)),
  ]);
  const isGround = names.size === 0;
  return [
    {
      why: isGround ? 'Skicket på grunden framgår inte.' : why.replace('{parts}', list([...names])),
      stake: dearest ? dearest.estimatedCost.max / 2 : unknownStake,
      evidence: dearest
        ? dearest.evidence
        : [
            reference(
              'method',
              `Ej bedömt: ${list(waiting.flatMap(({ names }) => names))}`,
              'Vår egen läsning av annonsen',
            ),
          ],
    },
  ];
}

/** A fact that the advert of a house should tell and does not. */
function lacking(
  { home, listing, year }: Context,
  { missing: wanted, unknown: why }: CheckRow,
  missing: readonly MissingInfoDetail[],
): Cause[] {
  const fact = missing.find(({ field }) => field === wanted?.field);
  const isYoung = year - (listing.yearBuilt ?? 0) < (wanted?.notWithin ?? 0);
  if (!fact || why === undefined || isYoung || !answersForBuilding(home)) return [];
  return [{ why, stake: lackingStake, evidence: fact.evidence }];
}

function toCheck(row: CheckRow, causes: readonly Cause[]): Check {
  const { id, title, what, price, isExperience, paidBy, source } = row;
  const [min, max] = price ?? [0, 0];
  const range = { min, max, ...(isExperience ? { uncertain: true } : {}) };
  const told = causes
    .filter(({ why }, index) => causes.findIndex((other) => isSame(why, other.why)) === index)
    .slice(0, mostTold);
  return {
    id,
    title,
    what,
    why: told.map(({ why }) => why).join(' '),
    price: price ? range : null,
    paidBy,
    evidence: [
      reference('checks', price ? `${title}: ${krRange(range)}` : title, source),
      ...withoutRepeats(told.flatMap(({ evidence }) => evidence)),
    ],
  };
}

const suits = ({ tenure, form }: Home, { only }: CheckRow): boolean => {
  if (only === undefined) return true;
  const isOwned = tenure === 'owned' && form !== 'flat';
  return only === 'property' ? answersForBuilding({ tenure, form }) : !isOwned;
};

/** `Sommarvatten.` says no more than `Endast sommarvatten.` */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase());
  return a!.includes(b!.slice(0, -1)) || b!.includes(a!.slice(0, -1));
}
