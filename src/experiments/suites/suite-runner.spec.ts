import { loadConfig } from '../../shared/config/config.js';
import { readCheckCalls } from '../checks/checks.js';
import { goldenCaseSchema } from './case.schema.js';
import { placesOf, runPlaces } from './suite-runner.js';
import type { RunResult, Suite } from './suite.types.js';

const listing = {
  address: 'Provgatan 1',
  municipality: 'Stockholm',
  price: 4_950_000,
  area: '58',
  numberOfRooms: '2',
  monthlyFee: 3450,
  tenure: 'Bostadsrätt',
  propertyType: 'Lägenhet',
  yearBuilt: 1938,
  description: 'Ljus tvåa med balkong mot gården.',
};
const cases = ['a', 'b', 'c'].map((name) =>
  goldenCaseSchema.parse({ name, story: 'A flat.', listing, expected: { verdict: 'GREEN' } }),
);
const suite: Suite = {
  name: 'prov',
  description: 'A suite for tests.',
  path: '/suites/prov.yaml',
  digest: '0',
  cases,
  caseFolders: new Map(cases.map(({ name }) => [name, '/suites'])),
  variants: [
    {
      id: 'rules',
      analyst: 'rules',
      template: 'default-v1',
      instructions: null,
      model: null,
      parameters: {},
    },
  ],
  repeat: 1,
  day: '2026-11-21',
  checks: readCheckCalls([{ type: 'schema', tags: [] }]),
  gate: { errors: 0, checks: {}, newlyFailing: 0 },
  judge: null,
  recordings: null,
  isPart: false,
};

describe('the runs of a suite', () => {
  it('keep a report that was finished as they were stopped, and begin no other', async () => {
    const stop = new AbortController();
    const results: RunResult[] = [];
    const run = runPlaces(suite, placesOf(suite), {
      config: loadConfig({}, { services: false }),
      policy: { asks: 'model', isFresh: false, cacheFolder: '/nowhere', recordings: null },
      jobs: 2,
      deadlineMs: 60_000,
      maxCostUsd: null,
      spent: [],
      signal: stop.signal,
      // The other one of two is at work then: rules wait for nobody.
      onResult: (result) => {
        results.push(result);
        stop.abort(new Error('stopped'));
      },
    });
    await expect(run).rejects.toThrow('stopped');
    expect(results.map(({ case: name }) => name).sort()).toEqual(['a', 'b']);
  });
});
