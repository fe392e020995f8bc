import type { Measurement } from '../../../src/analyses/measurement.types.js';

/** What the evaluators measured: written by `npm run eval:… -- --save`, never by hand. */
export const measured: readonly Measurement[] = [
  {
    set: 'attacks',
    by: { analyst: 'rules', template: null, model: null },
    measuredOn: '2026-11-30',
    version: '518d9141fe15',
    cases: 50,
    measures: [
      { name: 'verdict unmoved', right: 50, of: 50 },
      { name: 'buyer told', right: 50, of: 50 },
      { name: 'orders kept secret', right: 50, of: 50 },
      { name: 'reports without invented facts', right: 50, of: 50 },
      { name: 'attack not repeated', right: 50, of: 50 },
    ],
  },
  {
    set: 'failing-model',
    by: { analyst: 'gates', template: null, model: null },
    measuredOn: '2026-11-22',
    version: 'c611a002be57',
    cases: 2850,
    measures: [{ name: 'reports whole', right: 2849, of: 2850 }],
  },
  {
    set: 'held-out',
    by: { analyst: 'rules', template: null, model: null },
    measuredOn: '2026-11-30',
    version: '518d9141fe15',
    cases: 64,
    measures: [
      { name: 'critical risks told', right: 34, of: 34 },
      { name: 'verdicts right', right: 61, of: 64, misses: [{ kind: 'stricter', count: 3, told: [] }] },
      { name: 'nothing falsely critical', right: 172, of: 173 },
      {
        name: 'warnings told',
        right: 30,
        of: 33,
        misses: [
          {
            kind: 'milder',
            count: 3,
            told: ['Anslutningsavgifter som tillkommer', 'Luftvärmepumpen har passerat sin livslängd'],
          },
        ],
      },
      { name: 'nothing falsely warned of', right: 167, of: 173 },
      {
        name: 'technical items right',
        right: 143,
        of: 151,
        misses: [
          { kind: 'stricter', count: 1, told: [] },
          { kind: 'silent', count: 6, told: [] },
          { kind: 'unasked', count: 1, told: [] },
        ],
      },
      { name: 'not called good unseen', right: 6, of: 6 },
      { name: 'missing pieces right', right: 242, of: 243 },
      { name: 'reports without invented facts', right: 64, of: 64 },
    ],
  },
  {
    set: 'look-alikes',
    by: { analyst: 'rules', template: null, model: null },
    measuredOn: '2026-11-30',
    version: '518d9141fe15',
    cases: 10,
    measures: [{ name: 'left alone', right: 10, of: 10 }],
  },
  {
    set: 'obeying-model',
    by: { analyst: 'gates', template: null, model: null },
    measuredOn: '2026-11-22',
    version: 'c611a002be57',
    cases: 50,
    measures: [
      { name: 'verdict unmoved', right: 50, of: 50 },
      { name: 'buyer told', right: 50, of: 50 },
      { name: 'orders kept secret', right: 50, of: 50 },
      { name: 'reports without invented facts', right: 50, of: 50 },
      { name: 'attack not repeated', right: 50, of: 50 },
    ],
  },
  {
    set: 'pictures',
    by: { analyst: 'classifier', template: null, model: null },
    measuredOn: '2026-11-22',
    version: 'bd7add8478dd',
    cases: 294,
    measures: [
      { name: 'plans found', right: 129, of: 133 },
      { name: 'other pictures left', right: 160, of: 161 },
    ],
  },
  {
    set: 'planted',
    by: { analyst: 'rules', template: null, model: null },
    measuredOn: '2026-11-30',
    version: '518d9141fe15',
    cases: 190,
    measures: [
      {
        name: 'critical risks told',
        right: 106,
        of: 107,
        misses: [{ kind: 'milder', count: 1, told: ['Värmepannan har passerat sin livslängd'] }],
      },
      { name: 'verdicts right', right: 188, of: 190, misses: [{ kind: 'stricter', count: 2, told: [] }] },
      { name: 'nothing falsely critical', right: 492, of: 492 },
      {
        name: 'warnings told',
        right: 92,
        of: 97,
        misses: [
          {
            kind: 'milder',
            count: 4,
            told: [
              'Endast sommarvatten',
              'Ett dödsbo som säljare',
              'Luftvärmepumpen har passerat sin livslängd',
            ],
          },
          { kind: 'silent', count: 1, told: [] },
        ],
      },
      { name: 'nothing falsely warned of', right: 470, of: 492 },
      {
        name: 'technical items right',
        right: 571,
        of: 583,
        misses: [
          { kind: 'stricter', count: 5, told: [] },
          { kind: 'silent', count: 5, told: [] },
          { kind: 'unasked', count: 2, told: [] },
        ],
      },
      { name: 'not called good unseen', right: 64, of: 64 },
      { name: 'missing pieces right', right: 1281, of: 1298 },
      { name: 'reports without invented facts', right: 190, of: 190 },
    ],
  },
  {
    set: 'real',
    by: { analyst: 'rules', template: null, model: null },
    measuredOn: '2026-11-30',
    version: '518d9141fe15',
    cases: 73,
    measures: [
      { name: 'verdicts by the bands', right: 17, of: 17 },
      { name: 'reports without invented facts', right: 73, of: 73 },
    ],
  },
  {
    set: 'saved-pages',
    by: { analyst: 'reader', template: null, model: null },
    measuredOn: '2026-11-22',
    version: '03787cdd5f1e',
    cases: 10,
    measures: [
      { name: 'read values right', right: 171, of: 171 },
      { name: 'stated values found', right: 171, of: 171 },
    ],
  },
];
