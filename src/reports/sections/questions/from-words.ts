import type { Euphemism } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { askOf, type AskRow } from '../../knowledge/questions/asks/ask.types.js';
import { subjectAsks } from '../../knowledge/questions/subjects.js';
import { saidPlainly } from '../../knowledge/questions/plainly.js';
import { tellsOfBuildingYear } from '../../reading/wanted/told.js';
import type { Strength } from '../strengths.js';
import type { LeftUnjudged } from '../verdict/case.js';
import type { Candidate } from './candidate.js';
import { askAbout, askAboutMatter, askAboutWhole } from './say.js';
import { whomHere } from './whom-here.js';
import type { Words } from './words.js';

/** Orders of size for the ranking alone, kr. */
const stakeOfGrave = 200_000;
const stakeOfPhrase = 12_000;
const stakeOfPraise = 8_000;

/**
 * What to ask of each statement that nobody judged and that may be grave: in the advert's words where they can be said whole.
 * The others stand among what the report could not judge, each with its question.
 */
export function fromUnjudged(
  context: Context,
  unjudged: readonly LeftUnjudged[],
  wordsOf: Words,
): Candidate[] {
  return unjudged
    .filter(({ isGrave }) => isGrave)
    .flatMap(({ subject, matter, evidence }) => {
      const row = subjectAsks[subject];
      if (!row) return [];
      const { question: ask, good, bad, whom } = askOf(row);
      const inWords = matter ? askAboutMatter(matter, ask) : askAboutWhole(wordsOf(evidence), ask);
      const question = inWords ?? saidPlainly[ask];
      if (question === undefined) return [];
      return [
        {
          kind: question,
          covers: [],
          turns: true,
          isOfUnjudged: true,
          stake: stakeOfGrave,
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
  return phrases.flatMap(({ word, question: ask, evidence }) => {
    const question = ask === undefined ? null : askAbout(word, ask, 1);
    if (question === null) return [];
    return [
      {
        kind: question,
        covers: [],
        turns: false,
        stake: stakeOfPhrase,
        category: 'Ord att reda ut',
        question,
        context: 'Orden kan dölja något som du behöver få veta.',
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
    const question = said !== null && tellsOfBuildingYear(said) ? null : askAboutWhole(said, ask);
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
