import type { Listing } from '../../../scraping/listing.types.js';
import { associationFigures, associationFlags } from './association.js';
import { contextOf } from '../../facts/context.js';
import { documentedFlat, today, villa } from '../../../../test/support/reports/adverts.js';

const flagsOf = (listing: Listing) => {
  const context = contextOf({ listing, images: [], disagreements: [], today });
  return associationFlags(context, associationFigures(context));
};
const { associationFacts: facts, ...bare } = documentedFlat;
const told = (description: string, more: Listing = {}) =>
  flagsOf({ ...bare, associationFacts: { ...facts, renovations: '' }, ...more, description });
const one = (description: string, rule: string) => told(description).find((flag) => flag.rule === rule);

describe('works ahead', () => {
  const works = (text: string) => one(text, 'association-works-planned');

  it.each([
    ['Takbyte planeras 2028.', 'taket'],
    ['Föreningen planerar att byta tak nästa år.', 'taket'],
    ['Fasadrenovering är beslutad och startar 2027.', 'fasaden'],
    ['Nästa stora projekt är fönsterbyte.', 'fönstren'],
    ['Fönstren ska bytas 2029.', 'fönstren'],
    ['En balkongrenovering väntar inom några år.', 'balkongerna'],
    ['Hissbyte planeras under 2027.', 'hissen'],
    ['Hissen ska renoveras 2028.', 'hissen'],
    ['Kommande omläggning av tak.', 'taket'],
    ['Garagerenovering upphandlas.', 'garaget'],
  ])('are told: %s', (text, part) => {
    expect(works(text)?.severity).toBe('warning');
    expect(works(text)?.description).toContain(part);
    expect(works(text)?.description).toMatch(/avgift/);
  });

  it.each([
    'Taket lades om 2019.',
    'Takbyte utfördes 2021.',
    'Inga större arbeten är planerade, fasaden renoverades 2020.',
    'Något takbyte är inte planerat.',
    'Fönstren byttes 2018.',
    'Grannhusets fasad ska renoveras 2027.',
    'Balkong i söderläge. Nyrenoverad hiss.',
    'Taket är nytt.',
  ])('are not made up: %s', (text) => {
    expect(works(text)).toBeUndefined();
  });

  it('are a notice where the money is there, and one flag for all', () => {
    const paid = works('Takbyte planeras 2028 och är finansierat med egna medel.');
    expect(paid?.severity).toBe('notice');
    const several = told('Takbyte planeras 2028. Fasadrenovering planeras 2029.').filter(
      ({ rule }) => rule === 'association-works-planned',
    );
    expect(several.map(({ description }) => /taket och fasaden/.test(description))).toEqual([true]);
  });

  it('are nothing of a house that is owned', () => {
    expect(flagsOf({ ...villa, description: 'Takbyte planeras 2028.' })).toEqual([]);
  });
});

describe('the plan of upkeep', () => {
  it.each([
    ['Underhållsplan saknas.', 'maintenance-plan-missing'],
    ['Föreningen saknar underhållsplan.', 'maintenance-plan-missing'],
    ['Det finns ingen underhållsplan.', 'maintenance-plan-missing'],
    ['Underhållsplan: nej', 'maintenance-plan-missing'],
    ['Föreningen har inte någon aktuell underhållsplan.', 'maintenance-plan-missing'],
    ['Underhållsplanen håller på att tas fram.', 'maintenance-plan-coming'],
    ['Styrelsen arbetar med att ta fram en underhållsplan.', 'maintenance-plan-coming'],
    ['En underhållsplan är under framtagande.', 'maintenance-plan-coming'],
    ['Föreningen har en uppdaterad underhållsplan som sträcker sig till 2050.', undefined],
    ['Underhållsplan finns.', undefined],
    ['Arbetena följer underhållsplanen.', undefined],
    ['Underhållsplanen uppdaterades 2025.', undefined],
  ])('%s is %s', (text, rule) => {
    expect(told(text).flatMap((flag) => (flag.rule.startsWith('maintenance') ? [flag.rule] : []))).toEqual(
      rule ? [rule] : [],
    );
  });
});

describe('premises without a tenant', () => {
  it.each([
    'En av föreningens lokaler står tom.',
    'Butikslokalen i bottenvåningen är outhyrd sedan i våras.',
    'Föreningen har en vakant lokal.',
    'Just nu har föreningen en tom lokal.',
    'Lokalen saknar hyresgäst.',
    'Föreningen har vakanser.',
    'Lokalen är uppsagd.',
  ])('are told: %s', (text) => {
    expect(one(text, 'vacant-premises')?.severity).toBe('warning');
  });

  it.each([
    'Samtliga lokaler är uthyrda.',
    'Föreningen har inga vakanser.',
    'Inga lokaler står tomma.',
    'Föreningen äger två lokaler som hyrs ut.',
    'Lägenheten står tom och kan tillträdas genast.',
    'Det finns en vakans i styrelsen.',
    'Lokalen stod tom 2021 men är nu uthyrd.',
    'Grannföreningens lokal står tom.',
  ])('are not made up: %s', (text) => {
    expect(one(text, 'vacant-premises')).toBeUndefined();
  });
});
