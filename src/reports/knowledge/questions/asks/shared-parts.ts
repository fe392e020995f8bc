import type { AskRow } from './ask.types.js';

const planned = (the: string, covers: string): AskRow[] => [
  [
    `Vilket år står ${the} i underhållsplanen, och hur ska det betalas?`,
    'Ett årtal, och pengarna är sparade.',
    'Inte med i planen, eller med lån och höjd avgift.',
    'board',
    covers,
  ],
];
const nearer = (the: string, covers: string): AskRow[] => [
  [
    `När tänker styrelsen byta ${the}, och höjs avgiften för det?`,
    'Ett årtal, och ingen höjning.',
    'Ingen vet.',
    'board',
    covers,
  ],
];

/** What to ask of old parts that the association owns, by the finding's rule. */
export const sharedPartAsks: Readonly<Record<string, readonly AskRow[]>> = {
  'past-life-roof': planned('taket', 'shell roof'),
  'near-end-roof': nearer('taket', 'shell roof'),
  'past-life-facade': planned('fasaden', 'shell facade'),
  'near-end-facade': nearer('fasaden', 'shell facade'),
  'past-life-windows': planned('fönstren', 'shell'),
  'near-end-windows': nearer('fönstren', 'shell'),
  'past-life-drainage': planned('husets dränering', 'shell drainage'),
  'near-end-drainage': nearer('husets dränering', 'shell drainage'),
  'past-life-ventilation': planned('fastighetens ventilation', 'ventilation'),
  'near-end-ventilation': nearer('fastighetens ventilation', 'ventilation'),
  'past-life-boiler': planned('fastighetens panna', 'heating'),
  'near-end-boiler': nearer('fastighetens panna', 'heating'),
  'past-life-groundHeatPump': planned('fastighetens värmepump', 'heating'),
  'near-end-groundHeatPump': nearer('fastighetens värmepump', 'heating'),
  'past-life-heatPump': planned('fastighetens värmepump', 'heating'),
  'near-end-heatPump': nearer('fastighetens värmepump', 'heating'),
};
