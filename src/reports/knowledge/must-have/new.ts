import { rows } from './rows.js';
import { ofPrice, once } from './stakes.js';

const moveIn = [
  'moveIn',
  'Tillträdesdag',
  8,
  once(50_000),
  'Utan en bindande dag kan inflyttningen dröja medan du betalar för ditt gamla boende.',
  'Vilken dag är den senaste för tillträde, och vad får du om det dröjer?',
  '',
  'moveIn',
] as const;

/** What only a home of an association that is not built yet needs; its association has no annual report. */
export const newCooperativeMustHave = rows([
  [
    'economicPlan',
    'Ekonomisk plan eller kostnadskalkyl',
    15,
    ofPrice(0.2),
    'Den visar skulden, räntan som är antagen och hur avgiften stiger, och ersätter årsredovisningen som inte finns än.',
    'Får jag den registrerade ekonomiska planen eller kostnadskalkylen före underskrift?',
    '',
    'economicPlan',
  ],
  moveIn,
  [
    'advanceSecurity',
    'Säkerhet för insats och förskott',
    8,
    ofPrice(0.1),
    'Utan säkerhet kan pengarna gå förlorade om bygget stannar.',
    'Vilken bank eller försäkring garanterar förskottet och insatsen?',
    '',
    'advanceSecurity',
  ],
]);

/** What only an owned house that is not built yet needs. */
export const newHouseMustHave = rows([
  moveIn,
  [
    'completionProtection',
    'Färdigställandeskydd och garantier',
    8,
    ofPrice(0.1),
    'Stannar bygget eller går byggaren i konkurs avgör skyddet vem som betalar för att huset blir klart.',
    'Vilket färdigställandeskydd, vilka garantier och vilken försäkring ingår?',
    '',
    'completionProtection',
  ],
  [
    'finalInspection',
    'Slutbesiktning',
    4,
    once(50_000),
    'Det som antecknas vid slutbesiktningen ska byggaren rätta.',
    'Vem gör slutbesiktningen, och får jag vara med?',
    '',
    'finalInspection',
  ],
]);
