/** How adverts name each stands in `reading/wordings/heat-sources.ts`. */
export type HeatId =
  'exhaust-air-pump' | 'air-to-water-pump' | 'ground-loop-pump' | 'other-pump' | 'district-heating';

/** A way to heat a house whose life has no source that we trust: it is told, and never judged by its age. */
interface UnjudgedHeat {
  readonly id: HeatId;
  readonly part: 'otherHeatPump' | 'districtHeating';
  /** Definite form, to begin a sentence. */
  readonly the: string;
  /** Plural, for a sentence about all of them. */
  readonly all: string;
  /** What to ask for. */
  readonly ask: string;
}

const pumpAsk =
  'Fråga efter serviceprotokoll, och läs tillverkningsåret på typskylten. Be säljaren visa larm och drifttimmar i displayen.';

/** In order: the first that an advert names holds, so the plain word comes last. */
export const unjudgedHeat: readonly UnjudgedHeat[] = [
  {
    id: 'exhaust-air-pump',
    part: 'otherHeatPump',
    the: 'Frånluftsvärmepumpen',
    all: 'frånluftsvärmepumpar',
    ask: pumpAsk,
  },
  {
    id: 'air-to-water-pump',
    part: 'otherHeatPump',
    the: 'Luft/vattenvärmepumpen',
    all: 'luft/vattenvärmepumpar',
    ask: pumpAsk,
  },
  {
    id: 'ground-loop-pump',
    part: 'otherHeatPump',
    the: 'Jordvärmepumpen',
    all: 'jordvärmepumpar',
    ask: pumpAsk,
  },
  {
    id: 'other-pump',
    part: 'otherHeatPump',
    the: 'Värmepumpen',
    all: 'värmepumpar av den sorten',
    ask: pumpAsk,
  },
  {
    id: 'district-heating',
    part: 'districtHeating',
    the: 'Fjärrvärmecentralen',
    all: 'fjärrvärmecentraler',
    ask: 'Fråga om huset äger centralen, vem som servar den och när växlaren byttes. Be om serviceprotokollet.',
  },
];
