import type { Listing } from '../../../src/scraping/listing.types.js';
import { associationFigures, associationFlags } from '../../../src/reports/risks/association/association.js';
import { contextOf } from '../../../src/reports/facts/context.js';
import { leaseholdFlags } from '../../../src/reports/risks/association/leasehold.js';
import { documentedFlat, today } from './adverts.js';

const { associationFacts: _known, ...bare } = documentedFlat;

/** What specs read of the association and its land from a flat's text alone: its page states no figure of them. */
export function flagsTold(description: string, more: Listing = {}) {
  const listing = { ...bare, ...more, description };
  const context = contextOf({ listing, images: [], disagreements: [], today });
  return [...associationFlags(context, associationFigures(context)), ...leaseholdFlags(context)];
}

/** `flagsTold` as severities by rule. */
export function severities(description: string, more: Listing = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(flagsTold(description, more).map((flag) => [flag.rule, flag.severity]));
}

/** The rules of those flags that are critical. */
export function critical(description: string): string[] {
  return flagsTold(description).flatMap((flag) => (flag.severity === 'critical' ? [flag.rule] : []));
}
