import type { Listing } from '../../../scraping/listing.types.js';
import { associationFigures, associationFlags } from './association.js';
import { contextOf } from '../../facts/context.js';
import { documentedFlat, today, villa } from '../../../../test/support/reports/adverts.js';
import { flagsTold, severities } from '../../../../test/support/reports/association.js';

const flagsOf = (listing: Listing) => {
  const context = contextOf({ listing, images: [], disagreements: [], today });
  return associationFlags(context, associationFigures(context));
};
const { associationFacts: known, ...bare } = documentedFlat;
const withFacts = (facts: Listing['associationFacts']) =>
  flagsOf({ ...documentedFlat, associationFacts: { ...known, ...facts } });

describe('the bands of the association', () => {
  it.each<[number, string | undefined, string | undefined]>([
    [119, 'savings-very-low', 'critical'],
    [120, 'low-savings', 'warning'],
    [200, 'low-savings', 'warning'],
    [201, undefined, undefined],
  ])('a saving of %d kr/m² raises %s', (savingsPerSqm, rule, severity) => {
    const found = withFacts({ savingsPerSqm }).filter((flag) => flag.rule.includes('savings'));
    expect(found.map((flag) => [flag.rule, flag.severity])).toEqual(rule ? [[rule, severity]] : []);
  });

  it.each([
    ['Räntekänsligheten är 9,0 procent.', undefined],
    ['Räntekänsligheten är 9,1 procent.', 'warning'],
    ['Räntekänsligheten är 15 procent.', 'warning'],
    ['Räntekänsligheten är 15,2 procent.', 'critical'],
  ])('%s is %s', (text, severity) => {
    const found = flagsTold(text).filter((flag) => flag.rule.startsWith('interest-'));
    expect(found.map((flag) => flag.severity)).toEqual(severity ? [severity] : []);
    expect(found.every((flag) => /räntekänslighet/i.test(flag.title))).toBe(true);
  });

  it.each([
    [35, undefined],
    [36, 'warning'],
    [60, 'warning'],
    [61, 'critical'],
  ])('%d percent of the loans due within a year is %s', (share, severity) => {
    const found = flagsTold(`Av lånen ska ${share} procent villkorsändras inom ett år.`).filter((flag) =>
      flag.rule.startsWith('loans-due'),
    );
    expect(found.map((flag) => flag.severity)).toEqual(severity ? [severity] : []);
  });

  it.each([
    [9, true],
    [10, false],
  ])('an association of %d flats is small: %s', (numberOfApartments, isSmall) => {
    expect(withFacts({ numberOfApartments }).some((flag) => flag.rule === 'small-association')).toBe(isSmall);
  });

  it.each([
    [25, undefined],
    [28, 'notice'],
    [34, 'warning'],
  ])('%d percent of the income from rent is %s', (share, severity) => {
    const found = flagsTold(`Lokalhyrorna står för ${share} procent av föreningens intäkter.`).find(
      (flag) => flag.rule === 'rent-dependent',
    );
    expect(found?.severity).toBe(severity);
  });
});

describe('a sensitivity counted from the debt', () => {
  // 16 000 ÷ 600 = 26.7 %; 7 000 ÷ 600 = 11.7 %. The fee of 3 700 × 12 ÷ 74 m² is 600 kr/m².
  const counted = (debtPerSqm: number, debtPerSqmBasis?: string) =>
    flagsOf({
      ...documentedFlat,
      monthlyFee: 3700,
      associationFacts: {
        genuine: true,
        ownsLand: true,
        debtPerSqm,
        ...(debtPerSqmBasis ? { debtPerSqmBasis } : {}),
      },
    });
  const sensitivity = (flags: ReturnType<typeof counted>) =>
    flags.find(({ rule }) => rule.startsWith('interest-'));

  it('is a condition and a notice where the area of the debt is not stated', () => {
    const found = sensitivity(counted(7000));
    expect(found?.severity).toBe('notice');
    expect(found?.title).toBe('Räntekänsligheten kan vara hög');
    expect(found?.description).toMatch(/säger inte vilken yta.*Är det bostadsrätternas yta/);
  });

  it('is told as it is where the area is stated', () => {
    const found = sensitivity(counted(7000, 'upplåten bostadsrätt'));
    expect(found?.severity).toBe('warning');
    expect(found?.description).toMatch(/^Stiger .* behöver avgiften höjas med omkring 11,7\s%/);
  });

  it.each([undefined, 'upplåten bostadsrätt'])(
    'does not count a second time beside the debt (area: %s)',
    (basis) => {
      const found = counted(16_000, basis);
      expect(found.filter(({ severity }) => severity === 'critical').map(({ rule }) => rule)).toEqual([
        'debt-very-high',
      ]);
      expect(sensitivity(found)?.weight).toBe(0);
    },
  );
});

describe('risks that an advert tells of its association', () => {
  it.each<[string, string, string]>([
    ['Skulden är 15 400 kr per kvm.', 'debt-very-high', 'critical'],
    [
      'Skulden är 12 900 kr/kvm på totalytan men 16 100 kr/kvm på bostadsrättsytan.',
      'debt-very-high',
      'critical',
    ],
    ['Föreningen är att betrakta som ett oäkta privatbostadsföretag.', 'not-genuine-association', 'critical'],
    ['Föreningen beskattas som ett vanligt bolag.', 'not-genuine-association', 'critical'],
    ['Föreningen har gått med förlust tre år i rad.', 'losses-for-years', 'warning'],
    ['Årets resultat blev minus 210 000 kr.', 'loss', 'notice'],
    ['Merparten av lånen är rörliga.', 'loans-due-soon', 'warning'],
    ['Föreningen består av sex lägenheter.', 'small-association', 'warning'],
    ['Avgiften justeras upp med sex procent vid årsskiftet.', 'fee-rise', 'warning'],
    ['Föreningens lån är rörliga.', 'loans-due-soon', 'warning'],
    ['Stamrenovering (relining) planeras 2029.', 'pipe-replacement-planned', 'warning'],
    ['Nästa stora projekt är stambyte och nya balkonger.', 'pipe-replacement-planned', 'warning'],
    ['Avgiften höjdes i mars 2026 och ytterligare 5 % är beslutat från mars 2027.', 'fee-rise', 'warning'],
    ['Månadsavgiften ändras den 1 januari 2027 till 4 812 kr.', 'fee-rise', 'warning'],
    ['Stammarna ska bytas inom fem år.', 'pipe-replacement-planned', 'warning'],
  ])('%s', (text, rule, severity) => {
    expect(severities(text)[rule]).toBe(severity);
  });

  it.each<[string, string]>([
    ['Något stambyte är inte utfört och inte heller beslutat.', 'pipe-replacement-planned'],
    ['Stambytet genomfördes 2014.', 'pipe-replacement-planned'],
    ['Grannföreningen planerar stambyte 2028.', 'pipe-replacement-planned'],
    ['Inga avgiftshöjningar är beslutade.', 'fee-rise'],
    ['Styrelsen har beslutat att sänka avgiften med 400 kr från juli 2027.', 'fee-rise'],
    ['Från den 1 juli 2027 sänks avgiften med 400 kr i månaden.', 'fee-rise'],
    ['Stiger räntan en procentenhet behöver avgiften höjas 5 procent.', 'fee-rise'],
    ['Avgiften höjdes med fem procent i januari 2026.', 'fee-rise'],
    ['Föreningen är inte oäkta.', 'not-genuine-association'],
    ['Föreningen beskattas inte som ett vanligt bolag.', 'not-genuine-association'],
  ])('%s raises no %s', (text, rule) => {
    expect(severities(text)).not.toHaveProperty(rule);
  });

  it('says nothing of the kind of a house with land of its own', () => {
    expect(flagsOf({ ...villa, description: 'Lånen är rörliga, skulden är 16 000 kr per kvm.' })).toEqual([]);
  });

  it('counts the fee after a decided rise', () => {
    // 4 260 × 1.15 = 4 899.
    const rise = flagsTold(
      'Styrelsen har beslutat att höja årsavgiften med 15 procent från den 1 januari 2027.',
    ).find((flag) => flag.rule === 'fee-rise');
    expect(rise?.description).toContain('4\u00a0899\u00a0kr');
  });

  it.each([
    ['Stambyte planeras till 2028. Finansieringen är inte beslutad.', 'inte klart hur det ska betalas'],
    ['Ett stambyte är beslutat till 2028 och fullt finansierat.', 'pengarna är ordnade'],
  ])('tells what planned pipes add to the fee, and whether they are paid: %s', (text, words) => {
    const pipes = flagsTold(text, { livingArea: 58 }).find(
      (flag) => flag.rule === 'pipe-replacement-planned',
    );
    expect(pipes?.description).toContain('1\u00a0125\u00a0kr');
    expect(pipes?.description).toContain('233\u00a0kr/m²');
    expect(pipes?.description).toContain(words);
  });
});

describe('an association without figures', () => {
  const gap = (listing: Listing) =>
    flagsOf(listing).find((flag) => flag.rule === 'no-association-figures')?.severity;

  it.each<[string, Listing, string | undefined]>([
    [
      'of a house that is being built',
      { ...bare, yearBuilt: 2027, description: 'Föreningen äger marken.' },
      'warning',
    ],
    ['of an older house of which nothing is told', { ...bare, description: 'Ljus trea.' }, 'warning'],
    ['that owns its land', { ...bare, description: 'Föreningen äger marken.' }, 'notice'],
    ['whose debt stands in the text', { ...bare, description: 'Skulden är 5 000 kr/kvm.' }, undefined],
    ['whose debt is a field', documentedFlat, undefined],
    ['and without an association', villa, undefined],
  ])('%s', (_name, listing, severity) => {
    expect(gap(listing)).toBe(severity);
  });
});
