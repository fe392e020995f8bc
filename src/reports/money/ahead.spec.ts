import type { Listing } from '../../scraping/listing.types.js';
import { kr } from '../format.js';
import { writeRulesReports } from '../rules-analyst.js';
import { today } from '../../../test/support/reports/adverts.js';

const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 1_895_000,
  livingArea: 98,
  monthlyFee: 6240,
};
const house: Listing = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  price: 2_252_500,
  livingArea: 164,
  yearBuilt: 1985,
  operatingCost: 38_900,
};
const reports = (description: string, listing: Listing) =>
  writeRulesReports({ listing: { ...listing, description }, images: [], disagreements: [], today });
const lineOf = (label: RegExp, ...given: Parameters<typeof reports>): number | undefined =>
  reports(...given).report.monthlyCost?.lines.find((line) => label.test(line.label))?.monthly;

describe('a fee that is decided to rise', () => {
  it.each<[string, number]>([
    // 6 240 × 1.18, 1.14 and 1.05.
    [
      'Månadspengen är 6 240 kr. Vid årsskiftet räknas beloppet upp med 18 procent efter styrelsens möte i oktober.',
      7363,
    ],
    [
      'Årsavgiften har legat stilla sedan 2021, en stadga som avlöses av en justering om 14 procent vid halvårsskiftet.',
      7114,
    ],
    ['Avgiften höjs med 5 % den 1 januari 2027.', 6552],
    ['Från årsskiftet höjs avgiften med 350 kr i månaden enligt styrelsens beslut.', 6590],
    ['Styrelsen har beslutat att höja månadsavgiften till 6 740 kr från mars 2027.', 6740],
    ['Ny avgift från 2027-01-01: 6 480 kr.', 6480],
    ['Månadsavgiften går upp med tio procent i januari.', 6864],
    [
      'Kostnaden lånas upp och månadsavgiften går upp i två steg, sammanlagt omkring 28 procent, från 2027.',
      7987,
    ],
    ['När rabatten upphör i januari 2027 höjs avgiften med 400 kr i månaden.', 6640],
    ['Avgiften höjs till 6 500 kr i januari 2027 och 6 900 kr i juli 2027.', 6900],
    ['Avgiften höjs till 6 500 kr i januari 2027, 6 900 kr i juli 2027 och 7 300 kr i januari 2028.', 7300],
    ['Vår avgift höjs till 6 600 kr i mars 2027 och 7 900 kr för lokalen.', 6600],
    ['Från juli 2027 tas ett tillägg ut med 400 kr i månaden på avgiften.', 6640],
    // 6 240 × 1.20, 1.12, 1.10, 1.08 and 1.06.
    ['Avgiften höjs därför med 20 procent från januari 2027.', 7488],
    ['Avgiften höjs däremot med 12 procent från 2027.', 6989],
    ['Avgiften höjs, från den 1 januari 2027, med 8 procent.', 6739],
    ['Avgiften höjs från och med januari 2027, då med 8 procent.', 6739],
    ['Från årsskiftet höjs avgiften, enligt styrelsens beslut i oktober, med 12 procent.', 6989],
    ['Avgiften höjs vid årsskiftet, 8 procent.', 6739],
    ['Avgiften höjs i januari 2027: 8 %.', 6739],
    ['Avgiften höjs i januari 2027 (8 %).', 6739],
    ['Avgiftshöjning från 2027 – 8 procent.', 6739],
    ['Beslutad avgiftshöjning 2027: 12 %.', 6989],
    ['Avgiften höjs i två steg, först 6 procent i januari 2027 och sedan 6 procent i juli 2027.', 6614],
    ['Avgiften höjs med 12 procent av den nuvarande avgiften från januari 2027.', 6989],
    ['Lånen amorteras ned och avgiften höjs med 8 procent från januari 2027.', 6739],
    ['Avgiften höjs med 8 procent från januari 2027 för att få ned skulden.', 6739],
    ['Styrelsen har sänkt räntekostnaderna men höjer avgiften med 8 procent från januari 2027.', 6739],
    ['Avgiften höjs med 10 procent från 2027 eftersom taket behöver bytas.', 6864],
    ['Avgiften höjs med 10 procent från 2027 och garage kan hyras.', 6864],
    ['Avgiften höjs med 10 procent från januari 2027, beslutat, och ger beräknat 400 000 kr mer.', 6864],
  ])('is counted as it will be: %s', (text, fee) => {
    const { report } = reports(text, flat);
    expect(lineOf(/^Avgift/u, text, flat)).toBe(fee);
    expect(report.monthlyCost?.explanation).toContain(
      `Avgiften är ${kr(6240)} i dag och ${kr(fee)} efter höjningen.`,
    );
  });

  it.each([
    'Avgiften höjdes med 5 % den 1 januari 2025.',
    'Styrelsen föreslår att avgiften höjs med 5 % den 1 januari 2027.',
    'Stiger räntan en procentenhet behöver avgiften höjas med 17 procent.',
    'Hyran i huset bredvid räknas upp med 18 procent vid årsskiftet.',
    'Tomträttsavgälden är 412 000 kr om året. Från 2028 räknas beloppet upp med 40 procent.',
    'Lokalerna hyrs ut för 640 000 kr om året. Från januari 2027 räknas beloppet upp med 4 procent.',
    'Avgiften till samfälligheten är 900 kr. Från januari 2027 räknas beloppet upp med 4 procent.',
    'Föreningen betalar arrende. Vid årsskiftet räknas summan upp med 12 procent.',
    'Tidigare avgift var 6 620 kr i månaden, nu 6 240 kr.',
    'Styrelsen överväger att höja avgiften till 6 740 kr från mars 2027.',
    'Förslaget att höja avgiften med 8 procent från januari drogs tillbaka.',
    'Grannföreningen höjer avgiften till 6 740 kr från 1 januari 2027.',
    'Brf Linden har 41 lägenheter. Vid årsskiftet räknas beloppet upp med 18 procent.',
    'Styrelsen har beslutat att sänka avgiften med 400 kr från juli 2027.',
    'Från den 1 juli 2027 sänks avgiften med 400 kr i månaden.',
    'Från januari 2027 ges rabatt med 500 kr i månaden.',
    'Avgiften höjs vid årsskiftet, 60 procent av lägenheterna är redan renoverade.',
    'Avgiften höjs vid årsskiftet, föreningen har löst 40 procent av lånen.',
    'Avgiften beräknas höjas med 12 procent från 2027.',
    'Avgiften höjs vid årsskiftet, 50 procent ränta betalas av föreningen.',
    'Avgiften höjs vid årsskiftet, beslutet togs med 60 procent.',
    'Avgiften höjs vid årsskiftet, taket är nytt, 8 procent.',
    'Avgiften höjs vid årsskiftet, enligt stämman, med 60 procent majoritet.',
    'Avgiften höjs vid årsskiftet, 60 procent i huset röstade för det.',
    'Avgiften höjs vid årsskiftet (i dag 40 procent belåning).',
    'Avgiften höjs med 8 procent från 2027, enligt styrelsens förslag.',
    'Avgiften höjs med 8 procent från 2027, men det är inte beslutat.',
    'Styrelsen föreslår, efter budgetarbetet, att avgiften höjs med 8 procent från 2027.',
    'Styrelsen planerar för stambyte, vilket kräver att avgiften höjs med 20 procent från 2028.',
    'Avgiften justeras ned med 5 procent från januari 2027.',
    'Avgiften sänks med 5 procent från januari 2027.',
    'Avgiften höjs 2027 till 6 500 kr för treor och 8 200 kr för fyror.',
    'Från juli 2027 kompenseras medlemmarna med 400 kr i månaden på avgiften.',
    'Hyran för lokalen höjs med 8 procent och avgiften höjs från januari 2027.',
    'Avgiften höjs till 8 200 kr från januari 2027 för fyror.',
    'Från juli 2027 justeras avgiften med 400 kr i månaden.',
    'Avgiften kommer troligen att höjas med 12 procent 2027.',
  ])('is none in: %s', (text) => {
    expect(lineOf(/^Avgift/u, text, flat)).toBe(6240);
  });

  it('is told to a model as it was', () => {
    const { draft } = reports('Avgiften höjs med 5 % den 1 januari 2027.', flat);
    expect(draft.monthlyCost?.lines.map(({ monthly }) => monthly)).toContain(6240);
  });
});

describe('a rent of the land that is decided to rise', () => {
  const leased: Listing = { ...house, tenure: 'Tomträtt' };

  it.each<[string, number]>([
    ['Avgälden höjs till 36 000 kr om året från den 1 juli 2028 enligt kommunens beslut.', 3000],
    ['Tomträttsavgälden, i dag 9 400 kr per år, är från 2028 fastställd till 43 600 kr.', 3633],
    ['Tomträttsavgäld 12 000 kr/år till och med 2027, därefter 30 000 kr/år.', 2500],
    ['Avgälden är 14 400 kr om året och stiger till 18 000 kr den 1 april 2027.', 1500],
    ['Avgälden höjs 2027 från 12 000 kr till 21 600 kr om året.', 1800],
  ])('is counted as it will be: %s', (text, rent) => {
    expect(lineOf(/^Tomträttsavgäld efter/u, text, leased)).toBe(rent);
  });

  it.each([
    'Avgälden kan höjas till 36 000 kr om året 2028.',
    'Avgälden höjdes till 36 000 kr om året 2018.',
    'Kommunen har föreslagit en avgäld på 36 000 kr om året från 2028, men inget är beslutat. I dag är avgälden 12 000 kr om året.',
  ])('is none in: %s', (text) => {
    expect(lineOf(/^Tomträttsavgäld efter/u, text, leased)).toBeUndefined();
  });

  it('of an association is told per flat, and not counted', () => {
    const text =
      'Föreningen har 18 lägenheter. Avgälden är 104 000 kr om året och höjs till 212 000 kr om året från oktober 2027.';
    const { report } = reports(text, flat);
    expect(lineOf(/avgäld/iu, text, flat)).toBeUndefined();
    // 212 000 ÷ 18 ÷ 12 and (212 000 − 104 000) ÷ 18 ÷ 12.
    expect(report.monthlyCost?.explanation).toContain(
      `${kr(981)} i månaden för varje, ${kr(500)} mer än i dag`,
    );
    expect(report.redFlags.map(({ description }) => description).join(' ')).toContain(
      `${kr(500)} mer än i dag`,
    );
  });
});

describe('a fee to what is shared that is decided to rise', () => {
  it('stands beside the fee of today', () => {
    const text = 'Samfällighetsavgiften är 3 000 kr per år och höjs till 6 000 kr per år från 2027.';
    expect(lineOf(/^Samfällighetsavgift/u, text, house)).toBe(500);
  });

  it('is that of one line alone where two are shared', () => {
    const text =
      'Samfällighet 3 000 kr/år, gemensamhetsanläggning 2 400 kr/år. Samfällighetsavgiften höjs till 6 000 kr/år 2027.';
    expect(lineOf(/^Samfällighet/u, text, house)).toBe(500);
    expect(lineOf(/^Gemensamhetsanläggning/u, text, house)).toBe(200);
  });

  it('is none where the sum stays as it is', () => {
    const text =
      'Samfällighetsavgiften är 3 400 kr per år. Från 2027 är samfällighetsavgiften 3 400 kr per år.';
    expect(lineOf(/efter höjningen/u, text, house)).toBeUndefined();
  });

  it('is none where a fee to what is shared is lowered', () => {
    const text =
      'Samfällighetsavgiften är 6 000 kr per år. Från 2027 sänks avgiften till samfälligheten med 1 200 kr per år.';
    expect(lineOf(/efter höjningen/u, text, house)).toBeUndefined();
  });
});

describe('a sum of the whole association', () => {
  it('is the same everywhere, worked out for this home', () => {
    const text =
      'Föreningen har 34 lägenheter. Stämman beslutade i höst om stambyte 2027. Kostnaden är beräknad till 31 miljoner kronor och lånas upp.';
    const { report } = reports(text, flat);
    const { redFlags, renovationAnalysis: plan, statedSums } = report;
    const pipes = redFlags.find(({ rule }) => rule === 'pipe-replacement-planned');
    // 31 000 000 ÷ 34 to thousands; 912 000 × 4.5 % ÷ 12.
    for (const told of [pipes?.description, plan?.summary, plan?.financialPlanning.shortTerm.description]) {
      expect(told).toContain(kr(912_000));
      expect(told).toContain(kr(3420));
    }
    expect(statedSums?.map(({ why }) => why).join(' ')).toContain(kr(912_000));
    expect(JSON.stringify(report)).not.toContain(kr(300_000));
  });
});

describe('a rise of the fee that is told with the pipes', () => {
  it('stands instead of what such work usually does to a fee', () => {
    const text =
      'På extrastämman beslutade medlemmarna om byte av stammar med byggstart hösten 2027, och styrelsen räknar med att avgifterna behöver gå upp med omkring 28 procent när arbetet är klart.';
    const { redFlags, renovationAnalysis } = reports(text, flat).report;
    const pipes = redFlags.find(({ rule }) => rule === 'pipe-replacement-planned');
    // 6 240 × 28 %.
    for (const told of [pipes?.description, renovationAnalysis?.summary])
      expect(told).toContain(`omkring ${kr(1747)} mer i månaden`);
    expect(pipes?.description).not.toContain(kr(1125));
    // Nobody has decided it.
    expect(lineOf(/^Avgift/u, text, flat)).toBe(6240);
  });

  it('is another where only its sentence stands beside that of the pipes', () => {
    const text = 'Stambyte planeras 2028. Avgiften höjs med 3 procent från 1 januari 2027.';
    const pipes = reports(text, flat).report.redFlags.find(({ rule }) => rule === 'pipe-replacement-planned');
    expect(pipes?.description).toContain(kr(1125));
    expect(pipes?.description).not.toContain('Annonsen räknar med');
  });

  it.each([
    'Stambyte planeras 2028. För att finansiera bytet höjs avgiften med 20 procent från 2028.',
    'Stambyte planeras 2028. Avgiften höjs därför med 20 procent från januari 2027.',
  ])('is that of the pipes where the next sentence says so: %s', (text) => {
    const pipes = reports(text, flat).report.redFlags.find(({ rule }) => rule === 'pipe-replacement-planned');
    // 6 240 × 20 %.
    expect(pipes?.description).toContain(kr(1248));
  });
});

describe('what an owner goes on to pay', () => {
  it('is counted where equipment is hired', () => {
    const text = 'Solcellerna är inte köpta utan hyrda: 895 kr i månaden till 2038.';
    expect(lineOf(/^Hyrd/u, text, house)).toBe(895);
    expect(reports(text, house).report.statedSums?.map(({ amount }) => amount)).not.toContain(895);
    expect(lineOf(/^Hyrd/u, 'Garage kan hyras för 895 kr i månaden.', house)).toBeUndefined();
    expect(lineOf(/^Hyrd/u, 'Rummet är uthyrt för 4 000 kr i månaden.', house)).toBeUndefined();
  });

  it.each<[string, number]>([
    ['Luftvärmepumpen är hyrd, 650 kr i månaden.', 650],
    ['Det finns hyresavtal för pumpen, hyran är 450 kr i månaden.', 450],
    ['Laddboxen är leasad för 300 kr i månaden.', 300],
  ])('is counted by the words of the thing itself: %s', (text, rent) => {
    expect(lineOf(/^Hyrd/u, text, house)).toBe(rent);
  });

  it.each([
    'Gäststugan har egen luftvärmepump och hyresavtal, hyran är 4 500 kr i månaden.',
    'Luftvärmepump och hyresavtal finns, hyran är 4 500 kr i månaden.',
    'Lägenheten på övervåningen har luftvärmepump och är hyrd, hyran är 6 000 kr i månaden.',
    'Pumpen är ny, ett rum är hyrt, hyran är 4 000 kr i månaden.',
    'Garaget med laddbox är uthyrt, hyran är 900 kr i månaden.',
    'Solcellerna var hyrda tidigare, hyran var 895 kr i månaden.',
    'Solcellerna är hyrda, säljaren betalar hyran på 895 kr i månaden.',
  ])('is no rent that the buyer receives, nor one that others pay: %s', (text) => {
    expect(lineOf(/^Hyrd/u, text, house)).toBeUndefined();
  });

  it('is a road fee of a year where no period stands', () => {
    // 750 ÷ 12 and 1 400 ÷ 12.
    expect(lineOf(/^Väg/u, 'Vägavgift: 750 kr.', house)).toBe(63);
    expect(lineOf(/^Väg/u, 'Väg: samfälld med tre gårdar, 1 400 kr om året.', house)).toBe(117);
    expect(lineOf(/^Väg/u, 'Vägavgiften för nybygget är 48 000 kr.', house)).toBeUndefined();
  });
});

describe('a sum that the month may hold', () => {
  it.each<[string, Listing]>([
    ['Serviceavtal på bergvärmen 2 400 kr per år.', { ...house, operatingCost: 32_000 }],
    ['Lägenheten har månadsavgift 4 095 kr.', { ...flat, monthlyFee: 4120 }],
  ])('is not said to be left out: %s', (text, listing) => {
    const { report } = reports(text, listing);
    expect(report.monthlyCost?.leavesOut ?? []).not.toContain('beside');
    expect(JSON.stringify(report.keyFindings)).not.toContain('fler belopp per månad eller år');
  });
});

describe('a sum of the text', () => {
  const whyOf = (text: string, amount: number, listing: Listing) =>
    reports(text, listing).report.statedSums?.find((sum) => sum.amount === amount);

  it('is paid by the association where it is the rent of its ground', () => {
    const text = 'Avgälden är 118 000 kr om året för hela kvarteret.';
    expect(whyOf(text, 118_000, flat)).toMatchObject({ label: 'Tomträttsavgäld', place: 'aside' });
    expect(whyOf(text, 118_000, flat)?.why).toContain('Betalas av föreningen');
  });

  it('may be part of a running cost that is large enough', () => {
    const text = 'Spolbilen kommer i november, 2 400 kr.';
    expect(whyOf(text, 2400, house)?.why).toContain('Kan ingå i driftkostnaden');
    expect(whyOf(text, 2400, { ...house, operatingCost: 2000 })?.why).not.toContain('Kan ingå');
  });

  it('counts the deeds that stand behind another word', () => {
    const text = 'Man tar ut pantbrev (för närvarande finns sådana om 1 600 000 kr).';
    // Loan 0.9 × 2 252 500 = 2 027 250; (2 027 250 − 1 600 000) × 2 % + 375 = 8 920.
    expect(reports(text, house).report.purchaseCosts?.lines).toContainEqual({
      label: 'Nya pantbrev',
      amount: 8920,
    });
  });
});
