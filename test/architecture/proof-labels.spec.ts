import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRulesReport } from '../../src/reports/rules-analyst.js';
import { listingSchema } from '../../src/scraping/listing.schema.js';
import { fieldLabel } from '../../web/src/shared/field-labels.js';
import { inputLabel, tableLabel } from '../../web/src/features/report/logic/proof-names.js';

/** Every proof in a value, whatever it is part of. */
function proofsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(proofsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  return [...('kind' in node ? [node] : []), ...Object.values(node).flatMap(proofsIn)];
}

it('names everything that a proof shows in Swedish', () => {
  const folder = join(import.meta.dirname, '../golden/planted');
  const proofs = readdirSync(folder).flatMap((file) => {
    const { listing } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { listing: unknown };
    const today = new Date('2026-11-21T12:00:00Z');
    const input = { listing: listingSchema.parse(listing), images: [], disagreements: [], today };
    return proofsIn(writeRulesReport(input));
  });
  expect(proofs.length).toBeGreaterThan(1000);
  const unnamed = proofs.flatMap(({ kind, inputs = {}, table, name, field }) => {
    if (kind === 'computed') return Object.keys(inputs as object).filter((each) => inputLabel(each) === each);
    const [word, label] =
      kind === 'reference'
        ? [table as string, tableLabel]
        : [(name ?? field) as string | undefined, fieldLabel];
    return word !== undefined && label(word) === word ? [word] : [];
  });
  expect([...new Set(unnamed)]).toEqual([]);
});
