import { CompletionWatch } from './completion.js';

const now = new Date('2026-11-20T12:00:00Z').getTime();
const card = (
  status: 'analyzing' | 'completed' | 'failed',
  startedAt = '2026-11-20T11:59:00Z',
  failureCode: string | null = null,
) => ({ id: 'a', status, startedAt, failureCode });

describe('the news that an analysis has ended', () => {
  it('comes once, when it goes from unfinished to completed', () => {
    const watch = new CompletionWatch();
    expect(watch.newsOf(card('analyzing'), now)).toBeNull();
    expect(watch.newsOf(card('completed'), now)).toBe('completed');
    expect(watch.newsOf(card('completed'), now)).toBeNull();
  });
  it.each(['failed', 'completed'] as const)('does not come for what its owner stopped: %s', (status) => {
    const watch = new CompletionWatch();
    expect(watch.newsOf(card('analyzing'), now)).toBeNull();
    expect(watch.newsOf(card(status, undefined, 'stopped'), now)).toBeNull();
  });
  it('comes again after a retry', () => {
    const watch = new CompletionWatch();
    watch.note(card('completed'));
    expect(watch.newsOf(card('analyzing'), now)).toBeNull();
    expect(watch.newsOf(card('completed'), now)).toBe('completed');
  });
  it('comes for one not seen before only when it is young', () => {
    expect(new CompletionWatch().newsOf(card('completed'), now)).toBe('completed');
    expect(new CompletionWatch().newsOf(card('completed', '2026-11-20T11:00:00Z'), now)).toBeNull();
  });
  it('does not come for what the list already showed as completed', () => {
    const watch = new CompletionWatch();
    watch.note(card('completed'));
    expect(watch.newsOf(card('completed'), now)).toBeNull();
  });
  it('comes when it fails under the eyes of somebody, also at another try, and once each time', () => {
    const watch = new CompletionWatch();
    watch.note(card('failed'));
    for (let tries = 0; tries < 2; tries += 1) {
      expect(watch.newsOf(card('analyzing'), now)).toBeNull();
      expect(watch.newsOf(card('failed'), now)).toBe('failed');
      expect(watch.newsOf(card('failed'), now)).toBeNull();
    }
  });
  it('is awaited of those that were last seen unfinished', () => {
    const watch = new CompletionWatch();
    watch.note({ ...card('completed'), id: 'b' });
    watch.note({ ...card('analyzing'), id: 'c' });
    watch.newsOf(card('analyzing'), now);
    expect(watch.unfinished()).toEqual(['c', 'a']);
    watch.newsOf(card('completed'), now);
    expect(watch.unfinished()).toEqual(['c']);
  });
  it('does not come for one that had failed before it was seen', () => {
    expect(new CompletionWatch().newsOf(card('failed'), now)).toBeNull();
  });
});
