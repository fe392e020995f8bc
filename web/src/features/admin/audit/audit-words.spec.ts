import { actorOf, gistOf, inWords, saidOf, subjectOf } from './audit-words.js';

const id = '0b7e3c1a-5f5e-4c52-9d52-0f6f0e3b9a11';
const subject = (kind: string, subjectName: string | null) =>
  subjectOf({ subject: `${kind}:${id}`, subjectName });

describe('what an act was done to', () => {
  it('leads to its page while it is there', () => {
    expect(subject('analysis', 'Storgatan 1')).toEqual({ name: 'Storgatan 1', to: `/listing/${id}` });
    expect(subject('user', 'a+b@x.se')).toEqual({ name: 'a+b@x.se', to: '/admin/users?search=a%2Bb%40x.se' });
    expect(subject('experiment', 'Storgatan 1')?.to).toBe(`/admin/experiment/${id}`);
    expect(subject('purchase', 'En rapport')?.to).toBe(`/admin/payments?search=${id}`);
  });

  it('is called by the beginning of its id when it is gone, and leads nowhere', () => {
    expect(subject('analysis', null)).toEqual({ name: '0b7e3c1a' });
    expect(subject('user', null)).toEqual({ name: '0b7e3c1a' });
  });

  it('is called by its own word where it has one', () => {
    const plain = (text: string) => subjectOf({ subject: text, subjectName: null });
    expect(plain('setting:report_keep_minutes')).toEqual({
      name: 'Så länge återanvänds en läst annons',
      to: '/admin/settings',
    });
    expect(plain('setting:of-old')?.name).toBe('of-old');
    expect(plain('product:package-10-reports')).toEqual({ name: 'package-10-reports' });
    expect(plain('queue:analyses')).toEqual({ name: 'analyses', to: '/admin/queue' });
    expect(plain('event:evt_1:2')?.name).toBe('evt_1:2');
    expect(subjectOf({ subject: null, subjectName: null })).toBeNull();
  });
});

it('names who acted', () => {
  expect(actorOf({ actor: `user:${id}`, actorEmail: 'anna@x.se' })).toBe('anna@x.se');
  expect(actorOf({ actor: `user:${id}`, actorEmail: null })).toBe('Ett raderat konto');
  expect(actorOf({ actor: 'system', actorEmail: null })).toBe('Tjänsten');
  expect(actorOf({ actor: 'cli:eva', actorEmail: null })).toBe('eva');
});

it.each([
  ['experiment.run', 'körde ett experiment på', 'körde experimentet'],
  ['experiment.add-case', 'gjorde ett testfall av', 'gjorde ett testfall av analysen'],
  ['report.open', 'öppnade rapporten för', 'öppnade rapporten för analysen'],
  ['user.delete', 'tog bort användaren', 'tog bort användaren'],
  ['something.new', 'gjorde something.new', 'gjorde something.new'],
])('says of %s what it was done to, and what that was when it is gone', (act, before, beforeGone) => {
  expect(saidOf({ act, subjectName: 'Storgatan 1' })).toEqual({ before, after: '' });
  expect(saidOf({ act, subjectName: null })).toEqual({ before: beforeGone, after: '' });
});

it('says which models have other prices than before, the first two by name', () => {
  const cheap = { input: 0.5, cachedInput: 0.0125, output: 2 };
  const dear = { input: 1, cachedInput: 0.0125, output: 2 };
  const gist = (before: object, after: object) => gistOf({ act: 'setting.set', details: { before, after } });
  expect(gist({ mini: cheap, same: dear }, { mini: dear, same: dear })).toBe(
    'mini: 0,5 / 0,0125 / 2 → 1 / 0,0125 / 2',
  );
  expect(gist({ mini: cheap }, {})).toBe('mini: 0,5 / 0,0125 / 2 → inget eget pris');
  expect(gist({}, { d: cheap, c: cheap, b: cheap, a: dear })).toBe(
    'a: inget eget pris → 1 / 0,0125 / 2, b: inget eget pris → 0,5 / 0,0125 / 2 och 2\u00a0modeller till',
  );
  expect(gist({ mini: cheap }, { mini: { ...cheap } })).toBeNull();
});

it('says in a few words how far an act went', () => {
  const before = { input: 1 };
  expect(gistOf({ act: 'setting.set', details: { before: 0.5, after: 10_080 } })).toBe('0,5 → 10\u00a0080');
  expect(gistOf({ act: 'credits.grant', details: { amount: 1 } })).toBe('1\u00a0rapport');
  expect(gistOf({ act: 'user.delete', details: { amount: 1 } })).toBeNull();
  expect([true, ['a', 'b'], null, before].map(inWords)).toEqual(['ja', 'a, b', 'null', '{"input":1}']);
});
