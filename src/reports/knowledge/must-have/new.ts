import { rows } from './rows.js';

/** When a home that is being built can be moved into. */
const movingIn = String.raw`(?:inflyttning(?:en)?|tillträde(?:t|sdag(?:en)?)?)[^.!?\n]{0,60}(?:20\d\d|överenskomm\p{L}*)|(?:inflyttningsklar\p{L}*|färdigställ\p{L}*|klar\p{L}*)\s+(?:\p{L}+\s+){0,4}20\d\d`;
const noticed = String.raw`(?:bank|försäkrings)garanti\p{L}*|(?:ställd|ställer|lämnar|lämnad|med)\s+säkerhet|säkerhet\p{L}*\s+(?:för|hos)\s+(?:\p{L}+\s+){0,2}?(?:insats|förskott|handpenning)\p{L}*|(?:insats|förskott)(?:en|et|er|erna)?\s+(?:\p{L}+\s+){0,3}?(?:garanter|försäkra|säkerställ|skydda)\p{L}*|insatsgaranti\p{L}*|förskottsgaranti\p{L}*`;

const moveIn = [
  'moveIn',
  'Tillträdesdag',
  8,
  'Utan en bindande dag kan inflyttningen dröja medan du betalar för ditt gamla boende.',
  'Vilken dag är den senaste för tillträde, och vad får du om det dröjer?',
  '',
  movingIn,
] as const;

/** What only a home of an association that is not built yet needs; its association has no annual report. */
export const newCooperativeMustHave = rows([
  [
    'economicPlan',
    'Ekonomisk plan eller kostnadskalkyl',
    15,
    'Den visar skulden, räntan som är antagen och hur avgiften stiger, och ersätter årsredovisningen som inte finns än.',
    'Får jag den registrerade ekonomiska planen eller kostnadskalkylen före underskrift?',
    '',
    String.raw`ekonomisk(?:a)?\s+plan(?:en)?(?!\s+(?:ska|skall|kommer|upprättas|saknas))|kostnadskalkyl(?:en)?(?!\s+(?:ska|skall|kommer|upprättas|saknas))`,
    'affirmed',
  ],
  moveIn,
  [
    'advanceSecurity',
    'Säkerhet för insats och förskott',
    8,
    'Utan säkerhet kan pengarna gå förlorade om bygget stannar.',
    'Vilken bank eller försäkring garanterar förskottet och insatsen?',
    '',
    noticed,
    'affirmed',
  ],
]);

/** What only an owned house that is not built yet needs. */
export const newHouseMustHave = rows([
  moveIn,
  [
    'completionProtection',
    'Färdigställandeskydd och garantier',
    8,
    'Stannar bygget eller går byggaren i konkurs avgör skyddet vem som betalar för att huset blir klart.',
    'Vilket färdigställandeskydd, vilka garantier och vilken försäkring ingår?',
    '',
    String.raw`färdigställande(?:skydd|försäkring)\p{L}*|byggfelsförsäkring\p{L}*|(?:bygg|fem|5|tio|10)(?:års)?-?\s*(?:års)?garanti\p{L}*`,
    'affirmed',
  ],
  [
    'finalInspection',
    'Slutbesiktning',
    4,
    'Det som antecknas vid slutbesiktningen ska byggaren rätta.',
    'Vem gör slutbesiktningen, och får jag vara med?',
    '',
    String.raw`slutbesikt\p{L}*|entreprenadbesikt\p{L}*`,
    'affirmed',
  ],
]);
