import { createHash } from 'node:crypto';
import type { ReadDocument } from '../../../scraping/document.types.js';

/** Contents that are kept: those of the reports that are being read. What was found in one is small. */
const most = 200;

/**
 * The same reading of a document, done once for each content: the rules ask for it from many places, and whoever opens
 * a report has its documents anew from the database.
 */
export function readOnce<Found extends object>(
  read: (document: ReadDocument) => Found,
): (document: ReadDocument) => Found {
  const byDocument = new WeakMap<ReadDocument, Found>();
  const byContent = new Map<string, Found>();
  return (document) => {
    const known = byDocument.get(document);
    if (known) return known;
    const key = digestOf(document);
    const found = byContent.get(key) ?? read(document);
    if (byContent.size >= most) byContent.clear();
    byContent.set(key, found);
    byDocument.set(document, found);
    return found;
  };
}

/** Of all that a reading may go by. */
function digestOf({ name, kind, outcome, pages }: ReadDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([name, kind, outcome, pages]))
    .digest('base64');
}
