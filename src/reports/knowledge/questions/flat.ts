import type { QuestionRow } from './question.types.js';

/** Questions 1–28 of the bank: the association, then the flat itself. */
export const flatQuestions: {
  readonly association: readonly QuestionRow[];
  readonly condition: readonly QuestionRow[];
} = {
  association: [
    [
      'debt',
      'Hur stor är föreningens skuld per kvadratmeter, och vilken del hör till den här lägenheten?',
      'Du köper en del av skulden. Fråga också vilken yta siffran är räknad på.',
      'debtPerSqm debt-high debt-very-high interest-sensitive interest-very-sensitive no-association-figures',
    ],
    [
      'fee-history',
      'Hur har avgiften ändrats de senaste tre åren, och är någon höjning beslutad?',
      'En beslutad höjning märks direkt i månadskostnaden.',
      'monthlyFee fee-rise fee-likely-to-rise fee-conflict fee-text-conflict loss losses-for-years',
    ],
    [
      'fixation',
      'Hur stor del av föreningens lån läggs om inom tolv månader?',
      'Lån som läggs om till högre ränta betalas av medlemmarna.',
      'interest-sensitive debt-high debt-very-high interest-very-sensitive loans-due-soon loans-due-very-soon',
    ],
    [
      'savings',
      'Hur stort är sparandet per kvadratmeter enligt årsredovisningen?',
      'Sedan 2023 ska siffran stå i årsredovisningen. Den visar om avgiften räcker.',
      'savings low-savings savings-very-low no-association-figures',
    ],
    [
      'maintenance-plan',
      'När uppdaterades underhållsplanen, och vad står i den för de närmaste tio åren?',
      'Planen berättar vad som kommer att kosta innan det syns på avgiften.',
      'low-savings fee-likely-to-rise savings-very-low loss losses-for-years pipe-replacement-planned',
    ],
    [
      'pipes',
      'Vilket år byttes eller relinades stammarna?',
      'Ett stambyte som återstår höjer avgiften och kan innebära ett nytt badrum.',
      'pipes unjudged-plumbingAndElectrical pipe-replacement-planned million-programme past-life-pipes',
    ],
    [
      'shell',
      'När åtgärdades fasad, tak, fönster och balkonger senast?',
      'Det föreningen inte har gjort får du vara med och betala.',
      'past-life-roof past-life-facade past-life-windows near-end-roof near-end-facade near-end-windows',
    ],
    [
      'ground-lease',
      'Äger föreningen marken, eller när räknas tomträttsavgälden om?',
      'Tomträtt betyder att marken hyrs, och hyran kan stiga mycket vid omräkningen.',
      'landOwnership ground-lease ground-lease-reset',
    ],
    [
      'genuine',
      'Är föreningen äkta eller oäkta?',
      'I en oäkta förening beskattas du annorlunda, även när du säljer.',
      'genuine not-genuine-association',
    ],
    [
      'premises',
      'Hur stor del av inkomsterna kommer från lokaler och hyresrätter, och står något tomt?',
      'Tomma lokaler blir ett hål i budgeten som avgiften får fylla.',
      'rent-dependent',
    ],
    [
      'trouble',
      'Pågår någon tvist, vattenskada eller sanering i huset?',
      'Sådant står sällan i annonsen men ofta i protokollen.',
      'dispute stated-moisture mould dry-rot rot-damage water-damage damp-smell',
    ],
    [
      'minutes',
      'Får jag läsa stämmoprotokollen för de senaste två åren?',
      'Där står det som styrelsen diskuterar men inte har beslutat.',
      'fee-rise loss losses-for-years pipe-replacement-planned',
    ],
    [
      'rules',
      'Vad gäller för andrahandsuthyrning, husdjur och korttidsuthyrning?',
      'Reglerna avgör hur fri du är att använda lägenheten.',
    ],
    [
      'fees-at-purchase',
      'Hur stora är överlåtelse- och pantsättningsavgiften, och vem betalar dem?',
      'De betalas en gång, vid köpet, och står i stadgarna.',
    ],
    [
      'included',
      'Vad ingår i avgiften, och vad betalar jag själv?',
      'Värme, vatten, bredband och el kan skilja mycket mellan föreningar.',
      'operatingCost',
    ],
    [
      'parking',
      'Hur lång är kön till parkering, och går det att ladda bilen?',
      'En plats som säljaren har följer sällan med.',
    ],
    [
      'storage',
      'Hör förrådet till bostadsrätten, och får jag se det?',
      'Ett förråd kan vara utlånat av föreningen och kan då tas tillbaka.',
      'storage',
    ],
    [
      'alterations',
      'Är alla ombyggnader anmälda till och godkända av styrelsen?',
      'En vägg som rivits utan lov blir ditt problem efter tillträdet.',
      'room-conflict open-plan',
    ],
  ],
  condition: [
    [
      'bathroom',
      'Vilket år gjordes badrummet, av vem, och finns kvalitetsdokument för våtrummet?',
      'Utan dokument kan försäkringen ge mindre vid en vattenskada.',
      'unjudged-bathroom past-life-bathroom original-condition wet-room-rejected wet-room-undocumented near-end-bathroom',
    ],
    [
      'floor-drain',
      'Är golvbrunnen bytt? Får jag lyfta på locket?',
      'En gammal brunn under nytt kakel är en vanlig orsak till läckor.',
      'past-life-bathroom wet-room-rejected near-end-bathroom',
    ],
    [
      'leaks',
      'Har det varit läckor eller försäkringsskador i lägenheten eller hos grannen ovanför?',
      'Gamla skador kan ha lagats bara på ytan.',
      'stated-moisture leak-mentioned repaired-damage mould dry-rot rot-damage water-damage moisture-measured damp-smell',
    ],
    [
      'ventilation',
      'Är den obligatoriska ventilationskontrollen (OVK) godkänd? Får jag prova fläkten?',
      'Håll ett papper mot ventilen: suger den inte fast är något fel.',
    ],
    [
      'power',
      'Finns jordade uttag och jordfelsbrytare, och hur gammal är elcentralen?',
      'Elen inne i lägenheten är ditt ansvar.',
      'unjudged-plumbingAndElectrical past-life-electrical electrical-remarks',
    ],
    [
      'noise',
      'Hur låter det från grannar och gata sent på kvällen?',
      'Visningen hålls när huset är tyst. Gå förbi en kväll.',
      'traffic-noise disturbing-neighbour',
    ],
    [
      'daylight',
      'Åt vilket väderstreck vetter rummen, och vad skymmer ljuset?',
      'Bilder tas när ljuset är som bäst.',
      'floor',
    ],
    [
      'windows',
      'Får jag öppna alla fönster?',
      'Känn efter drag, leta efter kondens och se om bågarna är mjuka.',
      'past-life-windows',
    ],
    [
      'measured',
      'Är boarean uppmätt, och stämmer planritningen med rummen?',
      'Boarean bestämmer både pris och avgift per kvadratmeter.',
      'livingArea area-conflict price-per-sqm-conflict',
    ],
    [
      'appliances',
      'Hur gamla är vitvarorna, och hur är vattnet under diskbänken kopplat?',
      'Kök hör till de vanligaste platserna för vattenskador.',
      'past-life-kitchen',
    ],
  ],
};
