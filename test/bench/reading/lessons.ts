import { parts, partStates, topics } from './concepts.js';
import { risks } from '../../../src/reports/risks/told/risks.js';
import { featuresOf } from '../../../src/reports/reading/learned/clause-features.js';
import type { Lesson } from './fit-linear.js';
import { risksOf } from './tellings-of.js';
import { says, type TaughtClause, tones, whens, whose } from './training.js';

/** What a clause can be asked, by head: the states of parts are told apart from the parts. */
export const heads = {
  kind: [...Object.keys(topics), ...Object.keys(partStates)],
  part: parts,
  says,
  when: whens,
  of: whose,
  mended: ['mended'],
  tone: tones,
  risk: risks.map(({ id }) => id),
} as const satisfies Record<string, readonly string[]>;
export type Head = keyof typeof heads;

const names = Object.keys(heads) as Head[];
const starts = new Map<Head, number>();
let count = 0;
for (const name of names) {
  starts.set(name, count);
  count += heads[name].length;
}

/** All answers of all heads, one after the other. */
export const answerCount = count;

/** The answers of one head among those of all. */
export const answersOf = (head: Head, all: Float32Array): Float32Array =>
  all.subarray(starts.get(head)!, starts.get(head)! + heads[head].length);

const placeOf = (head: Head, answer: string): number[] => {
  const at = (heads[head] as readonly string[]).indexOf(answer);
  return at < 0 ? [] : [starts.get(head)! + at];
};

/** Heads that only a clause with a mention teaches. */
const ofMentions = new Set(
  (['says', 'when', 'of', 'mended'] as const).flatMap((head) =>
    heads[head].map((_, at) => starts.get(head)! + at),
  ),
);

/** What a clause teaches. What is said, when and of whom is taught by its first mention. */
export function lessonOf({ mentions, tone, ...context }: TaughtClause): Lesson {
  const [first] = mentions;
  const wanted = [
    ...mentions.flatMap(({ concept }) => {
      const [kind = '', part = ''] = concept.split(':');
      return [...placeOf('kind', kind), ...placeOf('part', part)];
    }),
    ...(first
      ? [
          ...placeOf('says', first.says),
          ...placeOf('when', first.when),
          ...placeOf('of', first.of),
          ...(first.mended ? placeOf('mended', 'mended') : []),
        ]
      : []),
    ...placeOf('tone', tone),
    ...risksOf({ mentions, tone }).flatMap(({ id }) => placeOf('risk', id)),
  ];
  return { features: featuresOf(context), wanted, ...(first ? {} : { untaught: ofMentions }) };
}
