import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { today } from '../../../test/support/reports/adverts.js';

const water = (description: string, more: Listing = {}) =>
  writeRulesReport({
    listing: {
      propertyType: 'Villa',
      tenure: 'Äganderätt',
      yearBuilt: 1968,
      livingArea: 120,
      description,
      ...more,
    },
    images: [],
    disagreements: [],
    today,
  }).technicalSpecs.waterAndSewage;
const field = (waterAndSewage: string) => water('Fint hus.', { waterAndSewage });

describe('who answers for water and sewage', () => {
  it.each([
    'Kommunalt vatten och avlopp.',
    'Kommunalt VA.',
    'Huset är anslutet till kommunalt vatten och avlopp sedan 1998.',
    'Vatten: kommunalt. Avlopp: kommunalt.',
    'Huset har kommunalt vatten och kommunalt avlopp, indraget 2015.',
    'Kommunalt vatten, kommunalt avlopp. Egen brunn för bevattning finns.',
    'Anslutningsavgiften till kommunalt vatten och avlopp är betald.',
  ])('is the municipality: %s', (text) => {
    expect(water(text)).toMatchObject({
      status: 'green',
      reason: expect.stringContaining('är kommunalt enligt annonsen') as string,
    });
  });

  it.each(['Kommunalt', 'Kommunalt V/A', 'Kommunalt VA, året runt', 'Kommunalt vatten, kommunalt avlopp'])(
    'is the municipality by the field %s',
    (text) => {
      expect(field(text)?.status).toBe('green');
    },
  );

  it.each<[string, string]>([
    [
      'Avlopp via egen trekammarbrunn. Kommunen har meddelat att området ska anslutas till kommunalt vatten och avlopp senast 2028.',
      'Anläggningen är egen',
    ],
    ['Kommunalt vatten och avlopp planeras till området 2028.', 'på väg'],
    ['Kommunen drar fram kommunalt vatten och avlopp 2027, anslutningen kostar 280 000 kr.', 'på väg'],
    ['Kommunalt VA finns vid tomtgränsen, huset är inte anslutet.', 'på väg'],
    ['Möjlighet att ansluta till kommunalt vatten och avlopp.', 'på väg'],
    ['Kommunalt vatten. Avlopp till gemensam anläggning.', 'Anläggningen är gemensam'],
    ['Vatten och avlopp genom samfällighet.', 'Anläggningen är gemensam'],
    ['Gemensamhetsanläggning för vatten och avlopp.', 'Anläggningen är gemensam'],
    ['Kommunalt vatten, avlopp till egen markbädd.', 'Anläggningen är egen'],
    ['Vatten från egen borrad brunn, kommunalt avlopp.', 'Anläggningen är egen'],
    ['Kommunalt sommarvatten.', 'ommarvatten'],
    ['Sommarvatten via föreningen, torrdass.', 'ommarvatten'],
  ])('is to be asked about: %s', (text, told) => {
    expect(water(text)).toMatchObject({
      status: 'yellow',
      reason: expect.stringContaining(told) as string,
    });
    expect(water(text)?.reason).not.toContain('ingen egen anläggning');
  });

  it('calls municipal summer water no own plant', () => {
    expect(water('Kommunalt sommarvatten.')?.reason).not.toContain('Anläggningen är egen');
  });

  it.each([
    ['Kommunalt vatten; avlopp till gemensam anläggning', 'yellow'],
    ['Kommunalt vatten, avlopp via samfällighet', 'yellow'],
    ['Samfällt', 'yellow'],
    ['Kommunalt vatten', undefined],
    ['Ej kommunalt', undefined],
  ])('reads the field %s as %s', (text, status) => {
    expect(field(text)?.status).toBe(status);
  });

  it.each([
    'Miljönämnden har beslutat om förbud mot utsläpp av avloppsvatten från trekammarbrunnen.',
    'Trekammarbrunnen har vid tillsyn bedömts som otillräcklig.',
    'Enskilt avlopp, underkänt 2024.',
  ])('is red where the sewage was rejected: %s', (text) => {
    expect(water(text)?.status).toBe('red');
  });

  it.each([
    'Grannens avlopp är underkänt. Kommunalt vatten och avlopp hos oss.',
    'Nära kommunala badplatser, vatten på två sidor.',
  ])('is not red: %s', (text) => {
    expect(water(text)?.status).not.toBe('red');
  });
});

describe('land with pipes', () => {
  const strengths = (description: string) =>
    writeRulesReport({
      listing: { propertyType: 'Tomt', price: 500_000, tomtarea: 1500, description },
      images: [],
      disagreements: [],
      today,
    }).keyFindings.map(({ title }) => title);

  it('is a strength only where both are the municipality’s', () => {
    expect(strengths('Kommunalt vatten och avlopp finns vid tomtgränsen.')).toContain(
      'Kommunalt vatten och avlopp',
    );
    expect(strengths('Kommunalt vatten finns. Eget avlopp får anläggas.')).not.toContain(
      'Kommunalt vatten och avlopp',
    );
    expect(strengths('Ej kommunalt vatten och avlopp.')).not.toContain('Kommunalt vatten och avlopp');
    expect(strengths('Kommunalt vatten och avlopp planeras till 2029.')).not.toContain(
      'Kommunalt vatten och avlopp',
    );
  });
});
