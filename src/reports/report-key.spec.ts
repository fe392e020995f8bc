import { canonicalJson, reportKey, type ReportMaker } from './report-key.js';
import type { ReportInput } from './reports.types.js';

const maker: ReportMaker = {
  analyst: 'openai',
  template: 'default-v1',
  model: 'gpt-5.4-mini',
  version: '0123456789ab',
  budget: { ceilingUsd: 0.5, price: { input: 0.75, cachedInput: 0.075, output: 4.5 } },
  day: '2026-11-20',
};
const picture = (letter: string, kind: 'photo' | 'floorplan' = 'photo') => ({
  url: `https://bilder.example/${letter}.jpg`,
  sha256: letter.repeat(64),
  kind,
  width: 1200,
  height: 800,
  fileSize: 90_000,
  format: 'jpeg' as const,
  confidence: 90,
});
const home: ReportInput = {
  listing: { address: 'Provvägen 3', price: 1_950_000 },
  images: [picture('a'), picture('b')],
  disagreements: [],
  documents: [{ name: 'Stadgar', kind: 'statutes', outcome: 'read', pages: ['1 §'] }],
};

describe('what a stored report is found by', () => {
  it('is the same for the same content, however its keys are ordered and wherever the pictures came from', () => {
    const same: ReportInput = {
      documents: [{ pages: ['1 §'], outcome: 'read', kind: 'statutes', name: 'Stadgar' }],
      disagreements: [],
      images: home.images.map((image) => ({ ...image, url: 'https://annan.example/x.jpg' })),
      listing: { price: 1_950_000, address: 'Provvägen 3' },
    };
    expect(reportKey(same, maker)).toBe(reportKey(home, maker));
    expect(reportKey(home, { ...maker, day: '2026-11-05' })).toBe(reportKey(home, maker));
    expect(reportKey(home, maker)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, Partial<ReportInput>, Partial<ReportMaker>]>([
    ['a price', { listing: { ...home.listing, price: 1_900_000 } }, {}],
    ['one more picture', { images: [...home.images, picture('c')] }, {}],
    ['the order of the pictures', { images: [picture('b'), picture('a')] }, {}],
    ['a plan for a photo', { images: [picture('a', 'floorplan'), picture('b')] }, {}],
    ['what a document says', { documents: [{ ...home.documents![0]!, pages: ['2 §'] }] }, {}],
    [
      'a disagreement',
      { disagreements: [{ field: 'price', values: [{ url: 'https://a.example', value: 1 }] }] },
      {},
    ],
    ['the template', {}, { template: 'unbiased-v1' }],
    ['the analyst', {}, { analyst: 'rules' }],
    ['the model', {}, { model: 'gpt-5.4' }],
    ['the version', {}, { version: 'ba9876543210' }],
    ['a higher ceiling', {}, { budget: { ...maker.budget!, ceilingUsd: 1 } }],
    ['a price', {}, { budget: { ...maker.budget!, price: { input: 0.5, cachedInput: 0.05, output: 2 } } }],
    ['a price that nobody knows', {}, { budget: { ...maker.budget!, price: null } }],
    ['a new month', {}, { day: '2026-12-01' }],
    ['a new year', {}, { day: '2027-01-01' }],
    ['a money rule that ended within the year (loans, 1 April 2026)', {}, { day: '2026-03-31' }],
  ])('is another with %s', (_, content, by) => {
    expect(reportKey({ ...home, ...content }, { ...maker, ...by })).not.toBe(reportKey(home, maker));
  });

  it('is made of JSON with sorted keys', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: undefined, B: 'x' })).toBe(
      '{"B":"x","b":[{"c":null,"d":1}]}',
    );
  });
});
