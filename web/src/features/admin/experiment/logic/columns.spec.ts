import { experimentOf, failedRun, run, runUnderWay } from '../../../../../../test/support/experiments.js';
import { areComparable, columnsOf } from './columns.js';

describe('the columns of an experiment', () => {
  it('are its prompts with the reports that they gave', () => {
    const view = experimentOf([
      run('default-v1', 1),
      failedRun('default-v1', 2, 'Modellen svarade inte.'),
      run('unbiased-v1', 1),
      runUnderWay('unbiased-v1', 2),
    ]);
    const columns = columnsOf(view);
    expect(
      columns.map(({ promptId, writtenBy, reports, runs }) => [
        promptId,
        writtenBy,
        reports.map(({ repeat }) => repeat),
        runs.length,
      ]),
    ).toEqual([
      ['default-v1', 'prompt', [1], 2],
      ['unbiased-v1', 'prompt', [1], 2],
    ]);
    expect(areComparable(columns)).toBe(true);
  });

  it('show what the rules wrote once where every run failed, which is no ground for comparing', () => {
    const columns = columnsOf(
      experimentOf([
        failedRun('default-v1', 1, 'Nej.'),
        failedRun('default-v1', 2, 'Nej.'),
        run('unbiased-v1', 1),
      ]),
    );
    expect(columns.map(({ writtenBy, reports }) => [writtenBy, reports.length])).toEqual([
      ['rules', 1],
      ['prompt', 1],
    ]);
    expect(areComparable(columns)).toBe(false);
  });

  it('are empty while a run may still give a report', () => {
    const [column] = columnsOf(
      experimentOf([failedRun('default-v1', 1, 'Nej.'), runUnderWay('default-v1', 2)]),
    );
    expect([column!.writtenBy, column!.reports]).toEqual(['nobody', []]);
  });

  it('are not compared when there is only one', () => {
    expect(areComparable(columnsOf(experimentOf([run('default-v1', 1)])))).toBe(false);
  });
});
