/** A way to heat a house whose life has no source that we trust: it is told, and never judged by its age. */
interface UnjudgedHeat {
  readonly part: 'otherHeatPump' | 'districtHeating';
  /** How adverts name it; whole words. */
  readonly pattern: string;
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
    part: 'otherHeatPump',
    pattern: String.raw`frånlufts(?:värme)?pump(?:en|ar)?`,
    the: 'Frånluftsvärmepumpen',
    all: 'frånluftsvärmepumpar',
    ask: pumpAsk,
  },
  {
    part: 'otherHeatPump',
    pattern: String.raw`luft[-/\s–]{1,3}vatten[-\s]?(?:värme)?(?:pump(?:en)?)?|l[-/]v[-\s]?(?:värme)?pump(?:en)?`,
    the: 'Luft/vattenvärmepumpen',
    all: 'luft/vattenvärmepumpar',
    ask: pumpAsk,
  },
  {
    part: 'otherHeatPump',
    pattern: String.raw`jordvärme(?:n|pump(?:en)?|anläggning(?:en)?)?`,
    the: 'Jordvärmepumpen',
    all: 'jordvärmepumpar',
    ask: pumpAsk,
  },
  {
    part: 'otherHeatPump',
    pattern: String.raw`(?:sjö|mark|grundvatten)värme(?:n|pump(?:en)?|anläggning(?:en)?)?|värmepump(?:en)?`,
    the: 'Värmepumpen',
    all: 'värmepumpar av den sorten',
    ask: pumpAsk,
  },
  {
    part: 'districtHeating',
    pattern: String.raw`fjärrvärme(?:n|(?:under)?central(?:en)?|växlare(?:n)?|anläggning(?:en)?)?`,
    the: 'Fjärrvärmecentralen',
    all: 'fjärrvärmecentraler',
    ask: 'Fråga om huset äger centralen, vem som servar den och när växlaren byttes. Be om serviceprotokollet.',
  },
];
