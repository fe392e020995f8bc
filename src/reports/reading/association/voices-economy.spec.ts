import { critical, severities } from '../../../../test/support/reports/association.js';

/** The same economy in the words of a board, an agency, a seller and a table; and what only sounds like it. */
describe('the economy of the association in many voices', () => {
  it.each([
    'Föreningens lån uppgår till 17 200 kr per kvm.',
    'Skuldsättning: 16 400 kr/m².',
    'Lånen motsvarar 15 900 kronor per kvadratmeter bostadsrättsyta.',
    'Byggkrediterna är på 17 240 kr/kvm upplåten med bostadsrätt.',
    'Föreningen är högt belånad, 18 500 per kvm.',
    'Föreningen har kvar en hel del av byggkrediterna: 17 240 kr/kvm upplåten med bostadsrätt, eller 15 910 kr/kvm om man slår ut lånen på totalytan.',
    'Lån/kvm: 15 800.',
    'Per kvadratmeter är föreningen skyldig banken 16 900 kr.',
    'Skulderna till banken är 16 100 kr utslaget per kvadratmeter.',
    'Brf:ens skuld ligger på drygt 16 tkr/kvm.',
    'Belåning 17 800 kr/kvm.',
    'Föreningens skuldsättning per kvadratmeter är 15 600 kronor.',
    'Lån: 16,2 tkr per kvm boarea.',
    'Föreningen är skyldig 18 000 kr för varje kvadratmeter.',
    'Sjutton tusen kronor per kvadratmeter i lån.',
  ])('warns of debt: %s', (text) => {
    expect(critical(text)).toContain('debt-very-high');
  });

  it.each([
    'Skulden är låg, 3 200 kr/kvm.',
    'Grannföreningen har 17 000 kr/kvm i lån.',
    'Efter friköpet ökade lånen inte utan ligger kvar på 4 000 kr/kvm.',
    'Priset motsvarar 62 000 kr/kvm.',
    'Skulden var 16 800 kr/kvm 2012 men är i dag 6 200 kr/kvm.',
    'Taxeringsvärdet är 18 000 kr/kvm, lånen 2 500 kr/kvm.',
    'Föreningen är skuldfri.',
    'Skuld per kvm? 5 100 kr.',
    'Insatsen är 45 000 kr/kvm och belåningen 7 800 kr/kvm.',
    'Låg skuldsättning om 2 900 kr per kvadratmeter.',
    'Systerföreningen har lån på 19 000 kr/kvm, vi har 4 100.',
    'Månadsavgiften motsvarar 840 kr/kvm och lånen 6 000 kr/kvm.',
    'Lånen amorterades från 15 500 till 9 000 kr/kvm på tio år.',
    'Skuldfri förening sedan 2019.',
  ])('does not cry wolf over debt: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Sparandet är 85 kr/kvm.',
    'Sparande: 60 kr per kvadratmeter.',
    'Föreningen sparar bara 95 kr/kvm och år.',
    'Föreningen lägger undan 70 kr per kvm.',
    'Sparandet är negativt, minus 45 kr/kvm.',
    'I årsredovisningen anges sparandet till 110 kr/kvm totalyta.',
    'Inget sparande alls: 0 kr/kvm.',
    'Till framtida underhåll sparas 50 kr per kvadratmeter.',
    'Sparande/kvm: 45 kr.',
    'Sparandet är så lågt som 30 kronor per kvadratmeter.',
  ])('warns of savings: %s', (text) => {
    expect(critical(text)).toContain('savings-very-low');
  });

  it.each([
    'Sparandet är 240 kr/kvm.',
    'Sparande 310 kr per kvm och år.',
    'Spara 85 kr i månaden på bredband.',
    'Sparandet var 90 kr/kvm 2020 och är nu 230 kr/kvm.',
    'Sparandet ska höjas från 210 till 260 kr/kvm.',
    'Energikostnaden är 95 kr/kvm.',
    'Sparande/kvm: 265 kr.',
    'Sparandet förväntas stiga från 205 till 250 kr per kvm.',
  ])('does not cry wolf over savings: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Räntekänslighet: 18 %.',
    'Räntekänsligheten uppgår till 16,5 procent.',
    'Stiger räntan en procentenhet behöver avgiften höjas 17 procent.',
    'En procentenhets högre ränta betyder 19 % högre avgift.',
    'Om räntan går upp 1 procentenhet måste avgiften upp 20 %.',
    'Föreningen är mycket räntekänslig (17 %).',
    'Känslighet för ränta: 16 procent.',
    'Räntekänslighet (1 %-enhet): 19 %.',
    'Går räntan upp en procentenhet ökar avgiftsbehovet med 18 %.',
    'Räntekänslighet 17,4.',
  ])('warns of sensitivity to interest: %s', (text) => {
    expect(critical(text)).toContain('interest-very-sensitive');
  });

  it.each([
    'Räntekänslighet 4,2 %.',
    'Snitträntan är 3,9 %.',
    'Räntekänsligheten har sjunkit från 17 % till 8 %.',
    'Räntekänslighet? 5 %.',
    'Årsavgifternas andel av intäkterna är 88 %.',
    'Räntekänsligheten är låg, 3 procent.',
    'Räntan är 4,1 % och räntekänsligheten 6 %.',
  ])('does not cry wolf over sensitivity to interest: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    '72 % av lånen ska omförhandlas inom ett år.',
    'Tre fjärdedelar av lånen löper ut under 2027.',
    'Av föreningens lån förfaller 64 procent de närmaste tolv månaderna.',
    'Samtliga lån har rörlig ränta.',
    'Lånen på 40 Mkr varav 30 Mkr villkorsändras nästa år.',
    'Nästan alla lån är rörliga.',
    '80 % av lånestocken är bunden på tre månader.',
    '65 procent av skulden har rörlig ränta.',
    'Två tredjedelar av lånen ska sättas om nästa år.',
    'Föreningens samtliga lån förfaller till omförhandling 2027.',
  ])('warns of loans that are due: %s', (text) => {
    expect(critical(text).filter((rule) => rule.startsWith('loans-'))).toHaveLength(1);
  });

  it.each([
    '20 % av lånen villkorsändras nästa år.',
    'Lånen är bundna till 2030.',
    'Inga lån ska omsättas före 2029.',
    '70 % av lånen är bundna i mer än tre år.',
    'Lånen lades om i år och är nu bundna på fem år.',
    'Bolånet du tar kan ha rörlig ränta.',
    'Lånen är utspridda och ingen del ska omförhandlas före 2029.',
    'Endast en tiondel av lånen är rörlig.',
  ])('does not cry wolf over loans that are due: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Föreningen har gått med förlust tre år i rad.',
    'Resultatet har varit negativt de senaste tre åren.',
    'Underskott 2023, 2024 och 2025.',
    'Tredje året i rad med röda siffror.',
    'Föreningen har redovisat minus tre år på raken.',
    'Årets resultat är negativt, precis som 2024 och 2023.',
  ])('tells of losses: %s', (text) => {
    expect(severities(text)['losses-for-years']).toBe('warning');
  });

  it.each([
    'Föreningen går med överskott.',
    'Underskottet beror på avskrivningar; kassaflödet är positivt.',
    'Inget underskott de senaste tre åren.',
    'Rätt till uppskov vid förlust.',
    'Resultatet är positivt.',
    'Trots avskrivningar visar föreningen vinst.',
    'Förlusten 2024 beror enbart på avskrivningar.',
  ])('tells of no losses: %s', (text) => {
    expect(severities(text)).not.toHaveProperty('losses-for-years');
  });

  it.each([
    'Avgiften höjs med 8 % från 1 januari 2027.',
    'Styrelsen har beslutat om en avgiftshöjning om 10 procent.',
    'Beslut om höjd avgift: +6 % den 1 april.',
    'Från årsskiftet blir avgiften 15 % högre.',
    'Avgiften kommer att höjas vid årsskiftet.',
    'Avgiften går upp 7 % vid årsskiftet.',
    'Beslut är taget om att höja avgiften 12 procent i januari 2027.',
  ])('tells of a rise of the fee: %s', (text) => {
    expect(severities(text)['fee-rise']).toBe('warning');
  });

  it.each([
    'Inga avgiftshöjningar är planerade.',
    'Avgiften höjdes med 5 % 2023.',
    'Avgiften sänks med 5 % nästa år.',
    'Stiger räntan en halv procent höjs avgiften inte.',
    'Ingen höjning av avgiften på tio år.',
    'Avgiften har inte höjts på sju år.',
    'Styrelsen planerar ingen höjning av avgiften.',
  ])('tells of no rise of the fee: %s', (text) => {
    expect(severities(text)).not.toHaveProperty('fee-rise');
  });

  it('reads what the fee would have to be as sensitivity, not as a rise', () => {
    const found = severities('Stiger räntan en procentenhet behöver avgiften höjas 17 procent.');
    expect(found['interest-very-sensitive']).toBe('critical');
    expect(found).not.toHaveProperty('fee-rise');
  });

  it('takes the debt of both areas from one sentence', () => {
    const text =
      'Föreningen har kvar en del av byggkrediterna: 17 240 kr/kvm upplåten med bostadsrätt, eller 15 910 kr/kvm på totalytan.';
    expect(critical(text)).toContain('debt-very-high');
  });
});
