import type { AskRow } from './asks/ask.types.js';

/** What to ask of a dear part whose age the advert leaves open, by the name that the renovation part gives it. */
export const gapAsks: Readonly<Record<string, AskRow>> = {
  Tak: [
    'Vilket år lades taket om, och går det att se pappen från vinden?',
    'De senaste tjugo åren, och papp utan sprickor.',
    'Ingen vet. Räkna då med ett takbyte.',
    'seller',
    'roof',
  ],
  Dränering: [
    'Syns spolbrunnar vid husets hörn, och när dränerades det?',
    'Ja, och de senaste tjugo åren.',
    'Inga brunnar. Räkna då med ny dränering.',
    'seller',
    'drainage',
  ],
  Fönster: [
    'Är något fönster immigt mellan glasen eller mjukt i träet?',
    'Inget, och årtalet i listen mellan glasen är nytt.',
    'Flera, eller ett årtal som är äldre än trettio år.',
    'seller',
    'windows',
  ],
  Badrum: [
    'Finns intyg för badrummet, och vad står det på golvbrunnen?',
    'Intyg med datum, och en brunn från samma år.',
    'Gjutjärn, eller inga papper.',
    'seller',
    'bathroom house-bathroom floor-drain',
  ],
  El: [
    'Får jag öppna elcentralen, och finns jordfelsbrytare?',
    'Automatsäkringar, jordfelsbrytare och ett datum i luckan.',
    'Proppar, eller ingen jordfelsbrytare.',
    'seller',
    'electricity power',
  ],
  Kök: [
    'Är det torrt under diskbänken, och finns läckageskydd?',
    'Torrt, och skydd under alla maskiner.',
    'Uppsvälld skåpbotten.',
    'seller',
    'appliances',
  ],
  Bergvärme: [
    'Vilket år är bergvärmepumpen tillverkad enligt skylten?',
    'De senaste tio åren.',
    'Äldre än femton.',
    'seller',
    'heating',
  ],
  Värmepanna: [
    'Vilket år är pannan tillverkad enligt skylten?',
    'De senaste femton åren.',
    'Äldre, eller rost runt luckan.',
    'seller',
    'heating',
  ],
};

/** Of windows without sealed panes, which neither mist over nor tell their year between the panes. */
export const oldPaneAsk: AskRow = [
  'Är något fönster mjukt i träet, och när kittades och målades de?',
  'Inget, och de senaste tio åren.',
  'Flera, eller ingen vet när.',
  'seller',
  'windows',
];
