import type { AnalysisResult } from '../../../../src/reports/analysis-result.schema.js';

// Written by scripts/write-example.js from listing.ts and the drawn pictures.

/** SHA-256 of each picture's largest file, by the picture's name. */
export const pictureHashes: Readonly<Record<string, string>> = {
  vardagsrum: '159ce959652611d1023e48e2a7cd4996d2e287534284b8f82d7a5eb850243bee',
  kok: 'ab8b717dd0bcae7895082ec356ddd0b3f052696c5f042bcf362a850677e97dea',
  sovrum: '83e7bbf9079c511a955e39cb0a2779f8632a5ca6d45c2964de82606dd6c5957f',
  badrum: '86c631bedb242a66a7d47b34405cb19bace181f0907ad404a1191a82666b74a6',
  hall: '78a733e92a77af8664e818438a1cc2301671a6377a54e6fab063421a69aa4e14',
  balkong: '2988dca0b145faec3edcbb20366edf95863804d85707012d49c43d87a382b3c2',
  gard: '6a93f8b7f07d8dcc7e091129e12b4f1740bc6f3ef4afd826cddb6648c66da2fe',
  trapphus: '4af959966e8c3ed78616820986671d85192111d4f5717f2dca66ef6f6083de07',
  planritning: '9a0fe45041f0a31a8d42b11446c493ff599ff011cccfa55b08c16c8b72be7704',
};

export const exampleResult: AnalysisResult = {
  schemaVersion: 1,
  verdict: 'YELLOW',
  verdictReason:
    'Granska noga innan du bjuder. Det här väger tyngst: hög skuld i föreningen och stambyte väntar.',
  verdictDrivers: {
    rules: ['debt-high', 'pipe-replacement-planned'],
    wouldChange: [
      'Hög skuld i föreningen: be om årsredovisningen och fråga hur stor del av lånen som läggs om inom ett år.',
      'Stambyte väntar: fråga om bytet är beslutat, hur det betalas och vad avgiften blir efteråt.',
      'Är svaren bra och går att styrka blir bedömningen ”Ser lovande ut”.',
    ],
  },
  confidence: {
    score: 83,
    explanation:
      'Det mesta som bedömningen behöver finns i annonsen. Siffran, 83 av 100, mäter underlaget och inte hur bra bostaden är. Det som kan kosta mest väger tyngst. Föreningens sparande per kvadratmeter, driftkostnad och föreningens organisationsnummer saknas. Två av tabellens nio tekniska delar är bedömda. Ej bedömt, eftersom annonsen inte ger någon ålder att gå på: rören, elen, fasaden och ventilationen. Ej bedömt och inte medräknat, eftersom föreningen normalt sköter det: stommen, värmesystemet, vattnet, avloppet och grunden.',
  },
  redFlagScore: 4,
  askFirst: [0, 3, 4],
  keyFindings: [
    {
      title: 'Hög skuld i föreningen',
      text: 'Föreningens skuld är 9 400 kr/m² (räknad per totalyta). Över 8 000 kr/m² räknas som högt. Din del motsvarar ungefär 550 000 kr, som du i praktiken köper med bostaden.',
      evidence: [
        { kind: 'field', name: 'associationFacts.debtPerSqm', value: 9400 },
        {
          kind: 'computed',
          formula: 'skuld per m² × boarea',
          inputs: { debtPerSqm: 9400, livingArea: 58 },
          value: 545200,
          unit: 'kr',
        },
        {
          kind: 'reference',
          table: 'association-bands',
          row: 'låg till 3 000, normal till 8 000, hög till 15 000, däröver mycket hög (kr/m²)',
          source: 'HSB Bostadsrättskollen (per m² totalyta)',
        },
      ],
    },
    {
      title: 'Stambyte väntar',
      text: 'Ett stambyte kostar ofta omkring 300 000 kr per lägenhet. Lånar föreningen till det blir det ungefär 1 125 kr mer i månaden för en lägenhet, här 233 kr/m² och år. Samtidigt kan badrummet behöva göras om.',
      evidence: [
        { kind: 'quote', field: 'description', start: 803, end: 826, text: 'Stambyte planeras 2029.' },
        {
          kind: 'reference',
          table: 'association-bands',
          row: 'stambyte 300 000 kr per lägenhet, 3,5 % ränta och 1 % amortering',
          source: 'husentreprenad.se, borgstromprojekt.se; HSB:s tumregel 300 000 kr per lägenhet',
        },
        {
          kind: 'computed',
          formula: 'lån × (ränta + amortering) ÷ 12',
          inputs: { perFlat: 300000, interest: 0.035, amortisation: 0.01 },
          value: 1125,
          unit: 'kr/månad',
        },
        {
          kind: 'computed',
          formula: 'årskostnad ÷ boarea',
          inputs: { yearly: 13500, area: 58 },
          value: 233,
          unit: 'kr/m² och år',
        },
      ],
    },
    {
      title: 'Badrummet har passerat sin livslängd',
      text: 'Badrummet är från 2004 enligt annonsen, alltså 22 år. Livslängden för badrum är ungefär 20 år. Ett byte kostar ofta 100 000–250 000 kr.',
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 572,
          end: 653,
          text: 'Badrummet är helkaklat och renoverades 2004, med dusch och plats för tvättmaskin.',
        },
        {
          kind: 'reference',
          table: 'life-lengths',
          row: 'Våtrum: budgetera för renovering efter 15–20 år',
          source: 'kopklar.hemnet.se (checklistor)',
        },
        {
          kind: 'computed',
          formula: 'livslängd − (i år − senaste år)',
          inputs: { life: 20, year: 2026, lastDone: 2004, age: 22 },
          value: -2,
          unit: 'år',
        },
        {
          kind: 'reference',
          table: 'cost-ranges',
          row: 'Badrum 3–8 m²: 100 000–250 000 kr',
          source: 'byggkollen.ai',
        },
      ],
    },
    {
      title: 'Flera dyra delar är gjorda',
      text: 'Annonsen daterar taket (2012) och köket (2017). Be om kvitton, så vet du att det stämmer.',
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 757,
          end: 802,
          text: 'Taket lades om 2012 och fönstren byttes 2009.',
        },
        {
          kind: 'reference',
          table: 'life-lengths',
          row: 'Tak efter material: takpapp 20, papp under pannor 30, plåt 35 år',
          source: 'Teknisk medellivslängd enligt SBR:s tabell',
        },
        {
          kind: 'computed',
          formula: 'livslängd − (i år − senaste år)',
          inputs: { life: 20, year: 2026, lastDone: 2012, age: 14 },
          value: 6,
          unit: 'år',
        },
        { kind: 'quote', field: 'description', start: 269, end: 295, text: 'Köket renoverades samma år' },
        {
          kind: 'reference',
          table: 'life-lengths',
          row: 'Köksluckor och bänkar: 30 år',
          source: 'Teknisk medellivslängd enligt SBR:s tabell',
        },
        {
          kind: 'computed',
          formula: 'livslängd − (i år − senaste år)',
          inputs: { life: 30, year: 2026, lastDone: 2017, age: 9 },
          value: 21,
          unit: 'år',
        },
      ],
    },
    {
      title: 'Föreningen äger marken',
      text: 'Ingen hyra för marken kan räknas upp. Det är en osäkerhet mindre i avgiften.',
      evidence: [{ kind: 'field', name: 'associationFacts.ownsLand', value: true }],
    },
    {
      title: 'Annonsen säger inget om föreningens sparande per kvadratmeter',
      text: 'Sparandet visar om avgiften räcker till framtida underhåll. Elens ålder och driftkostnad nämns inte heller.',
      evidence: [
        { kind: 'field', name: 'associationFacts.savingsPerSqm', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Föreningens sparande per kvadratmeter',
          source: 'Checklista per upplåtelseform',
        },
        { kind: 'field', name: 'electricalYear', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Elens ålder',
          source: 'Checklista per upplåtelseform',
        },
        { kind: 'field', name: 'operatingCost', value: null },
        { kind: 'field', name: 'annualOperatingCosts.total', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Driftkostnad',
          source: 'Checklista per upplåtelseform',
        },
      ],
    },
    {
      title: 'Vad du egentligen köper',
      text: 'Lägg ihop priset med din del av föreningens skuld, så är bostaden ungefär 5 500 000 kr, alltså omkring 94 700 kr/m². Jämför gärna bostäder på den siffran.',
      evidence: [
        { kind: 'field', name: 'associationFacts.debtPerSqm', value: 9400 },
        {
          kind: 'computed',
          formula: 'skuld per m² × boarea',
          inputs: { debtPerSqm: 9400, livingArea: 58 },
          value: 545200,
          unit: 'kr',
        },
        {
          kind: 'computed',
          formula: 'pris + del av skulden',
          inputs: { price: 4950000, debtShare: 545200 },
          value: 5495200,
          unit: 'kr',
        },
        {
          kind: 'computed',
          formula: 'effektivt pris ÷ boarea',
          inputs: { effectivePrice: 5495200, livingArea: 58 },
          value: 94745,
          unit: 'kr/m²',
        },
      ],
    },
    {
      title: 'Minst omkring 21 300 kr i månaden',
      text: 'Räknat vid 4,00 % ränta. Det gäller två som delar på lånet; en ensam låntagare betalar ungefär 21 900 kr. Kontantinsatsen är 495 000 kr. Driftkostnaden saknas i annonsen och är inte med i summan.',
      evidence: [
        {
          kind: 'computed',
          formula: 'summan av alla poster, två låntagare',
          inputs: { netInterest: 10395, amortisation: 7425, monthlyFee: 3450 },
          value: 21270,
          unit: 'kr/månad',
        },
        {
          kind: 'computed',
          formula: 'summan av alla poster, en låntagare',
          inputs: { netInterest: 10982, amortisation: 7425, monthlyFee: 3450 },
          value: 21857,
          unit: 'kr/månad',
        },
        { kind: 'field', name: 'price', value: 4950000 },
        {
          kind: 'reference',
          table: 'money-rules',
          row: 'Bolånetak, amortering och ränteavdrag',
          source: 'booli.se/kunskap, landshypotek.se (bolåneregler från 1 april 2026)',
        },
        {
          kind: 'reference',
          table: 'interest-assumption',
          row: '4,00 %, satt 2026-06-01',
          source: 'vårt antagande, inte en prognos',
        },
        {
          kind: 'computed',
          formula: 'pris × högsta belåning',
          inputs: { price: 4950000, maxLoanToValue: 0.9 },
          value: 4455000,
          unit: 'kr',
        },
        {
          kind: 'computed',
          formula: 'pris − lån',
          inputs: { price: 4950000, loan: 4455000 },
          value: 495000,
          unit: 'kr',
        },
        {
          kind: 'computed',
          formula: 'skattereduktion på räntan för två som delar på lånet',
          inputs: { yearlyInterest: 178200, lowRate: 0.3, threshold: 100000, highRate: 0.21 },
          value: 53460,
          unit: 'kr/år',
        },
        {
          kind: 'computed',
          formula: '(lån × ränta − skattereduktion) ÷ 12',
          inputs: { loan: 4455000, interestRatePercent: 4, reduction: 53460 },
          value: 10395,
          unit: 'kr/månad',
        },
        {
          kind: 'computed',
          formula: 'skattereduktion på räntan för en ensam låntagare',
          inputs: { yearlyInterest: 178200, lowRate: 0.3, threshold: 100000, highRate: 0.21 },
          value: 46422,
          unit: 'kr/år',
        },
        {
          kind: 'computed',
          formula: '(lån × ränta − skattereduktion) ÷ 12',
          inputs: { loan: 4455000, interestRatePercent: 4, reduction: 46422 },
          value: 10982,
          unit: 'kr/månad',
        },
        {
          kind: 'computed',
          formula: 'lån × amorteringstakt ÷ 12',
          inputs: { loan: 4455000, amortisationRate: 0.02 },
          value: 7425,
          unit: 'kr/månad',
        },
        { kind: 'field', name: 'monthlyFee', value: 3450 },
      ],
    },
  ],
  redFlags: [
    {
      rule: 'debt-high',
      title: 'Hög skuld i föreningen',
      category: 'Föreningens ekonomi',
      description:
        'Föreningens skuld är 9 400 kr/m² (räknad per totalyta). Över 8 000 kr/m² räknas som högt. Din del motsvarar ungefär 550 000 kr, som du i praktiken köper med bostaden.',
      severity: 'warning',
      action: 'Be om årsredovisningen och fråga hur stor del av lånen som läggs om inom ett år.',
      evidence: [
        { kind: 'field', name: 'associationFacts.debtPerSqm', value: 9400 },
        {
          kind: 'computed',
          formula: 'skuld per m² × boarea',
          inputs: { debtPerSqm: 9400, livingArea: 58 },
          value: 545200,
          unit: 'kr',
        },
        {
          kind: 'reference',
          table: 'association-bands',
          row: 'låg till 3 000, normal till 8 000, hög till 15 000, däröver mycket hög (kr/m²)',
          source: 'HSB Bostadsrättskollen (per m² totalyta)',
        },
      ],
    },
    {
      rule: 'pipe-replacement-planned',
      title: 'Stambyte väntar',
      category: 'Föreningen',
      description:
        'Ett stambyte kostar ofta omkring 300 000 kr per lägenhet. Lånar föreningen till det blir det ungefär 1 125 kr mer i månaden för en lägenhet, här 233 kr/m² och år. Samtidigt kan badrummet behöva göras om.',
      severity: 'warning',
      action: 'Fråga om bytet är beslutat, hur det betalas och vad avgiften blir efteråt.',
      evidence: [
        { kind: 'quote', field: 'description', start: 803, end: 826, text: 'Stambyte planeras 2029.' },
        {
          kind: 'reference',
          table: 'association-bands',
          row: 'stambyte 300 000 kr per lägenhet, 3,5 % ränta och 1 % amortering',
          source: 'husentreprenad.se, borgstromprojekt.se; HSB:s tumregel 300 000 kr per lägenhet',
        },
        {
          kind: 'computed',
          formula: 'lån × (ränta + amortering) ÷ 12',
          inputs: { perFlat: 300000, interest: 0.035, amortisation: 0.01 },
          value: 1125,
          unit: 'kr/månad',
        },
        {
          kind: 'computed',
          formula: 'årskostnad ÷ boarea',
          inputs: { yearly: 13500, area: 58 },
          value: 233,
          unit: 'kr/m² och år',
        },
      ],
    },
    {
      rule: 'past-life-bathroom',
      title: 'Badrummet har passerat sin livslängd',
      category: 'Teknik',
      description:
        'Badrummet är från 2004 enligt annonsen, alltså 22 år. Livslängden för badrum är ungefär 20 år. Ett byte kostar ofta 100 000–250 000 kr.',
      severity: 'warning',
      action: 'Låt besiktningsmannen bedöma skicket och dra av kostnaden i ditt bud.',
      estimatedCost: { min: 100000, max: 250000, uncertain: false },
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 572,
          end: 653,
          text: 'Badrummet är helkaklat och renoverades 2004, med dusch och plats för tvättmaskin.',
        },
        {
          kind: 'reference',
          table: 'life-lengths',
          row: 'Våtrum: budgetera för renovering efter 15–20 år',
          source: 'kopklar.hemnet.se (checklistor)',
        },
        {
          kind: 'computed',
          formula: 'livslängd − (i år − senaste år)',
          inputs: { life: 20, year: 2026, lastDone: 2004, age: 22 },
          value: -2,
          unit: 'år',
        },
        {
          kind: 'reference',
          table: 'cost-ranges',
          row: 'Badrum 3–8 m²: 100 000–250 000 kr',
          source: 'byggkollen.ai',
        },
      ],
    },
    {
      rule: 'interest-sensitive',
      title: 'Hög räntekänslighet',
      category: 'Föreningens ekonomi',
      description:
        'Räntekänsligheten är 13,2 %: stiger föreningens ränta en procentenhet behöver avgiften höjas ungefär så mycket. Över 9 % brukar kallas högt, men gränsen är en tumregel. Medel i HSB Stockholm 2020 var 8 %.',
      severity: 'notice',
      action: 'Fråga när lånen ska läggas om och till vilken ränta de ligger i dag.',
      evidence: [
        { kind: 'field', name: 'associationFacts.debtPerSqm', value: 9400 },
        { kind: 'field', name: 'monthlyFee', value: 3450 },
        {
          kind: 'computed',
          formula: 'avgift × 12 ÷ boarea',
          inputs: { monthlyFee: 3450, livingArea: 58 },
          value: 714,
          unit: 'kr/m² och år',
        },
        {
          kind: 'computed',
          formula: '1 % × skuld per m² ÷ årsavgift per m²',
          inputs: { debtPerSqm: 9400, feePerSqm: 714 },
          value: 13.2,
          unit: '%',
        },
        {
          kind: 'reference',
          table: 'association-bands',
          row: '5–9 % normal, 9–15 % hög, däröver mycket hög; medel 8 % i HSB Stockholm 2020',
          source: 'HSB Bostadsrättsbarometern 2020 (medel 8 % i Stockholm); banden är ej bekräftade',
        },
      ],
    },
  ],
  unjudged: [],
  euphemisms: [
    {
      word: 'välskött förening',
      meaning: 'Kan betyda ett omdöme utan siffror.',
      question: 'Vilka är föreningens sju nyckeltal i årsredovisningen?',
      occurrences: 2,
      evidence: [
        {
          kind: 'quote',
          field: 'summary',
          start: 0,
          end: 99,
          text: 'Charmig och yteffektiv tvåa med balkong mot en lugn innergård, i en välskött förening på egen mark.',
        },
        {
          kind: 'quote',
          field: 'description',
          start: 681,
          end: 756,
          text: 'Brf Kvarnhjulet är en välskött förening med stabil ekonomi som äger marken.',
        },
        { kind: 'reference', table: 'euphemisms', row: 'stable-economy', source: 'Egen tolkning' },
      ],
    },
    {
      word: 'stabil ekonomi',
      meaning: 'Kan betyda ett omdöme utan siffror.',
      question: 'Vilka är föreningens sju nyckeltal i årsredovisningen?',
      occurrences: 1,
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 681,
          end: 756,
          text: 'Brf Kvarnhjulet är en välskött förening med stabil ekonomi som äger marken.',
        },
        { kind: 'reference', table: 'euphemisms', row: 'stable-economy', source: 'Egen tolkning' },
      ],
    },
    {
      word: 'Stambyte planeras',
      meaning: 'Kan betyda en avgiftshöjning som märks varje månad.',
      question: 'Är det beslutat och finansierat, och vad händer med avgiften?',
      occurrences: 1,
      evidence: [
        { kind: 'quote', field: 'description', start: 803, end: 826, text: 'Stambyte planeras 2029.' },
        { kind: 'reference', table: 'euphemisms', row: 'pipes-planned', source: 'Egen tolkning' },
      ],
    },
    {
      word: 'goda kommunikationer',
      meaning: 'Kan betyda buller från spår eller väg intill, eller långa restider med buss.',
      question: 'Vad säger tidtabellen, och hur låter det på gården?',
      occurrences: 1,
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 865,
          end: 922,
          text: 'Här bor du i ett attraktivt läge med goda kommunikationer',
        },
        { kind: 'reference', table: 'euphemisms', row: 'transport', source: 'expressen.se (mäklarklyschor)' },
      ],
    },
    {
      word: 'promenadavstånd',
      meaning: 'Kan betyda inte centralt, och en bit till kollektivtrafiken.',
      question: 'Hur många minuter tar det att gå på riktigt?',
      occurrences: 1,
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 924,
          end: 994,
          text: 'promenadavstånd till skolor och mataffär och ett stenkast från parken.',
        },
        {
          kind: 'reference',
          table: 'euphemisms',
          row: 'walking-distance',
          source: 'dn.se (Språkkrönika 2019)',
        },
      ],
    },
    {
      word: 'ett stenkast från',
      meaning: 'Kan betyda allt från hundra meter till en kilometer.',
      question: 'Hur långt är det på kartan?',
      occurrences: 1,
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 924,
          end: 994,
          text: 'promenadavstånd till skolor och mataffär och ett stenkast från parken.',
        },
        {
          kind: 'reference',
          table: 'euphemisms',
          row: 'stones-throw',
          source: 'expressen.se (mäklarklyschor), dn.se (Språkkrönika 2019), Mitt i Spånga',
        },
      ],
    },
    {
      word: 'Charmig',
      meaning: 'Kan betyda gammalt och troligen med renoveringsbehov.',
      question: 'Kan jag få en lista över renoveringar med årtal?',
      occurrences: 4,
      evidence: [
        {
          kind: 'quote',
          field: 'summary',
          start: 0,
          end: 99,
          text: 'Charmig och yteffektiv tvåa med balkong mot en lugn innergård, i en välskött förening på egen mark.',
        },
        { kind: 'quote', field: 'title', start: 0, end: 36, text: 'Charmig tvåa med balkong i söderläge' },
        {
          kind: 'quote',
          field: 'description',
          start: 0,
          end: 99,
          text: 'Välkommen till en charmig tvåa på tredje våningen, med balkong i söderläge och fönster åt två håll.',
        },
        {
          kind: 'quote',
          field: 'description',
          start: 995,
          end: 1047,
          text: 'Ett charmigt hem för dig som vill ha nära till allt.',
        },
        { kind: 'reference', table: 'euphemisms', row: 'charming', source: 'expressen.se (mäklarklyschor)' },
      ],
    },
    {
      word: 'social planlösning',
      meaning: 'Kan betyda öppet, med matos och ljud mellan rummen och få väggar att möblera mot.',
      question: 'Hur stark är köksfläkten, och hur långt är det till sovrummen?',
      occurrences: 1,
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 183,
          end: 268,
          text: 'Kök och vardagsrum bildar en social planlösning: väggen mellan dem öppnades upp 2017.',
        },
        { kind: 'reference', table: 'euphemisms', row: 'social-plan', source: 'Egen tolkning' },
      ],
    },
    {
      word: 'attraktivt läge',
      meaning: 'Kan betyda att priset ligger högre än vanligt.',
      question: 'Vad har liknande bostäder sålts för per kvadratmeter?',
      occurrences: 1,
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 865,
          end: 922,
          text: 'Här bor du i ett attraktivt läge med goda kommunikationer',
        },
        {
          kind: 'reference',
          table: 'euphemisms',
          row: 'attractive-location',
          source: 'expressen.se (mäklarklyschor)',
        },
      ],
    },
  ],
  missingInfo: [
    'Föreningens sparande per kvadratmeter',
    'Föreningens underhållsplan',
    'Elens ålder',
    'Driftkostnad',
    'Avgiftens utveckling',
    'Ventilationskontroll (OVK)',
    'Föreningens organisationsnummer',
    'Överlåtelse- och pantsättningsavgift',
  ],
  missingInfoDetails: [
    {
      field: 'savings',
      label: 'Föreningens sparande per kvadratmeter',
      why: 'Sparandet visar om avgiften räcker till framtida underhåll.',
      ask: 'Hur stort är sparandet per kvadratmeter?',
      evidence: [
        { kind: 'field', name: 'associationFacts.savingsPerSqm', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Föreningens sparande per kvadratmeter',
          source: 'Checklista per upplåtelseform',
        },
      ],
    },
    {
      field: 'maintenancePlan',
      label: 'Föreningens underhållsplan',
      why: 'Planen visar vilka stora arbeten som väntar, och om pengarna räcker till dem.',
      ask: 'Vad står i underhållsplanen de närmaste tio åren, och vad kostar det?',
      evidence: [
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Föreningens underhållsplan',
          source: 'Checklista per upplåtelseform',
        },
      ],
    },
    {
      field: 'electricalYear',
      label: 'Elens ålder',
      why: 'Gammal el kan vara en brandrisk och är dyr att dra om.',
      ask: 'Vilket år drogs elen om, och när byttes elcentralen?',
      evidence: [
        { kind: 'field', name: 'electricalYear', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Elens ålder',
          source: 'Checklista per upplåtelseform',
        },
      ],
    },
    {
      field: 'operatingCost',
      label: 'Driftkostnad',
      why: 'El, värme, försäkring och liknande betalar du varje månad.',
      ask: 'Vad har driften kostat de senaste tolv månaderna?',
      evidence: [
        { kind: 'field', name: 'operatingCost', value: null },
        { kind: 'field', name: 'annualOperatingCosts.total', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Driftkostnad',
          source: 'Checklista per upplåtelseform',
        },
      ],
    },
    {
      field: 'feeHistory',
      label: 'Avgiftens utveckling',
      why: 'Höjningar som är gjorda eller beslutade säger mer om avgiften än vad den är i dag.',
      ask: 'Hur har avgiften ändrats de senaste fem åren, och är någon höjning beslutad?',
      evidence: [
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Avgiftens utveckling',
          source: 'Checklista per upplåtelseform',
        },
      ],
    },
    {
      field: 'ovk',
      label: 'Ventilationskontroll (OVK)',
      why: 'Kontrollen är obligatorisk i flerbostadshus. Utan den vet du inte om ventilationen fungerar.',
      ask: 'När gjordes den senaste ventilationskontrollen, och blev den godkänd?',
      evidence: [
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Ventilationskontroll (OVK)',
          source: 'Checklista per upplåtelseform',
        },
      ],
    },
    {
      field: 'registrationNumber',
      label: 'Föreningens organisationsnummer',
      why: 'Två föreningar kan ha nästan samma namn; numret visar vilken årsredovisning som är den rätta.',
      ask: 'Vilket organisationsnummer har föreningen?',
      evidence: [
        { kind: 'field', name: 'associationFacts.registrationNumber', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Föreningens organisationsnummer',
          source: 'Checklista per upplåtelseform',
        },
      ],
      isFormal: true,
    },
    {
      field: 'transferFees',
      label: 'Överlåtelse- och pantsättningsavgift',
      why: 'Stadgarna säger hur stora avgifterna är, och om det är du eller säljaren som betalar.',
      ask: 'Hur stora är avgifterna, och vem betalar dem?',
      evidence: [
        { kind: 'field', name: 'associationFacts.transferFee', value: null },
        { kind: 'field', name: 'associationFacts.pledgeFee', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Överlåtelse- och pantsättningsavgift',
          source: 'Checklista per upplåtelseform',
        },
      ],
      isFormal: true,
    },
  ],
  priceAnalysis: {
    pricePerSqm: 85345,
    areaAverage: 80000,
    percentDifference: null,
    comparison:
      'Median för sålda lägenheter, Stockholms kommun, 2020–2021 (egen sammanräkning av publicerade försäljningar)',
    assessment:
      'Utgångspriset är 85 345 kr/m². Medianen för sålda lägenheter av alla storlekar i hela Stockholms kommun var 80 000 kr/m² 2020–2021. Siffran är gammal: räknad till 2024 års nivå, med marginal för läge och storlek, blir den ungefär 70 000–102 000 kr/m². Priset här ligger inom det spannet. Jämför med slutpriser i samma kvarter, för de säger mer.',
    evidence: [
      { kind: 'field', name: 'price', value: 4950000 },
      {
        kind: 'computed',
        formula: 'pris ÷ boarea',
        inputs: { price: 4950000, livingArea: 58 },
        value: 85345,
        unit: 'kr/m²',
      },
      {
        kind: 'reference',
        table: 'price-levels',
        row: 'Stockholms kommun 2020–2021: 80 000 kr/m², 13 571 försäljningar',
        source: 'egen sammanräkning av publicerade försäljningar',
      },
      {
        kind: 'reference',
        table: 'price-levels',
        row: 'Stockholms län, medelpris för sålda bostadsrätter: 3 790 000 kr 2020, 4 088 000 kr 2021, 4 206 000 kr 2024',
        source: 'SCB, sålda bostadsrätter',
      },
      {
        kind: 'computed',
        formula: 'kommunens median × länets pris 2024 ÷ pris 2021 × 0,85',
        inputs: { median: 80000, now: 4206000, after: 4088000 },
        value: 70000,
        unit: 'kr/m²',
      },
      {
        kind: 'computed',
        formula: 'kommunens median × länets pris 2024 ÷ pris 2020 × 1,15',
        inputs: { median: 80000, now: 4206000, before: 3790000 },
        value: 102000,
        unit: 'kr/m²',
      },
    ],
  },
  monthlyCost: {
    oneBorrower: 21857,
    twoBorrowers: 21270,
    downPayment: 495000,
    loan: 4455000,
    interestRatePercent: 4,
    stress: [
      { addedPoints: 1, monthly: 24039 },
      { addedPoints: 2, monthly: 26972 },
      { addedPoints: 3, monthly: 29905 },
    ],
    lines: [
      { label: 'Ränta efter ränteavdrag', monthly: 10395 },
      { label: 'Amortering', monthly: 7425 },
      { label: 'Avgift till föreningen', monthly: 3450 },
    ],
    explanation:
      'Räknat på 495 000 kr i kontantinsats och 4,00 % ränta, som är vårt antagande från 2026-06-01 och inte en prognos. Ränteavdraget räknas per person, därför blir det billigare för två som delar på lånet. Driftkostnaden saknas i annonsen och är inte med i summan.',
    evidence: [
      {
        kind: 'computed',
        formula: 'summan av alla poster, två låntagare',
        inputs: { netInterest: 10395, amortisation: 7425, monthlyFee: 3450 },
        value: 21270,
        unit: 'kr/månad',
      },
      {
        kind: 'computed',
        formula: 'summan av alla poster, en låntagare',
        inputs: { netInterest: 10982, amortisation: 7425, monthlyFee: 3450 },
        value: 21857,
        unit: 'kr/månad',
      },
      { kind: 'field', name: 'price', value: 4950000 },
      {
        kind: 'reference',
        table: 'money-rules',
        row: 'Bolånetak, amortering och ränteavdrag',
        source: 'booli.se/kunskap, landshypotek.se (bolåneregler från 1 april 2026)',
      },
      {
        kind: 'reference',
        table: 'interest-assumption',
        row: '4,00 %, satt 2026-06-01',
        source: 'vårt antagande, inte en prognos',
      },
      {
        kind: 'computed',
        formula: 'pris × högsta belåning',
        inputs: { price: 4950000, maxLoanToValue: 0.9 },
        value: 4455000,
        unit: 'kr',
      },
      {
        kind: 'computed',
        formula: 'pris − lån',
        inputs: { price: 4950000, loan: 4455000 },
        value: 495000,
        unit: 'kr',
      },
      {
        kind: 'computed',
        formula: 'skattereduktion på räntan för två som delar på lånet',
        inputs: { yearlyInterest: 178200, lowRate: 0.3, threshold: 100000, highRate: 0.21 },
        value: 53460,
        unit: 'kr/år',
      },
      {
        kind: 'computed',
        formula: '(lån × ränta − skattereduktion) ÷ 12',
        inputs: { loan: 4455000, interestRatePercent: 4, reduction: 53460 },
        value: 10395,
        unit: 'kr/månad',
      },
      {
        kind: 'computed',
        formula: 'skattereduktion på räntan för en ensam låntagare',
        inputs: { yearlyInterest: 178200, lowRate: 0.3, threshold: 100000, highRate: 0.21 },
        value: 46422,
        unit: 'kr/år',
      },
      {
        kind: 'computed',
        formula: '(lån × ränta − skattereduktion) ÷ 12',
        inputs: { loan: 4455000, interestRatePercent: 4, reduction: 46422 },
        value: 10982,
        unit: 'kr/månad',
      },
      {
        kind: 'computed',
        formula: 'lån × amorteringstakt ÷ 12',
        inputs: { loan: 4455000, amortisationRate: 0.02 },
        value: 7425,
        unit: 'kr/månad',
      },
      { kind: 'field', name: 'monthlyFee', value: 3450 },
    ],
  },
  purchaseCosts: null,
  photoAnalysis: {
    totalCount: 9,
    quality:
      'Åtta bilder och en planritning. Alla rum visas, och dessutom balkongen, gården och trapphuset. Väggen som öppnades mellan kök och vardagsrum syns däremot inte på någon bild.',
    observations: [
      {
        text: 'Badrummets kakel har en brun, mönstrad bård mitt på väggen. Inget på bilden tyder på att rummet har gjorts om sedan 2004. Förstora och titta på fogarna i duschen.',
        evidence: [
          {
            kind: 'photo',
            sha256: '86c631bedb242a66a7d47b34405cb19bace181f0907ad404a1191a82666b74a6',
            note: 'Den bruna bården och duschhörnan',
          },
          {
            kind: 'quote',
            field: 'description',
            start: 572,
            end: 653,
            text: 'Badrummet är helkaklat och renoverades 2004, med dusch och plats för tvättmaskin.',
          },
        ],
      },
      {
        text: 'Köket ser ut som annonsen säger: ljusa luckor, bänkskiva i ek och matbord vid fönstret. Rören under diskbänken syns inte. Öppna luckan på visningen och känn efter fukt.',
        evidence: [
          {
            kind: 'photo',
            sha256: 'ab8b717dd0bcae7895082ec356ddd0b3f052696c5f042bcf362a850677e97dea',
            note: 'Luckor, bänkskiva och matplats',
          },
        ],
      },
      {
        text: 'Utanför vardagsrummets fönster står lummiga träd. På sommaren kan de ta en del av ljuset, trots söderläget. Gå dit mitt på dagen om du kan.',
        evidence: [
          {
            kind: 'photo',
            sha256: '159ce959652611d1023e48e2a7cd4996d2e287534284b8f82d7a5eb850243bee',
            note: 'Träden utanför fönster och balkongdörr',
          },
          {
            kind: 'photo',
            sha256: '6a93f8b7f07d8dcc7e091129e12b4f1740bc6f3ef4afd826cddb6648c66da2fe',
            note: 'Träden på gården',
          },
          {
            kind: 'quote',
            field: 'description',
            start: 0,
            end: 99,
            text: 'Välkommen till en charmig tvåa på tredje våningen, med balkong i söderläge och fönster åt två håll.',
          },
        ],
      },
      {
        text: 'Trapphuset ser omskött ut och hissdörren syns bredvid lägenhetsdörren. Fråga ändå när hissen byttes, för den betalas av föreningen.',
        evidence: [
          {
            kind: 'photo',
            sha256: '4af959966e8c3ed78616820986671d85192111d4f5717f2dca66ef6f6083de07',
            note: 'Hissdörren bredvid trappan',
          },
        ],
      },
    ],
  },
  floorplanAnalysis: {
    layout:
      'Två rum, kök, badrum, hall och klädkammare. Ritningens yttermått gånger varandra ger annonsens 58 m², så boarean stämmer. Rita in din egen soffa och säng i samma skala.',
    flow: 'Alla rum nås från hallen. Kök och vardagsrum hänger ihop genom en bred öppning, medan sovrummet ligger för sig utan genomgång.',
    lighting:
      'Vardagsrum och sovrum har fönster mot söder och gården, köket mot väster. Hall, badrum och klädkammare saknar fönster.',
    strengths: [
      'Sovrummet rymmer dubbelsäng och en hel vägg med garderober.',
      'Klädkammaren och garderoberna ger gott om förvaring.',
      'Köket har plats för matbord vid eget fönster.',
    ],
    weaknesses: [
      'Badrummet är litet för både dusch och tvättmaskin.',
      'Öppningen mot köket tar en möblerbar vägg och släpper igenom matos.',
      'Hallen tar mycket av ytan och saknar dagsljus.',
    ],
    evidence: [
      {
        kind: 'photo',
        sha256: '9a0fe45041f0a31a8d42b11446c493ff599ff011cccfa55b08c16c8b72be7704',
        note: 'Planritningen med rummens mått',
      },
      { kind: 'field', name: 'rooms', value: 2 },
      { kind: 'field', name: 'livingArea', value: 58 },
      {
        kind: 'quote',
        field: 'description',
        start: 183,
        end: 268,
        text: 'Kök och vardagsrum bildar en social planlösning: väggen mellan dem öppnades upp 2017.',
      },
    ],
  },
  roomAnalysis: null,
  viewingQuestions: [
    {
      category: 'Föreningen',
      question:
        'Annonsen säger att skulden är 9 400 kr/m²: vilken yta är det räknat på, och får jag se årsredovisningen?',
      context:
        'Det hör till varningen ”Hög skuld i föreningen”. Räknad på bara bostadsrätternas yta blir samma skuld en högre siffra än räknad på hela huset.',
      priority: 1,
      evidence: [
        { kind: 'field', name: 'associationFacts.debtPerSqm', value: 9400 },
        {
          kind: 'computed',
          formula: 'skuld per m² × boarea',
          inputs: { debtPerSqm: 9400, livingArea: 58 },
          value: 545200,
          unit: 'kr',
        },
      ],
    },
    {
      category: 'Föreningen',
      question: 'Hur stor del av föreningens lån läggs om inom tolv månader?',
      context: 'Lån som läggs om till högre ränta betalas av medlemmarna.',
      priority: 2,
      evidence: [
        { kind: 'field', name: 'associationFacts.debtPerSqm', value: 9400 },
        {
          kind: 'computed',
          formula: 'skuld per m² × boarea',
          inputs: { debtPerSqm: 9400, livingArea: 58 },
          value: 545200,
          unit: 'kr',
        },
        {
          kind: 'reference',
          table: 'association-bands',
          row: 'låg till 3 000, normal till 8 000, hög till 15 000, däröver mycket hög (kr/m²)',
          source: 'HSB Bostadsrättskollen (per m² totalyta)',
        },
      ],
    },
    {
      category: 'Föreningen',
      question: 'När uppdaterades underhållsplanen, och vad står i den för de närmaste tio åren?',
      context:
        'Det hör till varningen ”Stambyte väntar”. Planen berättar vad som kommer att kosta innan det syns på avgiften.',
      priority: 3,
      evidence: [
        { kind: 'quote', field: 'description', start: 803, end: 826, text: 'Stambyte planeras 2029.' },
        {
          kind: 'reference',
          table: 'association-bands',
          row: 'stambyte 300 000 kr per lägenhet, 3,5 % ränta och 1 % amortering',
          source: 'husentreprenad.se, borgstromprojekt.se; HSB:s tumregel 300 000 kr per lägenhet',
        },
        {
          kind: 'computed',
          formula: 'lån × (ränta + amortering) ÷ 12',
          inputs: { perFlat: 300000, interest: 0.035, amortisation: 0.01 },
          value: 1125,
          unit: 'kr/månad',
        },
      ],
    },
    {
      category: 'Föreningen',
      question:
        'Annonsen säger att stammarna ska åtgärdas: är det beslutat, hur ska det betalas, och vad blir avgiften efteråt?',
      context: 'Ett stambyte höjer ofta avgiften och kan innebära ett nytt badrum.',
      priority: 4,
      evidence: [
        { kind: 'quote', field: 'description', start: 803, end: 826, text: 'Stambyte planeras 2029.' },
        {
          kind: 'reference',
          table: 'association-bands',
          row: 'stambyte 300 000 kr per lägenhet, 3,5 % ränta och 1 % amortering',
          source: 'husentreprenad.se, borgstromprojekt.se; HSB:s tumregel 300 000 kr per lägenhet',
        },
        {
          kind: 'computed',
          formula: 'lån × (ränta + amortering) ÷ 12',
          inputs: { perFlat: 300000, interest: 0.035, amortisation: 0.01 },
          value: 1125,
          unit: 'kr/månad',
        },
      ],
    },
    {
      category: 'Lägenhetens skick',
      question:
        'Annonsen säger ”Badrummet är helkaklat och renoverades 2004”: vem gjorde arbetet, och finns kvalitetsdokument för våtrummet?',
      context:
        'Det hör till varningen ”Badrummet har passerat sin livslängd”. Utan dokument kan försäkringen ge mindre vid en vattenskada.',
      priority: 5,
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 572,
          end: 653,
          text: 'Badrummet är helkaklat och renoverades 2004, med dusch och plats för tvättmaskin.',
        },
        {
          kind: 'reference',
          table: 'life-lengths',
          row: 'Våtrum: budgetera för renovering efter 15–20 år',
          source: 'kopklar.hemnet.se (checklistor)',
        },
      ],
    },
    {
      category: 'Lägenhetens skick',
      question: 'Är golvbrunnen bytt? Får jag lyfta på locket?',
      context: 'En gammal brunn under nytt kakel är en vanlig orsak till läckor.',
      priority: 6,
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 572,
          end: 653,
          text: 'Badrummet är helkaklat och renoverades 2004, med dusch och plats för tvättmaskin.',
        },
        {
          kind: 'reference',
          table: 'life-lengths',
          row: 'Våtrum: budgetera för renovering efter 15–20 år',
          source: 'kopklar.hemnet.se (checklistor)',
        },
        {
          kind: 'computed',
          formula: 'livslängd − (i år − senaste år)',
          inputs: { life: 20, year: 2026, lastDone: 2004, age: 22 },
          value: -2,
          unit: 'år',
        },
      ],
    },
    {
      category: 'Föreningen',
      question: 'Hur stort är sparandet per kvadratmeter enligt årsredovisningen?',
      context:
        'Föreningens sparande per kvadratmeter nämns inte i annonsen. Siffran finns i årsredovisningen sedan 2023 och visar om avgiften räcker.',
      priority: 7,
      evidence: [
        { kind: 'field', name: 'associationFacts.savingsPerSqm', value: null },
        {
          kind: 'reference',
          table: 'must-have',
          row: 'Föreningens sparande per kvadratmeter',
          source: 'Checklista per upplåtelseform',
        },
      ],
    },
    {
      category: 'Föreningen',
      question:
        'Annonsen säger ”Värme, vatten och bredband”: gäller det fortfarande, och vad betalar jag själv?',
      context: 'Driftkostnad nämns inte i annonsen. Det som ingår kan ändras när avgiften ändras.',
      priority: 8,
      evidence: [
        { kind: 'field', name: 'includedInFee', value: 'Värme, vatten och bredband' },
        { kind: 'field', name: 'operatingCost', value: null },
        { kind: 'field', name: 'annualOperatingCosts.total', value: null },
      ],
    },
    {
      category: 'Föreningen',
      question: 'Hur har avgiften ändrats de senaste tre åren, och är någon höjning beslutad?',
      context: 'En beslutad höjning märks direkt i månadskostnaden.',
      priority: 9,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'fee-history',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Lägenhetens skick',
      question: 'Har det varit läckor eller försäkringsskador i lägenheten eller hos grannen ovanför?',
      context: 'Gamla skador kan ha lagats bara på ytan.',
      priority: 10,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'leaks',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Affären',
      question: 'Varför säljs bostaden, och hur länge har säljaren ägt den?',
      context: 'Kort ägande och nya ytskikt är värt en följdfråga.',
      priority: 11,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'why-selling',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Lägenhetens skick',
      question: 'Är den obligatoriska ventilationskontrollen (OVK) godkänd? Får jag prova fläkten?',
      context: 'Håll ett papper mot ventilen: suger den inte fast är något fel.',
      priority: 12,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'ventilation',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Affären',
      question: 'Har bud lagts tidigare, och får jag se budlistan?',
      context: 'Avhoppade köpare kan ha haft skäl.',
      priority: 13,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'bids',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Lägenhetens skick',
      question: 'Finns jordade uttag och jordfelsbrytare, och hur gammal är elcentralen?',
      context: 'Elen inne i lägenheten är ditt ansvar.',
      priority: 14,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'power',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Affären',
      question: 'Vad har liknande bostäder här slutat på det senaste året?',
      context: 'Slutpriser säger mer än utgångspriser.',
      priority: 15,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'comparables',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Lägenhetens skick',
      question: 'Hur låter det från grannar och gata sent på kvällen?',
      context: 'Visningen hålls när huset är tyst. Gå förbi en kväll.',
      priority: 16,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'noise',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Föreningen',
      question: 'Är alla ombyggnader anmälda till och godkända av styrelsen?',
      context: 'En vägg som rivits utan lov blir ditt problem efter tillträdet.',
      priority: 17,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'alterations',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
    {
      category: 'Affären',
      question: 'Vad vill du som mäklare att jag ska veta som inte står i annonsen?',
      context: 'Mäklaren måste berätta det den vet när du frågar.',
      priority: 18,
      evidence: [
        {
          kind: 'reference',
          table: 'questions',
          row: 'unsaid',
          source:
            'Allmän fråga ur frågebanken: kopklar.hemnet.se, nordea.se, byggahus.se, radonova.se och egna frågor',
        },
      ],
    },
  ],
  technicalSpecs: {
    roof: {
      status: 'green',
      reason: 'Enligt annonsen är taket från 2012. Räkna med ungefär 6 år till.',
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 757,
          end: 802,
          text: 'Taket lades om 2012 och fönstren byttes 2009.',
        },
        {
          kind: 'reference',
          table: 'life-lengths',
          row: 'Tak efter material: takpapp 20, papp under pannor 30, plåt 35 år',
          source: 'Teknisk medellivslängd enligt SBR:s tabell',
        },
        {
          kind: 'computed',
          formula: 'livslängd − (i år − senaste år)',
          inputs: { life: 20, year: 2026, lastDone: 2012, age: 14 },
          value: 6,
          unit: 'år',
        },
      ],
    },
    windows: {
      status: 'green',
      reason: 'Enligt annonsen är fönstren från 2009. Räkna med ungefär 23 år till.',
      evidence: [
        {
          kind: 'quote',
          field: 'description',
          start: 757,
          end: 802,
          text: 'Taket lades om 2012 och fönstren byttes 2009.',
        },
        {
          kind: 'reference',
          table: 'life-lengths',
          row: 'Fönster, byte: 40 år',
          source: 'Teknisk medellivslängd enligt SBR:s tabell',
        },
        {
          kind: 'computed',
          formula: 'livslängd − (i år − senaste år)',
          inputs: { life: 40, year: 2026, lastDone: 2009, age: 17 },
          value: 23,
          unit: 'år',
        },
      ],
    },
  },
  renovationAnalysis: {
    summary:
      'Närmast i tiden ligger badrummet. Det vi kan sätta pris på kostar sammanlagt omkring 100 000–250 000 kr de närmaste tio åren. Utöver det finns sådant som vi inte kan sätta pris på: planerat stambyte (2029). Elen har ingen säker ålder och kan tillkomma. Fråga före bud. Tak, fasad, fönster och stammar är normalt föreningens ansvar och betalas genom avgiften.',
    totalEstimatedCost: { min: 100000, max: 250000 },
    criticalRenovations: [
      {
        area: 'Badrum',
        timeframe: '0–6 månader',
        description: 'Låt en fackman bedöma badrummet och ta in pris. Räkna med 100 000–250 000 kr.',
        reason: 'Senast gjort 2004 enligt annonsen. Livslängden på ungefär 20 år har passerats.',
        estimatedCost: { min: 100000, max: 250000 },
        difficulty: 'professional_required',
        partnerCategories: ['badrumsfirma', 'rörmokare'],
        evidence: [
          {
            kind: 'quote',
            field: 'description',
            start: 572,
            end: 653,
            text: 'Badrummet är helkaklat och renoverades 2004, med dusch och plats för tvättmaskin.',
          },
          {
            kind: 'reference',
            table: 'life-lengths',
            row: 'Våtrum: budgetera för renovering efter 15–20 år',
            source: 'kopklar.hemnet.se (checklistor)',
          },
          {
            kind: 'computed',
            formula: 'livslängd − (i år − senaste år)',
            inputs: { life: 20, year: 2026, lastDone: 2004, age: 22 },
            value: -2,
            unit: 'år',
          },
          {
            kind: 'reference',
            table: 'cost-ranges',
            row: 'Badrum 3–8 m²: 100 000–250 000 kr',
            source: 'byggkollen.ai',
          },
        ],
      },
    ],
    qualityImprovements: [
      {
        area: 'El',
        priority: 'high',
        description:
          'Öppna elcentralen. Porslinsproppar är gamla, automatsäkringar och jordfelsbrytare nyare, och elektrikern brukar ha skrivit datum på förteckningen i luckan. Uttag utan jord i bostadsrummen, tygklädda ledningar eller missfärgade uttag visar att ledningarna är från förr.',
        benefits:
          'Ny elcentral och omdragen el kostar ofta 25 000–150 000 kr (osäkert). Vet du åldern före bud kan du räkna med det.',
        estimatedCost: { min: 25000, max: 150000, uncertain: true },
        difficulty: 'professional_required',
        partnerCategories: ['elektriker'],
        evidence: [
          { kind: 'field', name: 'yearBuilt', value: 1939 },
          { kind: 'field', name: 'renovations', value: null },
          {
            kind: 'reference',
            table: 'life-lengths',
            row: 'Elcentral och kablar: 45 år',
            source: 'Teknisk medellivslängd enligt SBR:s tabell',
          },
          {
            kind: 'reference',
            table: 'method',
            row: 'El: tecken på ålder',
            source: 'Vår egen läsning av branschens tumregler',
          },
          {
            kind: 'reference',
            table: 'cost-ranges',
            row: 'Elcentral och omdragning: 25 000–150 000 kr',
            source: 'Erfarenhetsspann, ej bekräftad källa',
          },
        ],
      },
    ],
    layoutPossibilities: {
      analysisAvailable: false,
      opportunities: [],
      limitations: [
        'Större ändringar kräver styrelsens godkännande, och bärande väggar kan kräva anmälan till kommunen.',
      ],
    },
    financialPlanning: {
      immediate: {
        description: 'Badrummet: 100 000–250 000 kr.',
        estimatedCost: { min: 100000, max: 250000 },
      },
      shortTerm: {
        description: 'Annonsen nämner inget arbete för de här åren, men det är inget löfte.',
        estimatedCost: { min: 0, max: 0 },
      },
      mediumTerm: {
        description: 'Planerat stambyte (2029). Priset framgår inte.',
        estimatedCost: { min: 0, max: 0 },
      },
      longTerm: {
        description:
          'Annonsen nämner inget arbete för de här åren, men det är inget löfte. Näst i tur, längre fram, är köket.',
        estimatedCost: { min: 0, max: 0 },
      },
    },
    riskFactors: [
      {
        risk: 'Blåbetong kan finnas',
        impact:
          'I hus från 1929–1975 kan väggar eller bjälklag vara av blåbetong, som avger radon. Annonsen visar ingen mätning. En åtgärd kostar ofta 40 000–60 000 kr.',
        mitigation:
          'Be om en radonmätning som är yngre än fem år, gjord under två vintermånader. Gränsen är 200 Bq/m³.',
        evidence: [
          { kind: 'field', name: 'yearBuilt', value: 1939 },
          {
            kind: 'reference',
            table: 'building-years',
            row: 'Blåbetong kan finnas (1929–1975)',
            source: 'nomor.se, radonova.se',
          },
          {
            kind: 'reference',
            table: 'cost-ranges',
            row: 'Radonåtgärd: 40 000–60 000 kr',
            source: 'radonova.se',
          },
        ],
      },
      {
        risk: 'Asbest kan sitta i kakelfix, golv och rörisolering',
        impact:
          'Asbest användes fram till förbudet 1982. Det är ofarligt orört men fördyrar när badrum eller tak ska rivas. En åtgärd kostar ofta 10 000–60 000 kr (osäkert).',
        mitigation: 'Ta prov före rivning och lägg sanering i budgeten.',
        evidence: [
          { kind: 'field', name: 'yearBuilt', value: 1939 },
          {
            kind: 'reference',
            table: 'building-years',
            row: 'Asbest kan sitta i kakelfix, golv och rörisolering (1930–1982)',
            source: 'sanering-asbest.se',
          },
          {
            kind: 'reference',
            table: 'cost-ranges',
            row: 'Asbestsanering i kök eller bad: 10 000–60 000 kr',
            source: 'Erfarenhetsspann, ej bekräftad källa',
          },
        ],
      },
    ],
  },
  meta: {
    analyst: 'rules',
    label: 'Regelbaserad analys',
    template: null,
    model: null,
    tokens: null,
    cost: null,
    version: null,
    reused: false,
    executionTimeMs: 0,
    generatedAt: '2026-11-20T10:00:00.000Z',
    fallbackReason: null,
  },
  quality: { claims: 70, proven: 70, dropped: [], repairRounds: 0 },
  statedSums: [],
};
