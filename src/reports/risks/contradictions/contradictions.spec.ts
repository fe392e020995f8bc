import type { Disagreement, Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { contradictionFlags } from './contradictions.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { flat, villa } from '../../../../test/support/reports/contradictions.js';

const flags = (listing: Listing, disagreements: readonly Disagreement[] = []) =>
  Object.fromEntries(
    contradictionFlags(contextOf({ listing, images: [], disagreements, today })).map((flag) => [
      flag.rule,
      flag.severity,
    ]),
  );
const of = (home: Listing, description: string, more: Listing = {}) =>
  flags({ ...home, ...more, description });

describe('living area', () => {
  it.each<[Listing, string, Listing['title']]>([
    [flat, 'Boarean är enligt kontrollmätning 2024 66 kvm.', undefined],
    [flat, 'Lägenheten är uppmätt till 66,5 kvm av en oberoende firma.', undefined],
    [flat, 'Vid mätning visade sig bostadsytan uppgå till 69 m2.', undefined],
    [flat, 'Ytan är kontrollmätt till sextiosex kvadratmeter.', undefined],
    [flat, 'Sextioåtta välplanerade kvadratmeter väntar.', 'Trea om 68 kvm'],
    [flat, 'En ljus trea på 92 kvm.', undefined],
    [flat, 'Här bor du på Boyta: 68 kvm och balkong om 12 kvm.', undefined],
    [flat, 'Välkommen hem.', '68 kvm, 3 rok'],
    [villa, 'Huset har en boyta på ca 118 kvm samt källare.', undefined],
    [villa, 'Villa om 165 kvm på lättskött tomt.', undefined],
    [villa, 'Boarea 108 + 34 m² biarea enligt taxeringen.', undefined],
    [villa, 'I boarean ingår 34 kvm källare.', undefined],
    [villa, '34 kvm källare ingår i boarean.', undefined],
    [villa, 'Totalyta 140 kvm, varav källaren upptar en del.', undefined],
    [villa, 'Totalt 140 kvm, varav 106 kvm boarea.', undefined],
    [villa, 'Uppmätt boarea: 112 m².', undefined],
  ])('that differs by a tenth or more is critical: %#', (home, description, title) => {
    expect(of(home, description, title ? { title } : {})).toHaveProperty('area-conflict', 'critical');
  });

  it.each<[Listing, string]>([
    [flat, 'Boarea 76 kvm.'],
    [flat, 'Lägenheten är på 84 kvm.'],
    [villa, 'Husets boyta är 133 kvm.'],
    [villa, 'Fem rum och kök om 133 kvm, med kontor uppe.'],
  ])('that differs by less is a warning: %#', (home, description) => {
    expect(of(home, description)).toHaveProperty('area-conflict', 'warning');
  });

  it.each<[Listing, string]>([
    [flat, 'Vardagsrummet är på 30 kvm och balkongen mäter 12 kvm.'],
    [flat, 'Salongen mäter 27 kvm, och matsalen är på 22 kvm.'],
    [flat, 'Trea om 80 kvm med tolv kvadratmeter balkong.'],
    [flat, 'Till lägenheten hör ett förråd på 6 kvm.'],
    [flat, 'Grannens lägenhet är 110 kvm.'],
    [flat, 'En tvåa om 60 kvm såldes i huset i våras.'],
    [flat, 'I föreningen finns lägenheter mellan 35 och 110 kvm.'],
    [flat, 'Boarean är 81 kvm.'],
    [flat, 'Gården är på 1 250 kvm.'],
    [flat, 'Skulden är 5 200 kr per kvm och sparandet 220 kr/kvm.'],
    [villa, 'Boarean är 85 kvm på entréplan och 55 kvm på övre plan.'],
    [villa, 'Villa om 140 kvm på 900 kvm tomt, garage 40 kvm.'],
    [villa, 'Huset står på en tomt om 900 kvm.'],
    [villa, 'Källaren är 34 kvm och inredd.'],
    [villa, 'Nere finns tre rum och kök på 88 kvm.'],
    [villa, 'En trappa upp ligger två rum och kök om 72 kvm med egen ingång.'],
    [villa, 'På övervåningen finns fyra rum om 78 kvm.'],
    [villa, 'Huset har 142 kvm boyta på två plan och 70 kvm i sutterräng.'],
    [villa, 'Totalyta 174 kvm.'],
    [villa, 'Byggrätt finns för hus om 200 kvm.'],
    [villa, 'Huset kan byggas ut till 180 kvm.'],
    [villa, 'Uthyrningsdelen är en lägenhet om 45 kvm.'],
    [villa, 'Gästhuset är 25 kvm.'],
    [villa, 'Boarea 140 kvm, varav 30 kvm i suterrängplan.'],
  ])('is not taken from rooms, plots, other homes or the same number: %#', (home, description) => {
    expect(of(home, description)).not.toHaveProperty('area-conflict');
  });

  it('is compared between texts when the field is empty', () => {
    const { livingArea: _area, ...unmeasured } = flat;
    expect(of(unmeasured, 'Boarean är uppmätt till 66 kvm.', { title: 'Trea om 80 kvm' })).toHaveProperty(
      'area-conflict',
      'critical',
    );
  });
});

describe('year of build', () => {
  it.each([
    'Huset uppfördes 1948 av en lokal byggmästare.',
    'Villan, som ritades av en känd arkitekt, byggdes 1936.',
    'Byggt 1955.',
    'Byggår: 1958',
    'Huset är från 1949 och har gott om charm.',
    'År 1938 byggdes huset åt fabrikens disponent.',
    'En gedigen villa byggd 1951 med stor tomt.',
    'Säljarens far byggde huset 1957.',
    '1956 års villa med karaktär.',
    'Fastigheten stod klar 1990.',
    'Huset är byggt på 1930-talet.',
    'Det är uppfört år 1961 i tegel.',
    'En enplansvilla från 1959.',
    'Villan är rymlig. Den är från 1949.',
    'Villa med fyra rum och kök. Den är från 1949.',
  ])('that is ten years off is critical: %s', (text) => {
    expect(of(villa, text)).toHaveProperty('year-conflict', 'critical');
  });

  it.each([
    'Huset byggdes 1970.',
    'Huset byggdes 1932 och byggdes om och till 1974.',
    'Villan uppfördes 1925. År 1974 byggdes den om från grunden.',
  ])('that is some years off, or explained by rebuilding, is a warning: %s', (text) => {
    expect(of(villa, text)).toHaveProperty('year-conflict', 'warning');
  });

  it.each([
    'Garaget byggdes 1998.',
    'Huset byggdes till 1998.',
    'Altanen är byggd 2018 och uterummet uppfördes 2020.',
    'Villan är ombyggd 2005.',
    'Värdeår 1992.',
    'Föreningen bildades 1990 och köpte marken 1995.',
    'Grannhuset byggdes 1920.',
    'Huset byggdes 1973–1975.',
    'Huset är byggt på 70-talet.',
    'Köket är från 2015 och badrummet byggdes om 2012.',
    'Skolan uppfördes 1910.',
    'Området är från 1920-talet.',
    'Nya hus byggs 2027.',
    'Huset fick nytt kök från 2010.',
    'Totalrenoverat 2010.',
    'På vinden ser du en brun ring på en bräda. Den är från 1998, en sprucken panna.',
    'Villan fick ny panna. Den är från 1998.',
  ])('is not taken from other work or other buildings: %s', (text) => {
    expect(of(villa, text)).not.toHaveProperty('year-conflict');
  });
});

describe('rooms', () => {
  it.each<[Listing, string, Listing]>([
    [flat, 'Två rum och kök med stor balkong.', {}],
    [flat, 'Lägenheten har 4 rok.', {}],
    [flat, 'En ljus tvåa nära parken.', {}],
    [flat, 'En fyrarummare i toppskick.', {}],
    [flat, 'Här finns tre sovrum och ett stort kök.', {}],
    [flat, 'Ett hem.', { title: '4 rum och kök på Söder' }],
    [flat, 'Ett hem.', { documents: [{ name: 'Planritning 4 rok', url: 'https://example.test/p.pdf' }] }],
    [villa, 'Fyra rum och kök på två plan.', {}],
    [villa, 'Villan har fem sovrum och två badrum.', {}],
    [villa, 'Fördelat på 7 rum & kök.', {}],
  ])('counted two ways are a warning: %#', (home, text, more) => {
    expect(of(home, text, more)).toHaveProperty('room-conflict', 'warning');
  });

  it.each<[Listing, string]>([
    [flat, 'Tre rum och kök.'],
    [flat, 'Trea med två sovrum.'],
    [flat, 'Möjlighet till fyra rum och kök.'],
    [flat, 'Lägenheten var tidigare en tvåa.'],
    [flat, 'Tvåa i samma hus såldes för 3 miljoner kronor.'],
    [villa, 'I källaren finns en lägenhet om ett rum och kök.'],
    [villa, 'Fyra sovrum och ett vardagsrum.'],
    [villa, 'Gäststugan har ett rum och kök.'],
    [villa, '4–5 rum och kök.'],
    [villa, 'Kan göras om till sex rum och kök.'],
    [villa, 'Hyllorna går från golv till tak i tre rum, och de följer med.'],
  ])('are not taken from what could be or from other homes: %#', (home, text) => {
    expect(of(home, text)).not.toHaveProperty('room-conflict');
  });
});

describe('renewed against original', () => {
  it.each<[string, string, Listing]>([
    ['roof', 'Taket lades om 2019.', { roof: 'Betongpannor, original från 1974' }],
    ['bathroom', 'Badrummet renoverades 2021.', { renovations: ['Badrum: originalskick från 1974'] }],
    ['bathroom', 'Villan är totalrenoverad 2020.', { renovations: ['Badrum: original 1974'] }],
    ['kitchen', 'En helrenoverad villa med allt klart. Köket är i originalskick.', {}],
    ['pipes', 'Huset är genomgående renoverat 2022.', { plumbing: 'Original från 1974' }],
    ['electrical', 'Ett hem.', { title: 'Totalrenoverad pärla', electrical: 'Original från byggåret' }],
    ['drainage', 'Dräneringen är original från byggåret. Enligt listan: dränering gjord 2015.', {}],
  ])('cannot both hold of one heavy part: %s: %s', (part, text, more) => {
    expect(of(villa, text, more)).toHaveProperty(`original-conflict-${part}`, 'critical');
  });

  it.each<[string, string, Listing]>([
    [
      'bathroom',
      'Badrummet på övervåningen är renoverat 2019.',
      { renovations: ['Badrum i källaren: original 1974'] },
    ],
    ['kitchen', 'Köket är original från 1974 men luckorna byttes 2015.', {}],
    ['bathroom', 'Villan är totalrenoverad 2020 förutom badrummet, som är original.', {}],
    ['bathroom', 'Badrummet är totalrenoverat 2017. Köket är original.', {}],
    ['kitchen', 'Badrummet är totalrenoverat 2017. Köket är original.', {}],
    ['roof', 'Taket lades om 2019. Ett tidigare hus hade original.', {}],
    ['bathroom', 'Huset behöver totalrenoveras. Badrummet är original.', {}],
  ])('can both hold: %s: %s', (part, text, more) => {
    expect(of(villa, text, more)).not.toHaveProperty(`original-conflict-${part}`);
  });
});

describe('money and traits', () => {
  it.each<[string, string, Listing, string, Listing]>([
    ['price-conflict', 'warning', flat, 'Utgångspris 3 750 000 kr.', {}],
    ['price-conflict', 'warning', flat, 'Säljs för 3,8 miljoner.', {}],
    ['fee-text-conflict', 'warning', flat, 'Månadsavgiften är 5 120 kr.', {}],
    ['fee-text-conflict', 'warning', flat, 'Avgift: 5 120 kr/mån.', {}],
    ['operating-cost-conflict', 'warning', villa, 'Driftkostnaden ligger på 58 000 kr per år.', {}],
    ['operating-cost-conflict', 'notice', villa, 'Driftkostnad 3 600 kr/mån.', {}],
    ['energy-class-conflict', 'warning', villa, 'Energideklarationen visar energiklass F.', {}],
    ['energy-class-conflict', 'notice', villa, 'Energiklass E.', {}],
    ['tenure-conflict', 'warning', villa, 'Huset upplåts med bostadsrätt.', {}],
    ['tenure-conflict', 'warning', villa, 'Upplåtelseform: Bostadsrätt.', {}],
    ['lift-conflict', 'notice', flat, 'Hiss saknas men trapporna är breda.', {}],
    ['lift-conflict', 'notice', flat, 'Hiss finns i huset.', { elevator: false }],
    ['floor-conflict', 'notice', flat, 'Lägenheten ligger på femte våningen.', {}],
    ['association-conflict', 'notice', flat, 'Brf Utsikten är en trygg förening.', {}],
    ['price-per-sqm-conflict', 'warning', flat, 'Ett hem.', { pricePerSqm: 60_000 }],
    ['fee-conflict', 'notice', flat, 'Ett hem.', { associationFacts: { feePerSqm: 900 } }],
  ])('%s is a %s: %#', (rule, severity, home, text, more) => {
    expect(of(home, text, more)).toHaveProperty(rule, severity);
  });

  it.each<[Listing, string, Listing]>([
    [flat, 'Avgiften höjs till 4 950 kr den 1 januari. Utgångspris 4 000 000 kr.', {}],
    [flat, 'Överlåtelseavgift 1 433 kr. Månadsavgift 4 500 kr/mån.', {}],
    [flat, 'Avgiften för garage är 900 kr i månaden.', {}],
    [flat, 'Vitvarorna har energiklass A. Energiklass C.', {}],
    [flat, 'Brf Lindhagens hus har hiss. Brf Lindhagen samarbetar med Brf Utsikten.', {}],
    [flat, 'En tvåa såldes för 3 200 000 kr. Lägenheten ligger på våning 3.', {}],
    [villa, 'Driftkostnad 35 000 kr/år. Energiklass D. Äganderätt.', {}],
    [villa, 'Tomten är friköpt; tidigare upplåten med tomträtt.', {}],
    [flat, 'Ett hem.', { pricePerSqm: 50_100, associationFacts: { feePerSqm: 700 } }],
  ])('that agree, are past or belong to something else raise nothing: %#', (home, text, more) => {
    expect(of(home, text, more)).toEqual({});
  });
});

describe('two sources', () => {
  const between = (field: Disagreement['field'], one: unknown, other: unknown) =>
    flags(villa, [
      {
        field,
        values: [
          { url: 'https://portal.example/1', value: one },
          { url: 'https://broker.example/1', value: other },
        ],
      },
    ]);

  it.each<[Disagreement['field'], unknown, unknown, string, string]>([
    ['yearBuilt', 1974, 1961, 'source-conflict-yearBuilt', 'critical'],
    ['yearBuilt', 1974, 1971, 'source-conflict-yearBuilt', 'warning'],
    ['livingArea', 140, 120, 'area-conflict', 'critical'],
    ['livingArea', 140, 133, 'area-conflict', 'warning'],
    ['energyClass', 'D', 'E', 'source-conflict-energyClass', 'notice'],
    ['price', 4_000_000, 3_900_000, 'source-conflict-price', 'warning'],
  ])('that differ on %s (%s and %s) raise %s as %s', (field, one, other, rule, severity) => {
    expect(between(field, one, other)).toEqual({ [rule]: severity });
  });
});
