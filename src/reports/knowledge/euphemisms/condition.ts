import type { PhraseRow } from './phrase.types.js';

/** Phrases about condition, style and plan. */
export const conditionPhrases: readonly PhraseRow[] = [
  [
    'potential',
    'att bostaden behöver en större renovering innan den blir som du tänker dig',
    'Vad är åtgärdat hittills, när gjordes det och finns kvitton?',
  ],
  [
    'handy',
    'ett stort renoveringsbehov, ibland med arbete som kostar nästan lika mycket som köpet',
    'Finns fuktmätning och offerter på det som behöver göras?',
  ],
  ['rough-diamond', 'totalrenovering', 'Är stomme, grund och tak friska, och vem har bedömt det?'],
  ['renovation-object', 'att både ytskikt och teknik är uttjänta', 'Hur gamla är rör, el och våtrum?'],
  [
    'some-renovation',
    'ett större behov än ordet "visst" låter ana',
    'Vilka delar gäller det, och finns något pris?',
  ],
  [
    'original-condition',
    'att inget större är gjort sedan huset byggdes',
    'Vilket år är stammar, el och tak ifrån?',
  ],
  [
    'build-year-charm',
    'äldre material, men i bättre skick än rent original',
    'Är våtrummen godkända, och hur gamla är de?',
  ],
  [
    'charming',
    'gammalt och troligen med renoveringsbehov',
    'Kan jag få en lista över renoveringar med årtal?',
  ],
  [
    'turn-of-century-charm',
    'äldre teknik, ojämna golv och hög värmekostnad bakom de höga taken',
    'När byttes el och stammar, och hur dragigt är det på vintern?',
  ],
  [
    'gently-renovated',
    'nya ytskikt men gamla stammar och gammal el, eller en verkligt fin renovering',
    'Vem utförde arbetet, och finns intyg?',
  ],
  [
    'newly-renovated',
    'nya ytskikt på gammal teknik, särskilt om säljaren ägt bostaden kort tid',
    'Finns kvalitetsdokument för våtrum och intyg för elen, och hur länge har säljaren ägt bostaden?',
  ],
  [
    'fresh-surfaces',
    'bara färg och golv; det som sitter i väggarna kan vara oförändrat',
    'När byttes rör och el?',
  ],
  [
    'light-and-fresh',
    'en standardfras som säger lite om bostaden',
    'Åt vilket väderstreck ligger rummen, och hur är ljuset på kvällen?',
  ],
  [
    'space-efficient',
    'litet eller trångt',
    'Får möblerna plats när du ritar in dem på planritningen, och hur breda är dörrarna?',
  ],
  ['square-smart', 'mycket trångt', 'Vilka mått har rummen?'],
  [
    'first-home',
    'litet, så att det kanske inte räcker länge',
    'Får bostaden hyras ut i andra hand, och hur stort är förrådet?',
  ],
  ['compact-living', 'mindre än normalt', 'Var ryms kläder, cyklar och säsongssaker?'],
  ['cosy', 'litet, lågt i tak eller mörkt', 'Hur hög är takhöjden, och hur mycket dagsljus kommer in?'],
  ['spacious-hall', 'boyta som är svår att använda och värma', 'Hur många kvadratmeter är hallen?'],
  [
    'social-plan',
    'öppet, med matos och ljud mellan rummen och få väggar att möblera mot',
    'Hur stark är köksfläkten, och hur långt är det till sovrummen?',
  ],
  [
    'open-plan',
    'att väggar är borttagna, ibland bärande',
    'Är ändringen anmäld och godkänd, och finns ritning?',
  ],
  ['easy-furnished', 'en fras utan innehåll', 'Hur ser måtten ut på planritningen?'],
  ['rustic', 'ett gammalt kök', 'Hur gamla är vitvarorna och köksinstallationen?'],
  ['architect-drawn', 'lite i sig, eftersom någon ritat alla hus', 'Vem ritade det och vilket år?'],
  [
    'unique',
    'avvikande, och därför svårt att värdera och sälja vidare',
    'Vad är det som skiljer bostaden från andra, och är det något du vill betala för?',
  ],
  [
    'untouched-garden',
    'en trädgård som inte är skött',
    'Var går gränserna, hur mår träden och vart tar regnvattnet vägen?',
  ],
  ['easy-plot', 'en liten eller hårdgjord tomt', 'Vart tar dagvattnet vägen vid skyfall?'],
  [
    'generous-plot',
    'en tomt med sluttning, väg eller servitut på',
    'Finns servitut, och hur mycket av tomten går att bygga på?',
  ],
  [
    'fit-out',
    'ett utrymme där takhöjd, fukt eller bygglov återstår att lösa',
    'Är takhöjd och fukt mätta, och krävs bygglov?',
  ],
  [
    'finished-basement',
    'en källare vars väggar kan dölja fukt',
    'Är fukten mätt, och vilket år dränerades huset?',
  ],
  ['comfortable', 'ett ord utan innehåll', 'Vad är det som gör boendet bekvämt?'],
  [
    'old-bathroom',
    'en egen kostnad för nytt badrum och sämre försäkringsskydd',
    'Finns protokoll på tätskiktet, och vilket år är det ifrån?',
  ],
  [
    'natural-draught',
    'drag, kalla golv eller fukt om luften inte byts som den ska',
    'Är den obligatoriska ventilationskontrollen (OVK) godkänd?',
  ],
  [
    'fireplace',
    'en eldstad som kan ha eldningsförbud',
    'Finns ett godkänt sotningsprotokoll utan eldningsförbud?',
  ],
  [
    'glazed-balcony',
    'en inglasning som saknar bygglov eller kräver eget underhåll',
    'Finns bygglov, och vem ansvarar för skötseln?',
  ],
  ['ceiling-height', 'ungefär normal takhöjd', 'Vad är det exakta måttet?'],
  [
    'well-kept',
    'städat och rent, vilket inte säger hur gammal tekniken är',
    'Vad har underhållits, och när?',
  ],
  ['put-your-mark', 'att du behöver renovera', 'Vad behöver göras direkt, och vad kan vänta?'],
  ['sound-condition', 'fullt användbart men inte nytt', 'Vilka delar närmar sig slutet av sin livslängd?'],
];
