import { screen, within } from '@testing-library/dom';
import type { AuditLine, AuditPage } from '../../../src/audit.types.js';
import { expectListStates } from '../../test/admin-list-states.js';
import { expectAccessible } from '../../test/expect-accessible.js';
import { linesOf, piecesOf } from '../../test/list-lines.js';
import { openPage } from '../../test/open-page.js';

const line = (at: number, more: Partial<AuditLine> = {}): AuditLine => ({
  id: `c0000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  createdAt: '2026-11-01T21:30:00.000Z',
  actor: 'cli:eva',
  actorEmail: null,
  act: 'queue.pause',
  subject: 'queue:analyses',
  subjectName: null,
  details: {},
  ...more,
});

expectListStates<AuditPage>({
  path: '/admin/audit',
  api: '/api/admin/audit',
  title: 'Logg',
  loading: 'Laddar loggen...',
  failed: 'Loggen kunde inte hämtas',
  empty: {
    title: 'Inga händelser än',
    text: 'Här står vad administratörer gör på webben och på kommandoraden.',
  },
  noMatch: {
    title: 'Inga händelser hittades',
    text: 'Sökningen letar efter den som gjorde något, e-post, adresser och id. Vilket slags händelse väljer du i listan i stället.',
    action: 'Visa alla händelser',
  },
  noPage: 'Så många händelser finns det inte',
  count: (total) => `${total} händelser`,
  name: 'Händelser',
  asks: {
    search: 'Sök namn, e-post, adress eller id',
    filter: ['Från kommandoraden', 'cli'],
    sort: ['Händelse', 'act'],
  },
  page: (many, total, offset = 0) => ({
    items: Array.from({ length: many }, (_, at) => line(at)),
    total,
    offset,
  }),
});

const gone = 'b3e0c1d2-0000-4000-8000-000000000000';
const home = 'c0ffee00-0000-4000-8000-000000000001';
const web = { actor: 'user:a0000000-0000-4000-8000-000000000001', actorEmail: 'chef@test.example' };
const analysis = { subject: `analysis:${home}`, subjectName: 'Storgatan 1' };
const user = { subject: 'user:b0000000-0000-4000-8000-000000000001', subjectName: 'anna@test.example' };

/** One of each kind, of which the last has a word that nobody knows yet, and how it is told. */
const everyAct: readonly (readonly [Partial<AuditLine>, string])[] = [
  [{ ...web, ...analysis, act: 'analysis.retry' }, 'chef@test.example startade om analysen Storgatan 1'],
  [{ ...web, ...analysis, act: 'report.open' }, 'chef@test.example öppnade rapporten för Storgatan 1'],
  [
    { ...web, act: 'user.delete', subject: `user:${gone}`, details: { analyses: 3, sessions: 1 } },
    'chef@test.example tog bort användaren b3e0c1d2',
  ],
  [
    {
      ...web,
      act: 'setting.set',
      subject: 'setting:free_reports_count',
      details: { before: 3, after: 60 },
    },
    'chef@test.example ändrade inställningen Gratis rapporter per ny användare 3 → 60',
  ],
  [{ ...user, act: 'user.make-admin' }, 'eva gjorde anna@test.example till administratör'],
  [
    { ...user, act: 'credits.grant', details: { amount: 2 } },
    'eva gav rapporter till anna@test.example 2 rapporter',
  ],
  [{ act: 'product.retire', subject: 'product:package-10-reports' }, 'eva slutade sälja package-10-reports'],
  [
    { act: 'webhook.replay', subject: 'event:evt_1Nx', details: { statusBefore: 'failed' } },
    'eva lät händelsen evt_1Nx från Stripe behandlas igen',
  ],
  [{ ...web, ...analysis, act: 'job.remove' }, 'chef@test.example tog bort jobbet för Storgatan 1'],
  [{ ...web, act: 'queue.pause' }, 'chef@test.example pausade kön analyses'],
  [{ act: 'database.migrate', subject: null }, 'eva uppdaterade databasen'],
  [
    { actor: web.actor, act: 'something.of-tomorrow', subject: 'kind:of-tomorrow' },
    'Ett raderat konto gjorde something.of-tomorrow of-tomorrow',
  ],
];

it.each([
  ['a wide window', 1280],
  ['a phone', 390],
])('says who did what, and leads to what is still there, on %s', async (_where, width) => {
  const items = everyAct.map(([fields], at) => line(at, fields));
  const json = { items, total: items.length, offset: 0 } satisfies AuditPage;
  const page = await openPage('/admin/audit', {
    as: 'admin',
    answers: { '/api/admin/audit': { json } },
    width,
  });
  await screen.findByText(/^12\shändelser$/);
  expect(linesOf('Händelser').map((one) => piecesOf(one).join(' '))).toEqual(
    everyAct.map(([{ actor }, told]) => `${told} ${actor ? 'Webben' : 'Kommandoraden'} 2026-11-01 22:30`),
  );
  const [first, , deletion] = linesOf('Händelser');
  expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/listing/${home}`);
  expect(within(deletion!).queryByRole('link')).toBeNull();
  const opener = within(deletion!).getByRole('button', { name: 'Visa mer: chef@test.example user.delete' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await page.user.click(opener);
  const details = screen.getByText(`user:${gone}`).closest('dl')!;
  expect(piecesOf(details).slice(0, 2)).toEqual(['Händelse', 'user.delete']);
  await expectAccessible();
  await page.user.click(screen.getByRole('button', { name: 'Visa mindre: chef@test.example user.delete' }));
  expect(screen.queryByText(`user:${gone}`)).toBeNull();
});
