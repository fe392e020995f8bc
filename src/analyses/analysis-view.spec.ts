import { User } from '../auth/user.entity.js';
import { Analysis } from './analysis.entity.js';
import { toCard } from './analysis-view.js';

const linkOf = (site: string) => ({
  url: `https://${site}.example/1`,
  site,
  key: `${site}:1`,
  kind: 'broker' as const,
});

const cardOf = (fields: Partial<Analysis>, site = 'hemnet') =>
  toCard(Object.assign(new Analysis(new User('kund@test.example', 'x', null), linkOf(site)), fields));

it.each([
  ['openai', 'AI analyserar innehåll...'],
  ['rules', 'Analyserar innehåll...'],
  // Of an attempt from before it was noted.
  [null, 'Analyserar innehåll...'],
] as const)('says that an AI analyses only where a model writes: %s', (analyst, message) => {
  expect(cardOf({ status: 'analyzing', analyst }).progress).toMatchObject({ analyst, message, percent: 60 });
});

it.each([
  ['hemnet', true],
  ['booli', true],
  ['svenskfast', false],
])('knows whose link it is: %s', (site, isPortal) => {
  expect(cardOf({}, site).progress.isPortal).toBe(isPortal);
});

it.each([
  [{ isPaid: false }, null],
  [{ isPaid: true, paidKind: 'free' }, 'free'],
  [{ isPaid: true, paidKind: 'credit' }, 'bought'],
] as const)('tells by which report it was paid: %j', (fields, paidWith) => {
  expect(cardOf(fields).paidWith).toBe(paidWith);
});

it('tells when the current attempt began', () => {
  const card = cardOf({
    createdAt: new Date('2026-09-01T08:00:00Z'),
    startedAt: new Date('2026-12-01T08:00:00Z'),
  });
  expect([card.createdAt, card.startedAt]).toEqual(['2026-09-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z']);
});
