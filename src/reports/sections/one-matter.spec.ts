import type { Evidence } from '../analysis-result.schema.js';
import { flag, type Flag } from '../facts/context.js';
import { eachMatterOnce } from './one-matter.js';

const quote = (text: string, start: number): Evidence => ({
  kind: 'quote',
  field: 'description',
  start,
  end: start + text.length,
  text,
});
const one = (rule: string, title: string, more: Partial<Flag> = {}): Flag =>
  flag({
    rule,
    title,
    category: 'Mark',
    description: 'Därför.',
    severity: 'warning',
    evidence: [quote(title, rule.length * 100)],
    ...more,
  });
const told = (rule: string, title: string, more: Partial<Flag> = {}): Flag =>
  one(rule, title, { isInterpreted: true, ...more });
const titles = (flags: readonly Flag[]) => eachMatterOnce(flags).map(({ title }) => title);

describe('eachMatterOnce', () => {
  const rule = one('ground-lease-reset', 'Tomträttsavgälden omregleras 2028', { severity: 'critical' });

  it('joins what words tell of a matter to the flag of the rules, with its quote and the greater weight', () => {
    const words = told('lease-ending', 'Arrende eller avtal om marken som går ut', {
      severity: 'critical',
      weight: 12,
    });
    expect(eachMatterOnce([words, rule])).toEqual([
      { ...rule, weight: 12, evidence: [...rule.evidence, ...words.evidence] },
    ]);
  });

  it('keeps both where the words tell of something graver', () => {
    const leased = one('ground-lease', 'Marken arrenderas');
    const ending = told('lease-ending', 'Arrende eller avtal om marken som går ut', { severity: 'critical' });
    expect(titles([ending, leased])).toEqual([
      'Marken arrenderas',
      'Arrende eller avtal om marken som går ut',
    ]);
  });

  it('keeps two matters of one rule apart, and two that the rules tell', () => {
    const slab = told('risk-construction', 'Platta på mark');
    const crawl = one('crawl-space', 'Krypgrund');
    const mould = one('mould', 'Mögel');
    expect(titles([slab, crawl, mould])).toEqual(['Krypgrund', 'Mögel', 'Platta på mark']);
  });

  it('keeps two unclear matters of one subject apart, and joins two of one likely kind', () => {
    const unclear = (matter: string, start: number, likeliest: string) =>
      told('unclear-condition', `Oklart: ”${matter}”`, {
        matter: { written: matter, heading: matter, spoken: matter },
        likeliest,
        evidence: [quote(matter, start)],
      });
    const trusses = unclear('takstolarna gås igenom', 100, 'frame');
    const floor = unclear('bjälklaget är öppnat', 300, 'floor');
    expect(titles([trusses, floor])).toEqual([trusses.title, floor.title]);
    expect(titles([trusses, unclear('stämp av limträ', 500, 'frame')])).toEqual([trusses.title]);
  });

  it('joins a flag of no sure kind that quotes only what another quotes', () => {
    const rot = one('rot-damage', 'Röta i huset', { evidence: [quote('stocken är mjuk', 59)] });
    const unclear = (start: number) =>
      told('unclear-damage', 'Oklar uppgift om skador', {
        evidence: [quote('Nedersta stocken är mjuk', start)],
      });
    expect(eachMatterOnce([rot, unclear(50)])).toEqual([{ ...rot, evidence: unclear(50).evidence }]);
    expect(titles([rot, unclear(400)])).toEqual(['Röta i huset', 'Oklar uppgift om skador']);
  });
});
