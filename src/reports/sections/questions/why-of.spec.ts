import { stayOf } from '../../knowledge/stays.js';
import type { Flag } from '../../facts/context.js';
import { whyOf } from './why-of.js';

const flag = (rule: string, severity: Flag['severity']) => ({ rule, title: '', severity });

describe('why a question of a warning is asked', () => {
  it.each([
    ['past-life-groundHeatPump', 'Svaret visar när arbetet måste göras och vem som betalar.'],
    ['ground-lease', 'Svaret visar vilka villkor du får leva med.'],
    ['debt-high', 'Svaret visar vad det kostar dig.'],
    ['roof-leak', 'Svaret visar hur stor skadan är.'],
    ['crawl-space', 'Svaret avgör om varningen står kvar.'],
  ])('says what its answer can still tell: %s', (rule, why) => {
    expect(whyOf(flag(rule, 'warning'))).toBe(why);
  });

  it.each([...stayOf.keys()].map((key) => key.split(': ')))(
    'does not let %s %s be answered away',
    (rule, title = '') => {
      expect(whyOf({ ...flag(rule ?? '', 'warning'), title })).not.toContain('står kvar');
    },
  );

  it('is the verdict, or whether it matters at all, of what is graver or lighter', () => {
    expect(whyOf(flag('crawl-space', 'critical'))).toBe('Svaret avgör bedömningen.');
    expect(whyOf(flag('crawl-space', 'notice'))).toBe('Svaret visar om det spelar någon roll.');
  });
});
