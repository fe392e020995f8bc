import type { Listing } from '../../../scraping/listing.types.js';
import { writeRulesReport } from '../../rules-analyst.js';
import { documentedFlat, today, villa } from '../../../../test/support/reports/adverts.js';

const landFlag = (listing: Listing) =>
  writeRulesReport({ listing, images: [], disagreements: [], today }).redFlags.find((flag) =>
    flag.rule.startsWith('ground-lease'),
  );
const { associationFacts: _facts, ...flat } = documentedFlat;
const leisure: Listing = { propertyType: 'Fritidshus', price: 900_000, livingArea: 55, tomtarea: 1200 };

describe('leased land', () => {
  it.each<[string, Listing]>([
    ['a villa whose lease was bought out', { ...villa, description: 'Tomträtten är friköpt sedan 2015.' }],
    ['an association that bought its land', { ...flat, description: 'Tomträtten friköptes 2012.' }],
    [
      'an association that pays no rent',
      { ...flat, description: 'Tomträtten friköptes redan 2011 så någon avgäld betalas inte.' },
    ],
    ['bought-out land in another order', { ...flat, description: 'Brf friköpte 2012 marken från tomträtt.' }],
    ['a denial with words between', { ...flat, description: 'Föreningen har inte längre någon tomträtt.' }],
    ['a berth on leased ground', { ...villa, description: 'Till huset hör en båtplats på arrendetomt.' }],
    ['leased ground in prose alone', { ...leisure, description: 'Grannhusen står på arrenderad mark.' }],
    ['a tenure that says bought out', { ...villa, tenure: 'Friköpt tomträtt' }],
    ['a fee of nothing', { ...villa, leaseholdFeePerYear: 0 }],
  ])('is not told of %s', (_name, listing) => {
    expect(landFlag(listing)).toBeUndefined();
  });

  it.each([
    'Tomträtten är inte friköpt.',
    'Tomträtt med möjlighet att friköpa marken.',
    'Tomträtten kan friköpas.',
    'Tomträtt, som föreningen friköper, och det ska vara klart 2028.',
    'Tomträtten friköptes enligt beslut i våras, och affären är ännu inte klar.',
    'Tomträtten friköps, och kommunen har inte svarat.',
    'Tomträtten är friköpt enligt styrelsen, och lagfart är ännu inte beviljad.',
    'Friköp av tomträtten är beslutat, och ekonomin medger ännu inte att det genomförs.',
    'Tomträtten friköps, och föreningens lån är inte beviljat.',
    'Föreningen har köpt in marken, och lånet är ännu inte tecknat så tomträtten löper vidare.',
    'Tomträtten friköps och lånet är inte klart.',
    'Friköp av tomträtten och avgiften är inte beslutade.',
    'Tomträtten friköps, och avgiften höjs inte förrän friköpet är klart.',
    'Tomträtten ska friköpas och avgiften påverkas inte.',
    'Tomträtten friköps 2027 och avgiften påverkas inte.',
    'Föreningen har beslutat om friköp av tomträtten, och avgiften ska höjas.',
    'Tomträtten friköps, och räntan på lånet är ännu inte förhandlad.',
    'Marken innehas med tomträtt till 2031, och lånet löstes in 2024.',
    'Parkeringsmarken friköptes 2020, men huset står på tomträtt till 2031.',
    'Marken under garagen friköptes 2020, huset har tomträtt till 2031.',
    'Garaget löstes in 2020, och marken under huset innehas med tomträtt till 2031.',
    'Grannföreningen friköpte sin mark 2020, vår förening har tomträtt till 2031.',
  ])('is told where buying out is only possible: %s', (description) => {
    expect(landFlag({ ...flat, description })?.description).toContain('Föreningen äger inte marken');
  });

  it.each([
    'Den tidigare tomträtten är avslutad, marken friköptes 2009.',
    'Tidigare låg huset på tomträtt men marken friköptes 2018.',
    'Tomträtt: Nej',
    'Inget arrende eller tomträtt.',
    'Marken är föreningens egen, någon avgäld betalas inte.',
    'Grannhuset är upplåtet med tomträtt.',
    'Föreningen är inte oäkta och marken är föreningens egen.',
    'Tomträtten friköptes 2024 och avgiften påverkas inte.',
    'Tomträtten friköptes 2024, och avgiften är ännu inte höjd.',
    'Tomträtten friköptes 2024 och föreningens lån ökade inte.',
    'Tomträtten friköptes 2024 och månadsavgiften höjdes ej.',
    'Några avgiftshöjningar planeras inte, sparandet uppgick i fjol till 240 kronor per kvadratmeter och tomträtten friköptes redan 2009, så att någon avgäld inte längre finns att oroa sig för.',
  ])('is not told where it is past, denied or a neighbour’s: %s', (description) => {
    expect(landFlag({ ...flat, description })).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['Tomträttsavgälden omregleras 2028.', 'critical', '2028'],
    [
      'Avgälden är 310 000 kr om året och gäller till den 30 juni 2027. Ny avgäld har inte meddelats.',
      'critical',
      '2027',
    ],
    ['Avgäldsperioden löper ut 2028-06-30 och ny nivå är inte känd.', 'critical', '2028'],
    [
      'Marken innehas med tomträtt. Nuvarande avgäld gäller t.o.m. 2029, därefter omförhandling.',
      'critical',
      '2029',
    ],
    ['Föreningen har tomträtt vars avgäld räknas om nästa år.', 'critical', 'snart'],
    ['Tomträttsavgälden omregleras vart tionde år, senast 2018.', 'critical', 'snart'],
    ['Avgälden omförhandlades 2024 och gäller till 2034.', 'warning', '2034'],
    ['Marken upplåts med tomträtt, avgälden är låst till 2031.', 'warning', '2031'],
    [
      'Avgälden omförhandlas 2028. Ny avgäld är redan avtalad till 412 000 kr per år.',
      'warning',
      'nya nivån',
    ],
    ['Avgälden höjs 2027 från 210 000 kr till 390 000 kr.', 'warning', 'nya nivån'],
    ['Från 2028 får föreningen ny tomträttsavgäld, nivån blir klar under nästa år.', 'critical', '2028'],
    ['Tomträttsavgälden trappas upp t.o.m. 2027 till 600 000 kr.', 'warning', 'nya nivån'],
    [
      'Avgälden är 14 300 kr om året, skrivs upp i fem steg från den 1 april 2027 och landar på 31 900 kr.',
      'warning',
      'nya nivån',
    ],
    ['Marken har tomträtt. Avgäldsperioden är tio år och den nuvarande började 2018.', 'critical', 'snart'],
    ['Marken hyrs med tomträtt.', 'warning', 'säger inte när'],
  ])('weighs when the rent is set anew: %s', (description, severity, told) => {
    const land = landFlag({ ...flat, description });
    expect(land?.severity).toBe(severity);
    expect(`${land?.title} ${land?.description}`).toContain(told);
  });

  it.each<[string, string | undefined]>([
    ['Huset står på arrenderad tomt och avtalet löper till 2044.', 'Marken arrenderas'],
    ['Tomten arrenderas av stiftet för 9 800 kr per år.', 'Marken arrenderas'],
    ['Åkermarken arrenderas av en lantbrukare i byn.', undefined],
    ['Jakten på marken är utarrenderad till 2030.', undefined],
    ['Villan upplåts med tomträtt.', 'Marken hyrs (tomträtt)'],
    ['Fastigheten är friköpt, alltså ingen tomträtt.', undefined],
  ])('is read for a house: %s', (description, title) => {
    expect(landFlag({ ...leisure, description })?.title).toBe(title);
  });

  it('is worded for an association', () => {
    const listing = { ...flat, associationFacts: { ownsLand: false }, leaseholdFeePerYear: 90_000 };
    expect(landFlag(listing)).toMatchObject({
      title: 'Marken hyrs (tomträtt)',
      description: expect.stringContaining('Föreningen äger inte marken utan hyr den') as unknown,
    });
  });

  it('is worded for a house of its own with tomträtt', () => {
    const flag = landFlag({ ...villa, tenure: 'Tomträtt', leaseholdFeePerYear: 14_400 });
    expect(flag?.description).toContain('Du äger huset men hyr marken');
    expect(flag?.description).toContain('14\u00a0400\u00a0kr');
    expect(flag?.description).not.toContain('örening');
  });

  it.each<[string, Listing]>([
    ['a fee alone', { ...leisure, leasePerYear: 12_000 }],
    ['its tenure', { ...leisure, tenure: 'Arrende' }],
  ])('is worded for arrende, known from %s', (_name, listing) => {
    const flag = landFlag(listing);
    expect(flag?.title).toBe('Marken arrenderas');
    expect(flag?.description).toContain('Du äger huset men arrenderar marken');
    expect(`${flag?.description} ${flag?.action}`).not.toMatch(/örening|tomträtt|avgäld/);
  });

  it.each<[string, string | null]>([
    ['Tomträtt, driftkostnad 26 400 kr/år inklusive avgäld.', null],
    ['Huset står på ofri grund, arrende ingår i driftkostnaden 26 400 kr/år.', null],
    ['Tomträtt med avgäld 9 600 kr/år. Driftkostnad 26 400 kr/år.', '9\u00a0600\u00a0kr'],
    ['Driftkostnaden är 26 400 kr per år, avgälden för tomträtten 9 600 kr per år.', '9\u00a0600\u00a0kr'],
  ])('takes no running cost for the rent of the land: %s', (description, rent) => {
    const told = landFlag({ ...leisure, description })?.description ?? '';
    expect(told).not.toContain('26');
    expect(told.includes(' om året')).toBe(rent !== null);
    expect(told).toContain(rent ?? 'mark');
  });

  it('sets the sum apart from who the land is hired of, and asks no more whether it is hired', () => {
    const { redFlags, viewingQuestions } = writeRulesReport({
      listing: { ...villa, tenure: 'Tomträtt', leaseholdFeePerYear: 14_400 },
      images: [],
      disagreements: [],
      today,
    });
    expect(redFlags.find(({ rule }) => rule === 'ground-lease')?.description).toContain(
      'oftast av kommunen, för 14\u00a0400\u00a0kr om året.',
    );
    const questions = viewingQuestions.map(({ question }) => question);
    expect(questions).not.toContain('Är marken egen, eller hyrs den med tomträtt eller arrende?');
    expect(questions).toContain('När räknas hyran för marken om, och vad väntas den bli?');
  });

  it('speaks of no kind of owner when the kind of home is unknown', () => {
    const flag = landFlag({ price: 2_000_000, description: 'Tomträttsavgälden omregleras 2034.' });
    expect(flag?.description).toContain('Marken ägs inte utan hyrs');
    expect(flag?.description).not.toMatch(/Föreningen|Du äger/);
  });
});
