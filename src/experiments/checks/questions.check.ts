import { z } from 'zod';
import { defineCheck } from './define-check.js';
import { foundIn, isAskedOfRules } from './finding.js';
import { counted } from '../suites/wording.js';
import { homeKind } from './home-kind.js';
import { demandsFor } from './questions-by-tenure.js';

export const questionsCheck = defineCheck({
  type: 'questions',
  description:
    'Enough questions, none twice, some of the model, and none of things that only other homes have.',
  params: z.strictObject({
    atLeast: z.number().int().min(0).default(20).describe('questions in all'),
    own: z.number().int().min(0).default(5).describe("the model's own, at least; not asked of the rules"),
    byTenure: z.boolean().default(true).describe('whether they must fit what the home is bought as'),
  }),
  run: ({ report, draft, input: { listing } }, { atLeast, own, byTenure }) => {
    const asked = report.viewingQuestions.map(({ question }) => question);
    const wrong =
      asked.length < atLeast ? [`${counted(asked.length, 'question')} (at least ${atLeast})`] : [];
    const said = [counted(asked.length, 'question')];
    const keys = asked.map(key);
    const twice = asked.filter((_, index) => keys.indexOf(keys[index]!) < index);
    wrong.push(...twice.map((question) => `asked twice: ”${question}”`));
    if (!isAskedOfRules(report)) {
      const ofRules = new Set(draft ? questionsOfRules(draft) : asked);
      // Whom to ask stands only at questions of the rules, which a report chooses from once a model has answered.
      const added = report.viewingQuestions.filter(
        ({ question, whom }) => whom === undefined && !ofRules.has(question),
      ).length;
      said.push(`${added} of the model`);
      if (added < own) wrong.push(`${added} of the model (at least ${own})`);
    }
    if (byTenure) {
      const home = homeKind(listing);
      const demands = demandsFor(home);
      said.push(demands ? `fit for ${home.tenure}` : 'nothing to check by tenure: the advert states none');
      wrong.push(...unfit(demands, asked, home.tenure ?? ''));
    }
    return foundIn(wrong, said.join(', '));
  },
});

function unfit(demands: ReturnType<typeof demandsFor>, asked: readonly string[], tenure: string): string[] {
  if (!demands) return [];
  // What the advert says in its own words is not asked.
  const questions = asked.map((question) => ({
    question,
    words: question.toLowerCase().replace(/[”"“][^”"“]*[”"“]/gu, ' '),
  }));
  return [
    ...demands.some
      .filter(({ words }) => !questions.some((one) => words.test(one.words)))
      .map(({ name }) => `nothing asked of ${name} (${tenure})`),
    ...demands.none.flatMap(({ topic, unless }) =>
      questions
        .filter(({ words }) => topic.words.test(words) && !unless?.words.test(words))
        .map(({ question }) => `asks of ${topic.name}, which ${tenure} has not: ”${question}”`),
    ),
  ];
}

/** The rules' questions, which stand in the draft before the model's. */
function questionsOfRules({
  report,
  own,
}: NonNullable<Parameters<typeof questionsCheck.run>[0]['draft']>): string[] {
  const paths = new Set(own.map(({ path }) => path));
  return report.viewingQuestions.flatMap(({ question }, index) =>
    paths.has(`viewingQuestions.${index}`) ? [] : [question],
  );
}

/** Two questions that differ in nothing but signs, spaces and case are one. */
const key = (question: string): string => (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
