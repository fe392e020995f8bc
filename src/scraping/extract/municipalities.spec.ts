import {
  countyName,
  countyOf,
  municipalityName,
  municipalityOf,
  municipalityOfSlug,
  splitAtMunicipality,
} from './municipalities.js';

it.each([
  ['Järfälla kommun', 'Järfälla'],
  ['Stockholms kommun', 'Stockholm'],
  ['Stockholm kommun', 'Stockholm'],
  ['Göteborgs stad', 'Göteborg'],
  ['Gothenburg', 'Göteborg'],
  ['Tyresö', 'Tyresö'],
  ['TYRESÖ', 'Tyresö'],
  ['Borås stad', 'Borås'],
  ['Upplands Väsby', 'Upplands Väsby'],
  ['Upplands-Väsby kommun', 'Upplands Väsby'],
  ['Upplands Bro', 'Upplands-Bro'],
  ['Malung-Sälens kommun', 'Malung-Sälen'],
  ['Dals-Eds kommun', 'Dals-Ed'],
  ['Lilla Edets kommun', 'Lilla Edet'],
  ['Östra Göinge', 'Östra Göinge'],
  ['Falu kommun', 'Falun'],
  ['Falun', 'Falun'],
  ['Region Gotland', 'Gotland'],
  ['Gotlands kommun', 'Gotland'],
  ['Habo kommun', 'Habo'],
  ['Håbo kommun', 'Håbo'],
  ['0123 Järfälla', 'Järfälla'],
  ['Nacka municipality', 'Nacka'],
  ['Stockholms län', undefined],
  ['Södermalm', undefined],
  ['Kommun', undefined],
  ['', undefined],
])('%j is the municipality %p', (text, name) => expect(municipalityName(text)).toBe(name));

it.each([
  ['Södermalm, Stockholms kommun', 'Stockholm'],
  ['Barkarby, Järfälla kommun, Stockholms län', 'Järfälla'],
  ['Nacka, Stockholms län', 'Nacka'],
  ['Bålsta, Håbo kommun', 'Håbo'],
  ['Täby', 'Täby'],
  ['Nacka, Stockholm', undefined],
  ['Kista, Stockholm', undefined],
  ['Nacka kommun, Täby kommun', undefined],
  ['Stockholms län', undefined],
  ['En fin kommun', undefined],
])('the line %j lies in %p', (text, name) => expect(municipalityOf(text)).toBe(name));

it('knows the county of each', () => {
  expect(['Järfälla', 'Håbo', 'Habo', 'Gotland', 'Malmö', 'Övertorneå'].map(countyOf)).toEqual([
    'Stockholms län',
    'Uppsala län',
    'Jönköpings län',
    'Gotlands län',
    'Skåne län',
    'Norrbottens län',
  ]);
  expect(countyOf('Södermalm')).toBeUndefined();
  expect(
    ['Skåne', 'stockholms-lan', 'Stockholm', 'vastra-gotaland', 'Uppsala län', 'Småland'].map(countyName),
  ).toEqual([
    'Skåne län',
    'Stockholms län',
    'Stockholms län',
    'Västra Götalands län',
    'Uppsala län',
    undefined,
  ]);
});

it('reads the parts of addresses, and the county where a name is two', () => {
  expect(municipalityOfSlug('jarfalla-kommun')).toBe('Järfälla');
  expect(municipalityOfSlug('upplands-vasby-kommun')).toBe('Upplands Väsby');
  expect(municipalityOfSlug('malung-salens-kommun')).toBe('Malung-Sälen');
  expect(municipalityOfSlug('falu-kommun')).toBe('Falun');
  expect(municipalityOfSlug('habo')).toBeUndefined();
  expect(municipalityOfSlug('habo', 'uppsala-lan')).toBe('Håbo');
  expect(municipalityOfSlug('habo', 'jonkoping')).toBe('Habo');
  expect(municipalityOfSlug('sodermalm')).toBeUndefined();
});

it.each([
  ['3rum-barkarby-jarfalla-kommun-flygarvagen-39', '3rum-barkarby', 'Järfälla', 'flygarvagen-39'],
  ['5rum-upplands-vasby-kommun-provvagen-1', '5rum', 'Upplands Väsby', 'provvagen-1'],
  ['2rum-salen-malung-salens-kommun-provvagen-1', '2rum-salen', 'Malung-Sälen', 'provvagen-1'],
  ['2rum-balsta-habo-kommun-provvagen-1', '2rum-balsta', undefined, 'provvagen-1'],
])('splits %s', (slug, before, municipality, after) =>
  expect(splitAtMunicipality(slug)).toEqual({ before, after, ...(municipality && { municipality }) }),
);

it.each(['3rum-barkarby-flygarvagen-39', '3rum-en-fin-kommun-gatan-1', 'kommun-gatan-1'])(
  'does not split %s',
  (slug) => expect(splitAtMunicipality(slug)).toBeUndefined(),
);
