import type { Listing } from '../../../scraping/listing.types.js';
import { findings } from '../../sections/findings.js';
import { today } from '../../../../test/support/reports/adverts.js';

const rules = (description: string, listing: Listing = {}) =>
  findings({
    listing: { ...listing, description },
    images: [],
    disagreements: [],
    today,
  }).flags.map((flag) => flag.rule);
const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' };

describe('a rise of the fee', () => {
  it.each([
    'Avgiften höjs från 1 januari 2027.',
    'Avgiften kommer att höjas med fyra procent.',
    'Det finns en beslutad höjning av årsavgiften.',
    'Styrelsen har beslutat att höja avgiften med 6 % nästa år.',
    'En avgiftshöjning är planerad till 2027.',
    'Månadsavgiften ska höjas i januari.',
    'Ingen hiss, avgiften höjs 2027.',
  ])('ahead warns: %s', (text) => {
    expect(rules(text, flat)).toContain('fee-rise');
  });

  it.each([
    'Avgiften har höjts med två procent per år sedan 2022.',
    'Avgiften höjdes senast i mars 2024.',
    'Avgiften höjdes med 5 % den 1 januari 2026.',
    'Senaste avgiftshöjningen gjordes 2023.',
    'Inga avgiftshöjningar är planerade.',
    'Inga avgiftshöjningar planeras under 2027.',
    'Det finns inga beslut om avgiftshöjning.',
    'Ingen höjning av avgiften är beslutad.',
    'Varken stambyte eller avgiftshöjningar är planerade.',
    'Avgiften har inte höjts sedan 2019.',
    'Efter avgiftshöjningen 2025 är ekonomin i balans.',
  ])('of the past or denied does not: %s', (text) => {
    expect(rules(text, flat)).not.toContain('fee-rise');
  });
});

describe('replacement of pipes', () => {
  it.each([
    'Inget stambyte är planerat.',
    'Något stambyte är inte planerat.',
    'Stambyte planeras ej.',
    'Föreningen saknar planerat stambyte.',
    'Det finns varken planerat stambyte eller andra stora arbeten.',
  ])('is not read in its denial: %s', (text) => {
    expect(rules(text, flat)).not.toContain('pipe-replacement-planned');
  });

  it('is read where it is planned', () => {
    expect(rules('Stambyte är planerat till 2029.', flat)).toContain('pipe-replacement-planned');
  });
});

describe('damage and measurements in the text', () => {
  it.each([
    ['Köksgolvet är bytt efter en läcka.', 'leak-mentioned'],
    ['Ett vattenläckage i badrummet 2021.', 'leak-mentioned'],
    ['Golvet läggs om efter en vattenskada som är åtgärdad.', 'repaired-damage'],
    ['Fuktskadan i källaren är sanerad.', 'repaired-damage'],
    ['Radonmätning är inte utförd.', 'radon-unmeasured'],
    ['Radon är ej mätt.', 'radon-unmeasured'],
    ['Ingen radonmätning har gjorts.', 'radon-unmeasured'],
    ['Radonmätning saknas.', 'radon-unmeasured'],
  ])('%s raises %s', (text, rule) => {
    expect(rules(text)).toContain(rule);
  });

  it.each([
    ['Inga kända läckor.', 'leak-mentioned'],
    ['Läckagelarm under diskmaskinen.', 'leak-mentioned'],
    ['Ett läckert kök.', 'leak-mentioned'],
    ['Fuktskada i källaren, ej åtgärdad.', 'repaired-damage'],
    ['Inga fuktskador, taket bytt 2020.', 'repaired-damage'],
    ['Radonmätt 2022.', 'radon-unmeasured'],
    ['Radonmätning utförd 2022 visar 60 Bq/m³.', 'radon-unmeasured'],
  ])('%s raises no %s', (text, rule) => {
    expect(rules(text)).not.toContain(rule);
  });
});
