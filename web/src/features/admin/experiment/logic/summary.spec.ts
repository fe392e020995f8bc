import {
  experimentOf,
  failedRun,
  flag,
  question,
  run,
  uncertainty,
} from '../../../../../../test/support/experiments.js';
import { columnsOf } from './columns.js';
import { compare } from './comparison.js';
import { summaryOf, verdictTally } from './summary.js';

const say = (...runs: Parameters<typeof experimentOf>[0]) =>
  summaryOf(compare(columnsOf(experimentOf(runs))))
    .join(' ')
    .replaceAll('\u00a0', ' ');
const score = (points: number) => ({ confidence: { score: points, explanation: 'Så sägs det.' } });
const extra = ['Fukt i grunden', 'Buller från vägen', 'Oklara kostnader'].map((title) =>
  flag('model', title),
);

describe('the comparison in words', () => {
  it('tells what differs', () => {
    expect(
      say(
        run('default-v1', 1, { report: { redFlags: [], ...score(60) } }),
        run('unbiased-v1', 1, { report: { redFlags: extra, ...score(67) } }),
      ),
    ).toBe(
      'Samma bedömning. 3 flaggor finns bara hos unbiased-v1. Tillförlitligheten skiljer 7 procentenheter.',
    );
  });

  it('tells one of each in the singular, and the verdicts by prompt', () => {
    expect(
      say(
        run('default-v1', 1, {
          report: {
            verdict: 'RED',
            redFlags: [flag('roof-age', 'Tak', 'critical'), extra[0]!],
            viewingQuestions: [question('Vem äger marken?')],
          },
          unsure: [uncertainty('Energiklass', 'high'), uncertainty('Byggår')],
        }),
        run('unbiased-v1', 1, {
          report: { verdict: 'YELLOW', redFlags: [flag('roof-age', 'Tak')], viewingQuestions: [] },
          unsure: [uncertainty('Energiklass', 'low')],
        }),
      ),
    ).toBe(
      'Olika bedömning: default-v1 säger Allvarliga varningar, unbiased-v1 säger Granska noggrant. ' +
        '1 flagga finns bara hos default-v1. 1 flagga har olika allvarlighet. 1 fråga finns bara hos default-v1. ' +
        '1 osäkerhet finns bara hos default-v1. 1 osäkerhet väger olika tungt.',
    );
  });

  it('tells that the scores of the flags differ, though the verdicts are the same', () => {
    expect(
      say(
        run('default-v1', 1, { report: { redFlagScore: 9 } }),
        run('unbiased-v1', 1, { report: { redFlagScore: 10 } }),
      ),
    ).toBe('Samma bedömning. Riskpoängen skiljer 1 av 10.');
  });

  it('says that nothing differs', () => {
    expect(say(run('default-v1', 1), run('unbiased-v1', 1))).toBe(
      'Samma bedömning. Inga andra skillnader i riskpoäng, flaggor, osäkerheter, tillförlitlighet eller frågor.',
    );
  });

  it('says what lies within the spread', () => {
    // One flag comes and goes, and the confidence of each prompt covers that of the other.
    expect(
      say(
        run('default-v1', 1, { report: { verdict: 'RED', redFlags: [extra[0]!], ...score(50) } }),
        run('default-v1', 2, { report: { redFlags: [], ...score(80) } }),
        run('unbiased-v1', 1, { report: { redFlags: [], ...score(75) } }),
        run('unbiased-v1', 2, { report: { redFlags: [], ...score(75) } }),
      ),
    ).toBe(
      'Bedömningarna skiljer inom spridningen. Inga andra skillnader i riskpoäng, flaggor, osäkerheter, tillförlitlighet eller frågor. ' +
        '2 skillnader ligger inom spridningen mellan körningarna.',
    );
  });

  it('is silent where there is nothing to compare', () => {
    expect(say(run('default-v1', 1), failedRun('unbiased-v1', 1, 'Modellen svarade inte.'))).toBe('');
  });
});

describe('the verdicts of a prompt', () => {
  it('are one word of one run, and counted of several', () => {
    expect(verdictTally(['YELLOW'])).toBe('Granska noggrant');
    expect(verdictTally(['YELLOW', 'RED', 'YELLOW'])).toBe('2 × Granska noggrant, 1 × Allvarliga varningar');
    expect(verdictTally(['PURPLE'])).toBe('Okänd bedömning (PURPLE)');
  });
});
