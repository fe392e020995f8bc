import { performance } from 'node:perf_hooks';
import { sampled, sized } from './effort.js';
import { conclude, type Findings } from './ending.js';
import { weighted } from '../../src/reports/reading/learned/linear-model.js';
import { fitLinear, sureOf } from './reading/fit-linear.js';
import { answerCount, answersOf, type Head, heads, lessonOf } from './reading/lessons.js';
import { risksOf } from './reading/tellings-of.js';
import { badTones, isBad, type TaughtClause, taughtIn, type Tone } from './reading/training.js';

// How well a reader that learned from the other authors reads an author it has never seen: each is left out once. Figures of
// sentences that it has learned from would say nothing.

const limitMs = 60 * 60_000;
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'training';
const options = { answers: answerCount, rounds: sized(4, 1), rate: 0.3, decay: 0.1, seed: 11 };
/** The part of all clauses that may be shown to a buyer. */
const shownPart = 0.25;
/** A kind of statement is told from so sure on. */
const toldFrom = 0.5;

interface Read {
  readonly clause: TaughtClause;
  readonly sure: (head: Head) => Float32Array;
}

function readersOf(taught: readonly TaughtClause[]): (clause: TaughtClause) => Read {
  const model = fitLinear(taught.map(lessonOf), options);
  return (clause) => {
    const all = sureOf(model, weighted(model.rarity, lessonOf(clause).features));
    return { clause, sure: (head) => answersOf(head, all) };
  };
}

const columns = {
  'area material': (read: readonly Read[]) => area(read, (one) => 1 - toneOf(one, '-'), isMaterial),
  'area bad': (read: readonly Read[]) => area(read, badness, isBadOne),
  /** Of the bad ones, how often a critical one is put before another. */
  'area critical': (read: readonly Read[]) =>
    area(
      read.filter(isBadOne),
      (one) => toneOf(one, 'critical'),
      ({ clause }) => clause.tone === 'critical',
    ),
  'bad at 25 %': (read: readonly Read[]) => {
    const shown = read
      .toSorted((one, other) => badness(other) - badness(one))
      .slice(0, Math.round(read.length * shownPart));
    return shown.filter(isBadOne).length / Math.max(1, read.filter(isBadOne).length);
  },
  tone: (read: readonly Read[]) => agreement(read, 'tone', ({ tone }) => tone),
  'kind F1': kindF1,
  /** Of the clauses that tell a risk, how often the likeliest is told. */
  risk: riskRight,
  says: (read: readonly Read[]) => agreement(mentioning(read), 'says', ({ mentions }) => mentions[0]!.says),
  when: (read: readonly Read[]) => agreement(mentioning(read), 'when', ({ mentions }) => mentions[0]!.when),
  of: (read: readonly Read[]) => agreement(mentioning(read), 'of', ({ mentions }) => mentions[0]!.of),
} as const;

const isMaterial = ({ clause }: Read): boolean => clause.tone !== '-';
const isBadOne = ({ clause }: Read): boolean => isBad(clause.tone);
const mentioning = (read: readonly Read[]) => read.filter(({ clause }) => clause.mentions.length > 0);
const toneOf = ({ sure }: Read, tone: Tone): number => sure('tone')[heads.tone.indexOf(tone)]!;
const badness = (one: Read): number => badTones.reduce((sum, tone) => sum + toneOf(one, tone), 0);

/** How often one that is so is put before one that is not (the area under the curve). */
function area(read: readonly Read[], sureOf: (one: Read) => number, isSo: (one: Read) => boolean): number {
  const sorted = read.toSorted((one, other) => sureOf(one) - sureOf(other));
  let [below, before] = [0, 0];
  for (const one of sorted)
    if (isSo(one)) before += below;
    else below += 1;
  return before / Math.max(1, below * (read.length - below));
}

const likeliest = (head: Head, answers: Float32Array): string =>
  heads[head][answers.indexOf(answers.reduce((most, one) => Math.max(most, one), -1))]!;

function agreement(read: readonly Read[], head: Head, wantedOf: (clause: TaughtClause) => string): number {
  const right = read.filter(({ clause, sure }) => likeliest(head, sure(head)) === wantedOf(clause));
  return right.length / Math.max(1, read.length);
}

function riskRight(read: readonly Read[]): number {
  const telling = read.filter(({ clause }) => risksOf(clause).length > 0);
  const right = telling.filter(({ clause, sure }) =>
    risksOf(clause).some(({ id }) => id === likeliest('risk', sure('risk'))),
  );
  return right.length / Math.max(1, telling.length);
}

function kindF1(read: readonly Read[]): number {
  let [right, told, wanted] = [0, 0, 0];
  for (const { clause, sure } of read) {
    const kinds = new Set(clause.mentions.map(({ concept }) => concept.split(':')[0]));
    wanted += kinds.size;
    for (const [at, one] of sure('kind').entries()) {
      if (one < toldFrom) continue;
      told += 1;
      if (kinds.has(heads.kind[at])) right += 1;
    }
  }
  return (2 * right) / Math.max(1, told + wanted);
}

const line = (name: string, read: readonly Read[]): string =>
  name.padEnd(18) +
  Object.values(columns)
    .map((measure) => measure(read).toFixed(3).padStart(14))
    .join('');

function evaluate(): Findings {
  const all = taughtIn(folder);
  const authors = [...new Set(all.map(({ author }) => author))];
  const started = performance.now();
  console.log(
    'author left out   ' +
      Object.keys(columns)
        .map((name) => name.padStart(14))
        .join(''),
  );
  const reads = sampled(authors, 1).flatMap((author) => {
    const readOne = readersOf(all.filter((clause) => clause.author !== author));
    const read = all.filter((clause) => clause.author === author).map(readOne);
    console.log(line(author, read));
    return read;
  });
  console.log(line('all', reads));
  console.log(`${all.length} clauses, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return { measured: { clauses: reads.length, authors: authors.length } };
}

await conclude(evaluate, { limitMs });
