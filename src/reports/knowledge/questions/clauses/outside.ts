import type { ClauseTable } from './clause.types.js';

/** What is asked of what belongs to the home outside its walls. */
export const outsideClauses: ClauseTable = {
  'Vem byggde altanen, och ligger virket fritt från marken?': {
    clauses: [
      ['maker'],
      [
        '-',
        'Ligger altanens virke fritt från marken och fasaden?',
        'Ja, med luft under hela.',
        'Virke i jorden, eller mot fasaden.',
        'seller',
      ],
    ],
  },
  'Har uterummet bygglov, och har taket läckt mot huset?': {
    clauses: [
      ['permit'],
      [
        '-',
        'Har uterummets tak läckt mot huset?',
        'Aldrig, och det går att se.',
        'Fläckar vid väggen.',
        'seller',
      ],
    ],
  },
  'Är garaget torrt på vintern, och finns bygglov för det?': {
    clauses: [
      [
        '-',
        'Är garaget torrt på vintern, och går porten lätt?',
        'Torrt, och ja.',
        'Fukt i golvet.',
        'seller',
      ],
      ['permit'],
    ],
  },
  'Har carporten bygglov, och hur nära grannens gräns står den?': {
    clauses: [
      ['permit'],
      [
        '-',
        'Hur nära grannens gräns står carporten?',
        'Långt ifrån, eller grannen har sagt ja.',
        'Nära, utan grannens ja.',
        'seller',
      ],
    ],
  },
  'Ingår laddboxen, och vem installerade den?': {
    clauses: [
      ['whose', 'Ingår laddboxen?', 'Ja, i kontraktet.', 'Den flyttar med.', 'seller'],
      ['maker', 'Vem installerade laddboxen?', 'Ett elföretag, med intyg.', 'Säljaren själv.', 'seller'],
    ],
    then: [
      [
        'Hur snabbt laddar laddboxen, och räcker huvudsäkringen till?',
        'En effekt, och ja.',
        'Säkringen löser ut när spisen är på.',
        'seller',
      ],
    ],
  },
  'Har gästhuset startbesked, och är vatten och el gjorda av fackmän?': {
    clauses: [
      ['permit'],
      ['-', 'Är vatten och el i gästhuset gjorda av fackmän?', 'Ja, med intyg.', 'Inga papper.', 'seller'],
    ],
  },
  'Har uthyrningsdelen bygglov, och vad hyrs den ut för i dag?': {
    clauses: [
      ['permit', 'Har uthyrningsdelen bygglov?', 'Ja, med slutbesked.', 'Inget lov.', 'seller municipality'],
      ['cost', 'Vad hyrs uthyrningsdelen ut för i dag?', 'Ett avtal och en summa.', 'Inget avtal.', 'seller'],
    ],
  },
  'Ingår badtunnan eller spabadet, och vad kostar det i el?': {
    clauses: [
      ['whose'],
      ['-', 'Vad kostar badtunnan eller spabadet i el?', 'En siffra.', 'Ingen har räknat.', 'seller'],
    ],
  },
  'Vem äger bryggan, och följer rätten till den med köpet?': {
    clauses: [
      [
        '-',
        'Vem äger bryggan och vattnet under den?',
        'Den ingår, med dispens.',
        'En muntlig överenskommelse.',
        'agent seller',
      ],
      ['whose'],
    ],
  },
  'Följer båtplatsen med, och vad kostar den om året?': {
    clauses: [
      ['whose', 'Följer båtplatsen med?', 'Ja, skriftligt.', 'Kö eller osäkert.', 'agent seller'],
      ['cost', 'Vad kostar båtplatsen om året?', 'Ett belopp.', 'Ingen vet.', 'agent seller'],
    ],
  },
  'Vad kostar vägen om året, och är något större på gång?': {
    clauses: [
      [
        'cost',
        'Vad kostar vägen om året?',
        'Ett belopp, i ett protokoll.',
        'Ingen vet.',
        'seller',
        'easements',
      ],
      [
        '-',
        'Är något större arbete på vägen på gång?',
        'Nej, enligt protokollet.',
        'En ny vägbana som ingen har räknat på.',
        'seller',
        'easements',
      ],
    ],
  },
  'Vad sköter samfälligheten, och höjs avgiften nästa år?': {
    clauses: [
      [
        '-',
        'Vad sköter samfälligheten, och vad står i budgeten för nästa år?',
        'En lista, och inga stora arbeten.',
        'Arbeten som ingen har sparat till.',
        'seller',
        'easements',
      ],
      ['decided'],
    ],
  },
  'Har balkongens inglasning bygglov, och vem sköter den?': {
    clauses: [['permit'], ['-', 'Vem sköter balkongens inglasning?', 'Föreningen.', 'Du ensam.', 'board']],
  },
  'När kontrollerades balkongen, och får jag glasa in den?': {
    notWithin: 10,
    clauses: [
      [
        'upkeep',
        'När kontrollerades balkongen?',
        'De senaste åren.',
        'Aldrig, eller en lagning väntar.',
        'board',
        'terrace',
      ],
      [
        'beside glazing',
        'Får jag glasa in balkongen, och vem söker lovet?',
        'Ja, och föreningen har lovet.',
        'Nej, eller du ensam.',
        'board',
      ],
    ],
  },
  'Är avstyckningen klar, och var går den nya gränsen?': {
    clauses: [
      ['named subdivision'],
      [
        'named boundary',
        'Får jag gå längs tomtgränsen, och är ni ense med grannarna?',
        'Ja, med märken att se.',
        'Ingen vet säkert.',
        'seller',
      ],
    ],
  },
  'Ingår robotgräsklipparen, och ligger slingan rätt?': {
    clauses: [['whose'], ['-', 'Ligger robotgräsklipparens slinga rätt?', 'Ja.', 'Nej.', 'seller']],
  },
  'Ingår växthuset, och är glasen hela?': {
    clauses: [['whose'], ['-', 'Är glasen i växthuset hela?', 'Ja.', 'Nej.', 'seller']],
  },
  'Ingår markiserna, och fungerar alla?': {
    clauses: [['whose'], ['-', 'Fungerar alla markiser?', 'Ja.', 'Någon är trasig.', 'seller']],
  },
};
