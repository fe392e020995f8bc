import type { ReadDocument } from '../../../scraping/document.types.js';
import { reportStatements } from './statements.js';

const paper = (text: string): ReadDocument => ({
  name: 'ÅR',
  kind: 'annual-report',
  outcome: 'read',
  pages: ['Årsredovisning 2025\nBrf Provet\n769600-1234', text],
});
const read = (text: string) => reportStatements(paper(text));

it('reads the registration number with its page', () => {
  expect(read('').registrationNumber).toEqual({
    value: '769600-1234',
    evidence: [{ kind: 'document', document: 'ÅR', page: 1, text: 'Brf Provet 769600-1234' }],
  });
});

it.each<[string, boolean | undefined]>([
  ['Föreningen är ett privatbostadsföretag enligt inkomstskattelagen (1999:1229).', true],
  ['Föreningen är ett s.k. privatbostadsföretag.', true],
  ['Bostadsrättsföreningen klassificeras som ett privatbostadsföretag\noch är därmed äkta.', true],
  ['Föreningen är en äkta bostadsrättsförening.', true],
  ['Föreningen är en oäkta bostadsrättsförening.', false],
  ['Föreningen är inte ett privatbostadsföretag.', false],
  ['Föreningen beskattas som oäkta bostadsföretag.', false],
  ['En oäkta förening beskattas på annat sätt.', undefined],
  ['Om föreningen är oäkta gäller andra regler.', undefined],
  ['Föreningen riskerar att räknas som oäkta.', undefined],
  ['Föreningen är inte oäkta.', undefined],
])('reads of %j whether the association is genuine', (text, expected) => {
  expect(read(text).genuine?.value).toBe(expected);
});

it.each<[string, boolean | undefined]>([
  ['Föreningen äger marken.', true],
  ['Föreningen äger byggnaden och marken.', true],
  ['Fastigheten Provet 3 innehas med äganderätt.', true],
  ['Marken innehas med tomträtt.', false],
  ['Fastigheten upplåts med tomträtt av Provstads kommun till 2031.', false],
  ['Föreningen innehar tomträtten till Provet 3.', false],
  ['Tomträttsavgäld\t450 000\t440 000', false],
  ['Tomträtten friköptes 2019 och föreningen äger marken.', true],
  ['Föreningen äger byggnaderna.', undefined],
])('reads of %j who owns the land', (text, expected) => {
  expect(read(text).ownsLand?.value).toBe(expected);
});

it.each<[string, number | undefined, number | null | undefined]>([
  ['Lån som omsätts inom tolv månader: 24 500 000 kr\nSumma lån: 60 000 000 kr', 24_500_000, 60_000_000],
  ['Lån som villkorsändras inom 12 månader\t24 500 000\nSumma lån\t60 000 000', 24_500_000, 60_000_000],
  [
    'Lån som förfaller inom ett år, tkr\t24 500\nSkulder till kreditinstitut, tkr\t60 000',
    24_500_000,
    60_000_000,
  ],
  ['Av föreningens lån ska 12,5 mkr omförhandlas inom tolv månader.', 12_500_000, null],
  ['Inga lån omsätts inom tolv månader.', undefined, undefined],
  ['Lån som förfaller senare än ett år: 35 000 000 kr', undefined, undefined],
  ['Lån som omsätts inom tolv månader: 3 st', undefined, undefined],
])('reads of %j the loans that are due', (text, amount, of) => {
  const due = read(text).loansDue;
  expect([due?.amount, due?.of]).toEqual([amount, of]);
});

it.each<[string, number | null | undefined, string | null | undefined]>([
  ['Styrelsen har beslutat att höja årsavgiften med 5 % från och med 1 januari 2027.', 5, '2027-01'],
  [
    'Styrelsen har beslutat om en höjning av årsavgifterna med 7,5 procent fr.o.m. 2027-04-01.',
    7.5,
    '2027-04',
  ],
  ['Årsavgifterna kommer att höjas under 2027.', null, '2027'],
  ['Styrelsen beslutade höja avgifterna med 3 %.', 3, null],
  ['Styrelsen har beslutat att inte höja årsavgiften.', undefined, undefined],
  ['Styrelsen har beslutat höja avgiften för garageplatser med 10 %.', undefined, undefined],
  ['Om räntan stiger kan årsavgiften höjas.', undefined, undefined],
  ['Styrelsen har beslutat att höja hyran för lokalerna.', undefined, undefined],
])('reads of %j the rise that is decided', (text, share, from) => {
  const rise = read(text).feeRise;
  expect([rise?.value, rise?.from]).toEqual([share, from]);
});

it('reads hostile pages in time that grows with their length', () => {
  for (const piece of [
    'föreningen är ',
    'lån omsätts ',
    'Styrelsen har beslutat ',
    'inom ett år ',
    '1 000 ',
    ' ',
  ])
    expect(read(piece.repeat(20_000)).genuine).toBeNull();
});
