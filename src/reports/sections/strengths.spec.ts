import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
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
