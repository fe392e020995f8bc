import type { QuestionRow } from './question.types.js';

/** Questions about a home that is not built yet or just finished: the agreement, the association to be, the building. */
export const newHomeQuestions: readonly QuestionRow[] = [
  [
    'economic-plan',
    'Är den ekonomiska planen registrerad, och vilken ränta och amortering räknar den med?',
    'Avgiften de första åren bygger på antaganden som du bör läsa före underskrift.',
    'economicPlan new-production no-association-figures debtPerSqm savings',
  ],
  [
    'debt-when-built',
    'Vad blir skulden per kvadratmeter när allt är klart, och vilken del hör till min lägenhet?',
    'I nyproduktion är skulden ofta högre än i äldre hus.',
    'debtPerSqm debt-high debt-very-high no-association-figures interest-sensitive',
  ],
  [
    'fee-first-years',
    'Hur stiger avgiften de första tio åren enligt planen, och betalar byggaren någon del i början?',
    'En rabatt som byggaren betalar tar slut, och då höjs avgiften.',
    'monthlyFee fee-rise fee-likely-to-rise',
  ],
  [
    'loans-bound',
    'Hur länge är lånen bundna, och vad händer med avgiften om räntan blir en procentenhet högre?',
    'Alla lån i ett nytt hus tas samtidigt, så de läggs ofta om samtidigt.',
    'interest-sensitive interest-very-sensitive loans-due-soon loans-due-very-soon',
  ],
  [
    'agreement-binds',
    'Vad binder jag mig till i förhandsavtalet, och när får jag lämna det?',
    'Ett förhandsavtal binder även om ditt läge ändras före inflyttningen.',
    'new-production',
  ],
  [
    'advance-secured',
    'Hur stort är förskottet, och vilken bank eller försäkring garanterar det?',
    'Utan säkerhet kan pengarna gå förlorade om bygget stannar.',
    'advanceSecurity new-production',
  ],
  [
    'delay',
    'Vad händer om inflyttningen blir sen, och får jag ersättning?',
    'Ett halvårs dubbelt boende eller magasinering blir dyrt.',
    'moveIn new-production',
  ],
  [
    'unsold',
    'Hur många lägenheter är osålda, och vem betalar deras avgift och insats?',
    'Osålda lägenheter kan bli ett hål i föreningens budget.',
  ],
  [
    'builder',
    'Vem bygger, och vad har samma byggare gjort tidigare?',
    'Ring en förening som flyttade in för fem år sedan och fråga om felen.',
  ],
  [
    'final-inspection',
    'Får jag vara med på slutbesiktningen, och hur åtgärdas det som anmärks?',
    'Felen ska antecknas då; efteråt är det svårare.',
    'finalInspection',
  ],
  [
    'warranty',
    'Hur länge gäller garantin, och när görs garantibesiktningen?',
    'Skriv upp allt du ser fram till dess.',
    'completionProtection',
  ],
  [
    'completion',
    'Vilken försäkring täcker byggfel, och vem bygger klart om byggaren går i konkurs?',
    'Garantin är bara så bra som den som lämnar den.',
    'completionProtection new-production',
  ],
  [
    'two-homes',
    'Hur lång tids varsel får jag om den slutliga tillträdesdagen, så att jag hinner sälja mitt nuvarande boende?',
    'Säljer du för tidigt behöver du bo någonstans; säljer du för sent betalar du två boenden.',
    'moveIn new-production',
  ],
  [
    'options',
    'Vilka tillval ingår, vad kostar resten, och när måste jag bestämma mig?',
    'Bilderna visar ofta tillval som inte ingår i priset.',
  ],
  [
    'metering',
    'Vad ingår i avgiften, och vad mäts och betalas för sig?',
    'I nya hus betalar du ofta varmvatten, el och bredband utöver avgiften.',
    'operatingCost',
  ],
  [
    'planned-area',
    'Hur mycket får boarean avvika från ritningen innan priset ändras?',
    'Ytan är beräknad på ritning tills huset är uppmätt.',
    'livingArea area-conflict price-per-sqm-conflict',
  ],
  [
    'stages',
    'Vad byggs på tomterna runt om, och hur länge pågår arbetet?',
    'Flera etapper betyder år av byggtrafik, och utsikten kan försvinna.',
    'building-nearby',
  ],
  [
    'parking-new',
    'Finns plats för bilen, vad kostar den, och går den att ladda?',
    'Nya hus har ofta färre platser än lägenheter.',
  ],
  [
    'sell-before',
    'Får jag överlåta avtalet eller hyra ut i andra hand om något ändras före inflyttningen?',
    'Byggaren säger ofta nej, och då sitter du fast.',
    'new-production',
  ],
  [
    'storage-new',
    'Var ligger förrådet, hur stort är det, och hör det till bostadsrätten?',
    'Förråd i nya hus är ofta ett nätrum på några kvadratmeter.',
    'storage',
  ],
  [
    'sound',
    'Vilken ljudklass byggs huset i, och vad finns på andra sidan väggarna?',
    'Fråga efter hiss, soprum och tvättstuga intill.',
    'traffic-noise',
  ],
  [
    'sun',
    'När når solen balkongen, och vad skymmer den när allt är byggt?',
    'Be om en solstudie i stället för en bild.',
    'balcony',
  ],
  [
    'moisture-during',
    'Hur skyddas bygget mot regn, och får jag se fuktmätningen innan golven läggs?',
    'Fukt som byggs in syns först efter några år.',
  ],
  [
    'energy-calculated',
    'Är energiklassen beräknad eller uppmätt, och när mäts den?',
    'Den riktiga förbrukningen mäts först när huset är bebott.',
    'energyClass',
  ],
  [
    'ground-lease-new',
    'Äger föreningen marken, eller hyrs den med tomträtt?',
    'Hyran för marken räknas om och hamnar i avgiften.',
    'landOwnership ground-lease ground-lease-reset',
  ],
  [
    'genuine-new',
    'Blir föreningen äkta enligt planen, även med lokalerna?',
    'I en oäkta förening beskattas du annorlunda, även när du säljer.',
    'genuine not-genuine-association',
  ],
];
