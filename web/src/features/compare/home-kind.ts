import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';

/**
 * What a home's costs may be held against: a flat's against flats', a house's against houses', anything else against
 * its own type. Null: nobody has said what it is, so its costs stand alone. Told apart as the server counts them.
 */
export function homeKind({
  propertyType,
  tenure,
}: Pick<ComparedProperty, 'propertyType' | 'tenure'>): string | null {
  const type = propertyType?.toLowerCase() ?? '';
  if (/villa|hus/.test(type)) return 'house';
  if (type.includes('lägenhet') || tenure?.toLowerCase().includes('bostadsrätt')) return 'flat';
  return type || null;
}
