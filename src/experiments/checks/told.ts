import type { RedFlag } from '../../reports/analysis-result.schema.js';
import { shortened } from './claim-words.js';
import { wordIn } from './words.js';

/** Whether one of the flags tells of something, in its own words or in those of the advert that it quotes. */
export const isTold = (flags: readonly RedFlag[], words: readonly string[]): boolean =>
  flags.some((flag) => wordIn(flagText(flag), words) !== undefined);

/** The flags whose title is about something. */
export const flagsAbout = (flags: readonly RedFlag[], words: readonly string[]): RedFlag[] =>
  flags.filter(({ title }) => wordIn(title, words) !== undefined);

/** `critical ”Hög skuld”, warning ”…”` */
export const inWords = (flags: readonly RedFlag[]): string =>
  flags.map(({ severity, title }) => `${severity} ”${shortened(title)}”`).join(', ') || 'nothing';

const flagText = ({ rule, title, category, description, evidence }: RedFlag): string =>
  [rule, title, category, description, ...evidence.map((proof) => ('text' in proof ? proof.text : ''))].join(
    ' ',
  );
