import { denied } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, words } from '../text/sources.js';

const waterKnown = words(
  String.raw`kommunalt\s+(?:dricksvatten|vatten|va(?!\p{L}))|vatten(?:\s+och\s+avlopp)?\s*:\s*kommunal\p{L}*|vatten(?:prov|analys)\p{L}*(?!\s+(?:saknas|(?:finns|är)\s+(?:ej|inte)))|(?:o)?tjänligt?|vatten(?:\s+\p{L}+){0,4}?\s+(?:prov(?:svar|resultat)?|analys(?:svar)?)(?!\p{L})(?!\s+(?:saknas|(?:finns|är)\s+(?:ej|inte)))|(?:testat|provat|analyserat)\s+(?:dricks)?vatten|vattn?et\s+(?:är\s+)?(?:testat|analyserat|provtaget|godkänt)`,
);

/** True when the texts tell of a test of the water, or that it comes from the municipality. */
export const isWaterKnown = ({ sources }: Advert): boolean =>
  findAll(sources, waterKnown).some((quote) => !denied(sources, quote));
