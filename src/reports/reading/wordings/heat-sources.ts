import type { HeatId } from '../../knowledge/heat-sources.js';
import { words } from '../text/sources.js';

/** How adverts name ways to heat a house that are told and not judged. */
export const heatPatterns: Readonly<Record<HeatId, RegExp>> = {
  /** `frånluftsvärmepump`. */
  'exhaust-air-pump': words(String.raw`frånlufts(?:värme)?pump(?:en|ar)?`),
  /** `luft/vattenvärmepump`, `L/V-pump`. */
  'air-to-water-pump': words(
    String.raw`luft[-/\s–]{1,3}vatten[-\s]?(?:värme)?(?:pump(?:en)?)?|l[-/]v[-\s]?(?:värme)?pump(?:en)?`,
  ),
  /** `jordvärme`. */
  'ground-loop-pump': words(String.raw`jordvärme(?:n|pump(?:en)?|anläggning(?:en)?)?`),
  /** Of lake or ground water, or of a kind that is not named. */
  'other-pump': words(
    String.raw`(?:sjö|mark|grundvatten)värme(?:n|pump(?:en)?|anläggning(?:en)?)?|värmepump(?:en)?`,
  ),
  'district-heating': words(
    String.raw`fjärrvärme(?:n|(?:under)?central(?:en)?|växlare(?:n)?|anläggning(?:en)?)?`,
  ),
};
