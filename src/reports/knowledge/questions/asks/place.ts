import type { AskRow } from './ask.types.js';

/** What to ask of a finding about land, permits and surroundings, by the finding's rule. */
export const placeAsks: Readonly<Record<string, readonly AskRow[]>> = {
  'contaminated-ground': [
    [
      'Är marken provtagen, och vem betalar om den måste saneras?',
      'Prover utan anmärkning, eller ett avtal om ansvaret.',
      'Inga prover, och ansvaret följer ägaren.',
      'municipality seller',
      'ground-samples contamination',
    ],
  ],
  'industrial-past': [
    [
      'Vad gjordes på platsen förr, och finns den i kommunens register?',
      'Undersökt utan anmärkning.',
      'Misstänkt men inte undersökt.',
      'municipality',
      'ground-samples contamination',
    ],
  ],
  easement: [
    [
      'Var går servitutet på kartan, och vad hindrar det mig från?',
      'I kanten av tomten, utan hinder för det du vill.',
      'Över det du vill bygga på, eller med en kostnad.',
      'agent',
      'easements plot-easements',
    ],
  ],
  'shore-protection': [
    [
      'Har allt på tomten dispens från strandskyddet?',
      'Ja, du får se besluten.',
      'Bryggan eller altanen saknar dispens.',
      'seller municipality',
      'planning shoreline natural-hazards',
    ],
  ],
  'building-ban': [
    [
      'Vad får jag bygga, enligt ett skriftligt svar från kommunen?',
      'Det du tänkt, med mått.',
      'Ingenting, eller inget svar.',
      'municipality',
      'planning zoning',
    ],
  ],
  'interim-permit': [
    [
      'Vad återstår för ett slutligt slutbesked, och vem betalar det?',
      'En kort lista, ett datum, och säljaren betalar.',
      'Ingen vet, eller tiden har gått ut.',
      'municipality seller',
    ],
  ],
  'permit-missing': [
    [
      'Vilket bygge saknar lov eller slutbesked, och vad kräver kommunen?',
      'Ett lov i efterhand som är beviljat.',
      'Rivning, avgift eller ett öppet ärende.',
      'municipality seller',
      'planning house-walls alterations',
    ],
    ['Står säljaren för kostnaden om lovet nekas?', 'Ja, det skrivs i kontraktet.', 'Nej.', 'seller agent'],
  ],
  'permission-refused': [
    [
      'Varför sa kommunen nej, och skulle svaret bli ett annat i dag?',
      'Ett skäl som går att rätta till.',
      'Ett skäl som står kvar.',
      'municipality',
      'zoning',
    ],
  ],
  'permission-expired': [
    [
      'Ger kommunen samma besked en gång till?',
      'Ja, skriftligt.',
      'Planen eller reglerna har ändrats.',
      'municipality',
      'zoning new-permission',
    ],
  ],
  'protected-building': [
    [
      'Vad får jag inte ändra, inne och ute?',
      'Bara fasaden, och det du vill göra går bra.',
      'Fönster, planlösning eller kök är låsta.',
      'municipality',
      'protection',
    ],
  ],
  'shared-facility-debt': [
    [
      'Hur stort är samfällighetens lån, och vad betalar jag per år?',
      'Ett belopp som redan ligger i avgiften.',
      'En ny avgift är på väg.',
      'seller',
      'shared-debt joint-loans easements',
    ],
  ],
  'shore-flood': [
    [
      'Har vattnet någon gång nått huset eller källaren?',
      'Aldrig, och kartan säger samma sak.',
      'Ja, eller så höjs premien.',
      'seller insurer',
      'natural-hazards stormwater',
    ],
  ],
  landslide: [
    [
      'Finns en undersökning av marken, och vad säger försäkringen?',
      'Stabil enligt undersökning, och försäkrad.',
      'Inte undersökt.',
      'municipality insurer',
      'natural-hazards',
    ],
  ],
  'traffic-noise': [
    [
      'Hur högt är bullret vid sovrumsfönstret, och är fönstren bytta?',
      'Uppmätt under riktvärdet, med stängt och öppet fönster.',
      'Ingen har mätt.',
      'seller municipality',
      'noise noise-measured',
    ],
  ],
  'power-line': [
    [
      'Hur många meter är det till kraftledningen, och är magnetfältet mätt?',
      'Långt bort, med ett lågt värde.',
      'Nära och omätt.',
      'seller',
      'neighbours',
    ],
  ],
  'wind-power': [
    [
      'Hur långt bort står vindkraftverken, och hörs de inne?',
      'Långt bort, utan skuggor och ljud.',
      'Fler är på väg.',
      'municipality seller',
      'neighbours',
    ],
  ],
  'disturbing-neighbour': [
    [
      'Vilka tider märks verksamheten intill, och i vilka rum?',
      'Dagtid, och inte i sovrummen.',
      'Kvällar och nätter.',
      'seller',
      'noise neighbours',
    ],
  ],
  'building-nearby': [
    [
      'När börjar bygget intill, hur högt blir det och vad skymmer det?',
      'Lågt, långt bort eller åt ett annat håll.',
      'Flera års byggtid rakt framför fönstret.',
      'municipality agent',
      'neighbours stages neighbour-plans',
    ],
  ],
  'authority-order': [
    [
      'Vad ska vara gjort till vilket datum, och vem betalar?',
      'Säljaren, före tillträdet.',
      'Du: kravet följer fastigheten.',
      'municipality seller',
      'order-papers',
    ],
  ],
  'unclear-authority': [
    [
      'vad är beslutat, och vad återstår?',
      'Ärendet är stängt, med beslut.',
      'Det pågår.',
      'municipality seller',
    ],
  ],
  'unclear-ground': [
    [
      'hur påverkas tomten, och var står det skrivet?',
      'Inget hinder för dig, enligt ett papper.',
      'En rätt som någon annan har.',
      'agent',
    ],
  ],
  'unclear-surroundings': [
    ['hur märks det i bostaden?', 'Inte alls, och det ser du på visningen.', 'Varje dag.', 'seller'],
  ],
};
