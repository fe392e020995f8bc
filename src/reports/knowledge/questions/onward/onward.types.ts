import type { AskRow } from '../asks/ask.types.js';

/** The question that the advert answers, as it is asked without a quote before it, and what is asked instead. */
export type OnwardRow = readonly [answered: string, ...row: AskRow];
