import type { Euphemism, Unjudged } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { askOf, type AskRow } from '../../knowledge/questions/asks/ask.types.js';
import { subjectAsks } from '../../knowledge/questions/subjects.js';
import { subjects } from '../../reading/learned/subjects.js';
import type { Strength } from '../strengths.js';
import { proofOf, type Told } from '../told.js';
import type { Candidate } from './candidate.js';
import { askAbout } from './say.js';
import { whomHere } from './whom-here.js';
import { wordsTold, type Words } from './words.js';

/** Orders of size for the ranking alone, kr. */
const stakeOfGrave = 200_000;
const stakeOfUnjudged = 30_000;
const stakeOfPhrase = 12_000;
const stakeOfPraise = 8_000;
const stakeOfTold = 6_000;

/** What to ask of each statement that nobody judged. */
export function fromUnjudged(context: Context, unjudged: readonly Unjudged[], wordsOf: Words): Candidate[] {
  return unjudged.flatMap(({ subject, isGrave, evidence }) => {
    const row = subjectAsks[subject];
    const said = wordsOf(evidence);
    if (!row || said === null) return [];
    const { question: ask, good, bad, whom } = askOf(row);
    const question = askAbout(said, ask);
    if (question === null) return [];
    return [
      {
        kind: question,
        covers: [],
        turns: isGrave,
        isOfUnjudged: true,
        stake: isGrave ? stakeOfGrave : stakeOfUnjudged,
        category: 'Ord att reda ut',
        question,
        context: 'Vi har inte kunnat bedöma vad det betyder för dig.',
        good,
        bad,
        whom: whomHere(context, whom),
        isOwn: true,
        evidence,
      },
    ];
  });
}

/** What to ask of each phrase of the broker's that can hide something. */
export function fromPhrases(context: Context, phrases: readonly Euphemism[]): Candidate[] {
  return phrases.flatMap(({ word, meaning, question: ask, evidence }) => {
    const question = ask === undefined ? null : askAbout(word, ask);
    if (question === null) return [];
    return [
      {
        kind: question,
        covers: [],
        turns: false,
        stake: stakeOfPhrase,
        category: 'Ord att reda ut',
        question,
        context: meaning,
        good: 'Ett rakt svar med årtal, mått eller papper.',
        bad: 'Samma ord en gång till.',
        whom: whomHere(context, ['agent']),
        isOwn: true,
        evidence,
      },
    ];
  });
}

/** What is praised is worth a paper. */
const paperAsk: AskRow = [
  'finns det på papper?',
  'Ett protokoll, intyg eller kvitto.',
  'Bara ord.',
  'agent seller',
];

/** What to ask of each thing that speaks for the home. */
export function fromStrengths(context: Context, strengths: readonly Strength[], wordsOf: Words): Candidate[] {
  const { question: ask, good, bad, whom } = askOf(paperAsk);
  return strengths.flatMap(({ text, evidence }) => {
    const said = wordsOf(evidence);
    const question = said === null || wordsIn(said) < fewestWords ? null : askAbout(said, ask);
    if (question === null) return [];
    return [
      {
        kind: question,
        covers: [],
        turns: false,
        stake: stakeOfPraise,
        category: 'Löften att få på papper',
        question,
        context: text,
        good,
        bad,
        whom: whomHere(context, whom),
        isOwn: true,
        evidence,
      },
    ];
  });
}

/** From this on a clause says something of what a home is, has or costs (`material`). */
const materialFrom = 0.4;
/** Fewer words than this say nothing that can be asked about. */
const fewestWords = 4;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** What to ask of what else the texts tell that matters, the most telling first, one of a sentence. */
export function fromTold(context: Context, told: readonly Told[]): Candidate[] {
  const sentences = new Set<unknown>();
  return told
    .filter((one) => one.material >= materialFrom)
    .filter((one) => wordsIn(wordsTold(one)) >= fewestWords && /^\p{L}/u.test(wordsTold(one)))
    .toSorted((one, other) => other.telling - one.telling)
    .filter(({ sentence }) => !sentences.has(sentence) && sentences.add(sentence))
    .flatMap((one) => {
      const row = one.good > one.bad ? paperAsk : subjectAsks[subjects[one.subject].name];
      if (!row) return [];
      const { question: ask, good, bad, whom } = askOf(row);
      const question = askAbout(wordsTold(one), ask);
      if (question === null) return [];
      return [
        {
          kind: question,
          covers: [],
          turns: false,
          stake: stakeOfTold * one.telling,
          category: 'Ord att reda ut',
          question,
          context: 'Annonsen nämner det utan att säga vad det betyder för dig.',
          good,
          bad,
          whom: whomHere(context, whom),
          isOwn: true,
          evidence: [proofOf(one)],
        },
      ];
    });
}
