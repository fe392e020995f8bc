import type {
  ClassificationDetail,
  FilterDecision,
} from '../../../../../src/image-tracking/image-tracking.types.js';
import { fileName, sortClassification, stagesOf } from './decisions.js';

it('counts what each stage kept and filtered, also where nothing came', () => {
  const decision = (stage: FilterDecision['stage'], action: FilterDecision['action']) => ({
    url: 'https://a.example/1.jpg',
    stage,
    action,
    reason: '',
  });
  const stages = stagesOf([
    decision('extraction', 'kept'),
    decision('format', 'kept'),
    decision('extraction', 'filtered'),
    decision('extraction', 'kept'),
    decision('format', 'filtered'),
  ]);
  expect(stages.map(({ stage, kept, filtered }) => [stage, kept, filtered])).toEqual([
    ['extraction', 2, 1],
    ['format', 1, 1],
    ['size', 0, 0],
    ['classification', 0, 0],
  ]);
  expect(stages[0]!.decisions.map(({ action }) => action)).toEqual(['kept', 'filtered', 'kept']);
});

it.each([
  ['https://bilder.example/a/12.jpg?w=1', '12.jpg'],
  ['https://bilder.example/k%C3%B6k.jpg', 'kök.jpg'],
  ['https://bilder.example/100%.jpg', '100%.jpg'],
  ['https://bilder.example/', 'bilder.example'],
  ['egen:kök (2).jpg', 'egen:kök (2).jpg'],
  [`data:image/gif;base64,${'A'.repeat(100)}`, `data:image/gif;base64,${'A'.repeat(35)}...`],
])('names the file of %s', (url, name) => {
  expect(fileName(url)).toBe(name);
});

it('sorts by a measure, and keeps the order of what is alike', () => {
  const detail = (url: string, isFloorplan: boolean, confidence: number): ClassificationDetail => ({
    url,
    isFloorplan,
    confidence,
    edgeDensity: 0,
    colorVariance: 0,
    brightness: 0,
  });
  const details = [
    detail('a', false, 80),
    detail('b', true, 99),
    detail('c', false, 90),
    detail('d', true, 80),
  ];
  const urls = (...how: [Parameters<typeof sortClassification>[1], boolean]) =>
    sortClassification(details, ...how)
      .map(({ url }) => url)
      .join('');
  expect(urls('order', false)).toBe('abcd');
  expect(urls('order', true)).toBe('dcba');
  expect(urls('kind', true)).toBe('bdac');
  expect(urls('kind', false)).toBe('acbd');
  expect(urls('confidence', true)).toBe('bcad');
  expect(urls('confidence', false)).toBe('adcb');
});
