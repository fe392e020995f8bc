import { type TextRisk } from './text-risk.js';

/** What the text tells about the association and the lease of its land. */
export const associationRisks: readonly TextRisk[] = [
  {
    rule: 'not-genuine-association',
    pattern: String.raw`oäkta(?!\s+(?:hus)?svamp)(?:\s+(?:bostadsrätt|förening|brf|bostadsföretag|privatbostadsföretag)\p{L}*)?|(?:ej|inte)\s+(?:\p{L}+\s+){0,3}?(?:ett\s+|en\s+)?(?:privatbostadsföretag|äkta\s+(?:bostadsrätts)?förening\p{L}*)`,
    needs: String.raw`förening|brf|bostadsrätt|bostadsföretag|privatbostad|klass|beskatt|skatt|oäkta$`,
    unless: String.raw`(?:ej|inte|aldrig)\s+(?:\p{L}+\s+){0,3}?oäkta|(?:ej|inte)\s+(?:bara|endast)`,
    stated: true,
    title: 'Oäkta bostadsrättsförening',
    category: 'Föreningen',
    severity: 'critical',
    cases: [
      {
        when: String.raw`(?:risk\p{L}*|gräns\p{L}*|kan|skulle|utred\p{L}*|prövas)\s+(?:\p{L}+\s+){0,5}?oäkta`,
        severity: 'warning',
        title: 'Föreningen kan vara eller bli oäkta',
      },
      {
        when: String.raw`(?:var|varit|tidigare|fram\s+till)\s+(?:\p{L}+\s+){0,4}?oäkta(?!.*(?:fortfarande|alltjämt))`,
        severity: 'notice',
        weight: 0.5,
        title: 'Föreningen har varit oäkta',
      },
    ],
    description:
      'En oäkta förening beskattas som ett företag. Det kan ge årlig skatt för dig som bor där och högre skatt när du säljer.',
    action: 'Be mäklaren om skatteeffekten skriftligt och räkna på den innan du lägger bud.',
    source: 'support.allabrf.se (betygstak för oäkta föreningar)',
    only: 'cooperative',
  },
  {
    rule: 'pipe-replacement-planned',
    pattern: String.raw`stambyte\p{L}*\s+(?:är\s+)?(?:planer\p{L}*|beslutat|förestående|på\s+gång|diskuteras|kommer|aviser\p{L}*|väntar|inplanerat)|(?:planer\p{L}*|kommande|förestående|inför|beslutat\s+om)\s+(?:ett\s+)?stambyte\p{L}*|stambyte\p{L}*\s+(?:sker|ska|skall|påbörjas|startar|inleds)`,
    title: 'Stambyte väntar',
    category: 'Föreningen',
    severity: 'warning',
    description: '',
    action: 'Fråga om bytet är beslutat, hur det betalas och vad avgiften blir efteråt.',
    source: 'husentreprenad.se, borgstromprojekt.se',
    only: 'cooperative',
  },
  {
    rule: 'fee-rise',
    pattern: String.raw`(?:avgift(?:en|erna)?|årsavgift(?:en|erna)?|månadsavgift(?:en|erna)?)\s+(?:\p{L}+\s+){0,4}?(?:höjas|höjs|höjd|höjts|höjning)|(?:avgifts)?höjning(?:en|ar|arna)?\s+(?:av\s+(?:\p{L}+\s+){0,2}?(?:(?:års|månads)?avgift\p{L}*))|avgiftshöjning\p{L}*|höj(?:a|er)\s+(?:års|månads)?avgift\p{L}*`,
    title: 'Avgiften höjs',
    category: 'Föreningen',
    severity: 'warning',
    description:
      'Annonsen talar om en höjning som ligger framåt. Avgiften som visas gäller fram till dess, så räkna på den nya.',
    action: 'Fråga när höjningen gäller, hur stor den är och om fler är beslutade.',
    source: 'brfrapport.se',
    only: 'cooperative',
  },
  {
    rule: 'ground-lease-negotiation',
    pattern: String.raw`avgäld(?:en|s)?(?:perioden?)?\s+(?:\p{L}+\s+){0,3}(?:omförhandl(?!ades|ats)\p{L}*|omregler(?!ades|ats)\p{L}*|höjs|räknas\s+om)|(?:omförhandl\p{L}*|omregler\p{L}*)\s+(?:av\s+)?(?:tomträtts)?avgäld\p{L}*`,
    unless: String.raw`(?:ej|inte)\s+(?:höjs|höjas|omförhandl|omregler|räknas)`,
    title: 'Tomträttsavgälden räknas om',
    category: 'Mark',
    severity: 'warning',
    description: 'Hyran för marken ska räknas om. Höjningar har blivit stora när markvärdet stigit länge.',
    action: 'Fråga när den nya avgälden börjar, vad den blir och hur avgiften påverkas.',
    source: 'efn.se, bofakta.se (omreglering av tomträttsavgäld)',
  },
];
