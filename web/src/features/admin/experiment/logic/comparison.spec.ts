import {
  experimentOf,
  failedRun,
  flag,
  question,
  run,
  uncertainty,
} from '../../../../../../test/support/experiments.js';
import { columnsOf } from './columns.js';
import { compare, onlyIn, type Compared } from './comparison.js';

const compareRuns = (...runs: Parameters<typeof experimentOf>[0]) => compare(columnsOf(experimentOf(runs)));
const told = <Item>(compared: readonly Compared<Item>[], name: (item: Item) => string) =>
  compared.map(({ first, apart, cells }) => [
    name(first),
    apart,
    ...cells.map(({ count, of }) => `${count}/${of}`),
  ]);

describe('flags', () => {
  const flagsOf = (...lists: readonly (readonly ReturnType<typeof flag>[])[]) =>
    told(
      compareRuns(
        run('default-v1', 1, { report: { redFlags: [...lists[0]!] } }),
        run('unbiased-v1', 1, { report: { redFlags: [...lists[1]!] } }),
      ).flags,
      ({ title }) => title,
    );

  it('of a rule are known by the rule, whatever they are called', () => {
    expect(flagsOf([flag('roof-age', 'Gammalt tak')], [flag('roof-age', 'Tak från 1971')])).toEqual([
      ['Gammalt tak', 'same', '1/1', '1/1'],
    ]);
  });

  it('of a rule that raises several are known by the title too', () => {
    expect(
      flagsOf(
        [flag('contradiction', 'Byggår'), flag('contradiction', 'Boarea')],
        [flag('contradiction', 'Boarea')],
      ),
    ).toEqual([
      ['Byggår', 'differs', '1/1', '0/1'],
      ['Boarea', 'same', '1/1', '1/1'],
    ]);
  });

  it('of the model are known by their title, never with one of a rule', () => {
    expect(
      flagsOf(
        [flag('model', 'Taket är gammalt'), flag('noise', 'Buller')],
        [flag('model', 'Gammalt tak'), flag('model', 'Buller')],
      ),
    ).toEqual([
      ['Buller', 'differs', '1/1', '0/1'],
      ['Buller', 'differs', '0/1', '1/1'],
      ['Taket är gammalt', 'same', '1/1', '1/1'],
    ]);
  });

  it('differ by severity where all have them', () => {
    expect(flagsOf([flag('roof-age', 'Tak', 'critical')], [flag('roof-age', 'Tak', 'notice')])).toEqual([
      ['Tak', 'differs', '1/1', '1/1'],
    ]);
  });

  it('that come and go between the runs of one prompt make no difference', () => {
    const repeated = compareRuns(
      run('default-v1', 1, {
        report: { redFlags: [flag('model', 'Buller'), flag('model', 'Fukt i grunden')] },
      }),
      run('default-v1', 2, { report: { redFlags: [flag('model', 'Fukt i grunden')] } }),
      run('unbiased-v1', 1, { report: { redFlags: [] } }),
      run('unbiased-v1', 2, { report: { redFlags: [] } }),
    );
    expect(told(repeated.flags, ({ title }) => title)).toEqual([
      ['Fukt i grunden', 'differs', '2/2', '0/2'],
      ['Buller', 'within', '1/2', '0/2'],
    ]);
    expect(onlyIn(repeated.flags, 0).map(({ first }) => first.title)).toEqual(['Fukt i grunden']);
    expect(onlyIn(repeated.flags, 1)).toEqual([]);
  });
});

describe('questions and uncertainties', () => {
  it('are put together by their words', () => {
    const { questions, uncertainties } = compareRuns(
      run('default-v1', 1, {
        report: { viewingQuestions: [question('När byttes rören?'), question('Vem äger marken?')] },
        unsure: [uncertainty('Energiklass', 'low'), uncertainty('Föreningens lån')],
      }),
      run('unbiased-v1', 1, {
        report: { viewingQuestions: [question('När har rören bytts?')] },
        unsure: [uncertainty('Energiklassen', 'high'), uncertainty('Föreningens lån')],
      }),
    );
    expect(told(questions, (each) => each.question)).toEqual([
      ['Vem äger marken?', 'differs', '1/1', '0/1'],
      ['När byttes rören?', 'same', '1/1', '1/1'],
    ]);
    expect(told(uncertainties, ({ area }) => area)).toEqual([
      ['Energiklass', 'differs', '1/1', '1/1'],
      ['Föreningens lån', 'same', '1/1', '1/1'],
    ]);
  });
});

describe('verdict and confidence', () => {
  const of = (score: number) => ({ confidence: { score, explanation: 'Så sägs det.' } });

  it('are told apart', () => {
    const { verdict, confidence } = compareRuns(
      run('default-v1', 1, { report: { verdict: 'RED', ...of(60) } }),
      run('unbiased-v1', 1, { report: { verdict: 'YELLOW', ...of(65) } }),
    );
    expect([verdict, confidence]).toEqual(['differs', 'differs']);
  });

  it('are not compared with what the rules wrote', () => {
    const { isComparable, verdict, confidence, flags } = compareRuns(
      run('default-v1', 1, { report: { verdict: 'RED', ...of(20) } }),
      failedRun('unbiased-v1', 1, 'Modellen svarade inte.'),
    );
    expect([isComparable, verdict, confidence]).toEqual([false, null, null]);
    expect(flags.map(({ apart }) => apart)).toEqual([null, null, null, null]);
  });
});
