import { showingsOf } from './record-viewings.js';

const noon = '2026-11-29T13:00:00+01:00';

it.each([
  ['a start with its zone', { starts_at: '2026-11-29T12:00:00Z', ends_at: '2026-11-29T13:00:00Z' }],
  ['a start without zone', { startTime: '2026-11-29T13:00:00', endTime: '2026-11-29T14:00:00' }],
  ['a day and a clock time', { date: '2026-11-29', from: '13:00', to: '14:00' }],
  ['a Swedish day and clock time', { datum: '2026-11-29', start: '13.00', slut: '14.00' }],
  ['a day and a span of time', { date: '2026-11-29T00:00:00', time: '13:00-14:00' }],
  ['a clock time on day one of the calendar', { date: '2026-11-29', startTime: '0001-01-01T13:00:00' }],
  [
    'a nested start',
    { start: { date: '2026-11-29', time: '13:00' }, end: { date: '2026-11-30', time: '09:00' } },
  ],
  ['a nested time', { date: '2026-11-29', time: { from: '13:00', to: '14:00' } }],
  // 1 795 953 600 s after 1970 is 2026-11-29 12:00 UTC.
  ['seconds', { start: 1_795_953_600 }],
  ['milliseconds', { startDate: 1_795_953_600_000 }],
  ['the older way of .NET', { startDate: '/Date(1795953600000)/' }],
  ['a date with words', { date: '2026-11-29 kl 13' }],
  ['slots', { title: 'Bokad visning', slots: [{ start_time: '2026-11-29T13:00:00' }] }],
  [
    'a start beside other times',
    { updatedAt: '2026-11-01T08:00:00', start: '2026-11-29T13:00', bookingDeadline: '2026-11-28T12:00' },
  ],
  ['a text', '2026-11-29 13:00-14:00'],
])('reads a showing from %s', (_what, showing) => {
  expect(showingsOf([showing])).toEqual([noon]);
});

it('keeps a day without a time as a day', () => {
  expect(showingsOf([{ startDate: '2026-11-29', endDate: '2026-11-29' }])).toEqual(['2026-11-29']);
});

it.each([
  ['cancelled', { start: noon, cancelled: true }],
  ['called off', { start: noon, status: 'Inställd' }],
  ['hidden', { start: noon, is_visible: false }],
  ['without a start', { end: noon, createdAt: noon }],
  ['without any date', { description: 'Visning efter överenskommelse' }],
  ['numbered', { id: 1_795_953_600, viewingId: 1_795_953_601 }],
])('reads none that is %s', (_what, showing) => {
  expect(showingsOf([showing])).toEqual([]);
});

it('sorts them, each once, and takes a single one without a list', () => {
  const later = '2026-12-01T17:00:00+01:00';
  expect(showingsOf([{ start: later }, { start: noon }, { startTime: noon }])).toEqual([noon, later]);
  expect(showingsOf({ start: noon })).toEqual([noon]);
  expect(showingsOf(null)).toEqual([]);
});
