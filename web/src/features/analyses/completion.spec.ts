import { CompletionWatch } from './completion.js';

const now = new Date('2026-11-20T12:00:00Z').getTime();
const card = (status: 'analyzing' | 'completed', createdAt = '2026-11-20T11:59:00Z') => ({
  id: 'a',
  status,
  createdAt,
});

describe('the news that an analysis is ready', () => {
  it('comes once, when it goes from unfinished to completed', () => {
    const watch = new CompletionWatch();
    expect(watch.hasJustCompleted(card('analyzing'), now)).toBe(false);
    expect(watch.hasJustCompleted(card('completed'), now)).toBe(true);
    expect(watch.hasJustCompleted(card('completed'), now)).toBe(false);
  });
  it('comes again after a retry', () => {
    const watch = new CompletionWatch();
    watch.note(card('completed'));
    expect(watch.hasJustCompleted(card('analyzing'), now)).toBe(false);
    expect(watch.hasJustCompleted(card('completed'), now)).toBe(true);
  });
  it('comes for one not seen before only when it is young', () => {
    expect(new CompletionWatch().hasJustCompleted(card('completed'), now)).toBe(true);
    expect(new CompletionWatch().hasJustCompleted(card('completed', '2026-11-20T11:00:00Z'), now)).toBe(
      false,
    );
  });
  it('does not come for what the list already showed as completed', () => {
    const watch = new CompletionWatch();
    watch.note(card('completed'));
    expect(watch.hasJustCompleted(card('completed'), now)).toBe(false);
  });
});
