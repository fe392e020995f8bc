import { isStale, shownStatus } from './staleness.js';

const startedAt = '2026-11-20T12:00:00.000Z';
const at = (time: string): number => new Date(`2026-11-20T${time}Z`).getTime();

describe('an analysis in the list', () => {
  it.each(['processing', 'scraped', 'analyzing'] as const)(
    'is shown as failed when %s for over ten minutes',
    (status) => {
      expect(shownStatus({ status, startedAt }, at('12:10:00.000'))).toBe(status);
      expect(shownStatus({ status, startedAt }, at('12:10:00.001'))).toBe('failed');
    },
  );
  it.each(['completed', 'failed'] as const)('stays %s however old', (status) => {
    expect(isStale({ status, startedAt }, at('23:00:00'))).toBe(false);
    expect(shownStatus({ status, startedAt }, at('23:00:00'))).toBe(status);
  });
  it('counts from its attempt, however long ago it was first asked for', () => {
    const renewed = { status: 'analyzing', createdAt: '2026-08-01T08:00:00.000Z', startedAt } as const;
    expect(shownStatus(renewed, at('12:09:00'))).toBe('analyzing');
  });
  it('is not failed while the server tells of new work on it', () => {
    const restarted = at('13:00:00');
    expect(shownStatus({ status: 'processing', startedAt }, at('13:05:00'), restarted)).toBe('processing');
    expect(shownStatus({ status: 'processing', startedAt }, at('13:11:00'), restarted)).toBe('failed');
  });
});
