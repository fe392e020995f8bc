import type { Listing } from '../../scraping/listing.types.js';
import { flag } from '../facts/context.js';
import { writeRulesReport } from '../rules-analyst.js';
import { findings, withFlags } from './findings.js';
import { today } from '../../../test/support/reports/adverts.js';

const titles = (description: string, more: Listing = {}) =>
  writeRulesReport({
    listing: {
      propertyType: 'Villa',
      tenure: 'Äganderätt',
      price: 4_000_000,
      livingArea: 130,
      yearBuilt: 2014,
      description,
      ...more,
    },
    images: [],
    disagreements: [],
    today,
  }).keyFindings.map(({ title }) => title);

describe('parts that came with the house', () => {
  it.each<[string, Listing]>([
    ['Allt i original.', { windows: 'Treglas 2014', roof: 'Betongpannor 2014', facade: 'Träpanel 2014' }],
    ['Huset byggdes 2014–2016. Taket med betongpannor är från 2016 och fönstren från 2016.', {}],
    ['Fint.', { yearBuiltText: '2014-2016', windows: 'Treglas 2016', roof: 'Plåt 2016' }],
    ['Fönstren är original från 2016 och taket med betongpannor är original från 2016.', {}],
    ['Taket med betongpannor är från 2015. Fönstren är från 2015.', {}],
  ])('are no work done: %s', (text, more) => {
    expect(titles(text, more)).not.toContain('Flera dyra delar är gjorda');
    expect(titles(text, more)).toContain('Delarna är lika nya som huset');
  });

  it('are told apart from what was renewed since', () => {
    const renewed = titles('Taket med betongpannor lades om 2020 och fönstren byttes 2021.', {
      yearBuilt: 1974,
    });
    expect(renewed).toContain('Flera dyra delar är gjorda');
    expect(renewed).not.toContain('Delarna är lika nya som huset');
  });

  it('are not said of a house whose year nobody gives', () => {
    expect(
      titles('Taket med betongpannor och fönstren är original från 2016.', { yearBuilt: undefined }),
    ).not.toContain('Flera dyra delar är gjorda');
  });
});

describe('the papers of what is done', () => {
  const asked = (description: string, more: Listing) =>
    writeRulesReport({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1974, description, ...more },
      images: [],
      disagreements: [],
      today,
    }).keyFindings.find(({ title }) => title === 'Flera dyra delar är gjorda')?.text;
  const flat = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' };

  it.each<[string, Listing, string]>([
    [
      'Taket lades om 2020 och fönstren byttes 2021.',
      flat,
      'Fråga styrelsen efter papper på taket och fönstren.',
    ],
    [
      'Fönstren byttes 2021 och badrummet renoverades 2020.',
      flat,
      'Be säljaren om kvitton. Fråga styrelsen efter papper på fönstren.',
    ],
    ['Badrummet renoverades 2020 och köket är från 2021.', flat, 'Be att få se kvitton eller intyg.'],
    ['Taket lades om 2020 och fönstren byttes 2021.', {}, 'Be att få se kvitton eller intyg.'],
  ])('are asked of the one who has them: %s', (text, more, told) => {
    expect(asked(text, more)?.endsWith(told)).toBe(true);
  });
});

describe('parts that are done', () => {
  const home = { yearBuilt: 1974 };
  const done = 'Taket med betongpannor lades om 2020 och fönstren byttes 2021.';
  const withFlag = (rule: string, severity: 'warning' | 'notice') => {
    const found = findings({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', description: done, ...home },
      images: [],
      disagreements: [],
      today,
    });
    const one = flag({
      rule,
      title: 'Oklart',
      category: 'Skick',
      severity,
      description: 'Läs.',
      evidence: [{ kind: 'field', name: 'yearBuilt', value: 1974 }],
    });
    return withFlags(found, [one], found.missing).strengths.map(({ title }) => title);
  };

  it.each([
    ['unclear-condition', 'warning', []],
    ['unclear-damage', 'warning', []],
    ['unclear-condition', 'notice', ['Flera dyra delar är gjorda']],
    ['unclear-money', 'warning', ['Flera dyra delar är gjorda']],
  ] as const)('are no good news beside %s, a %s', (rule, severity, left) => {
    expect(withFlag(rule, severity)).toEqual(left);
  });
});

describe('an inspection to read', () => {
  const title = 'Det finns en besiktning att läsa';

  it.each([
    'Huset är besiktigat.',
    'Villan är förbesiktigad i oktober.',
    'Överlåtelsebesiktning är utförd.',
    'Besiktningsprotokoll finns hos mäklaren.',
    'Besiktningsprotokollet bifogas.',
    'Fastigheten besiktigades den 3 september.',
    'Huset är överlåtelsebesiktigat av Anticimex.',
    'Besiktning gjord 2026-10-12: inga anmärkningar.',
    'Säljaren har låtit besiktiga huset.',
    'Enligt besiktningsprotokollet är grunden torr.',
    'Vid besiktningen i september uppmättes normala värden.',
  ])('is proven by %s', (text) => {
    expect(titles(text)).toContain(title);
  });

  it('is proven by a document', () => {
    expect(
      titles('Fint.', {
        documents: [{ name: 'Besiktningsprotokoll 2026', url: 'https://example.se/b.pdf' }],
      }),
    ).toContain(title);
  });

  it.each([
    'Huset är inte besiktigat.',
    'Huset säljs obesiktigat.',
    'Kaminen är besiktigad av sotare.',
    'Skorstenen besiktigades 2024.',
    'Avloppet är besiktigat och godkänt.',
    'Stammarna är besiktigade 2023.',
    'Torpargrunden är besiktigad.',
    'Huset kommer att besiktigas före tillträdet.',
    'Köparen uppmanas att låta besiktiga huset.',
    'Köparen bör ta del av besiktningsprotokoll innan köp.',
    'Besiktningsprotokoll saknas.',
    'Grannhuset är besiktigat.',
    'OVK-besiktning utförd 2024.',
    'Hissen är besiktigad.',
    'Elbesiktning gjord 2023.',
    'Bilbesiktning utförd nära på hörnet.',
  ])('is not proven by %s', (text) => {
    expect(titles(text)).not.toContain(title);
  });
});
