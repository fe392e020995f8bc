import { z } from 'zod';

/** What somebody looks for in a list: at most 200 characters. */
export const searchText = z.string().trim().max(200, 'Sökningen får ha högst 200 tecken.');

/** An index of a column's trigrams, by which texts that contain three letters or more in a row are found. */
export const searchIndex = (table: string, column: string) => {
  const name = `${table}_${column}_search_index`;
  return { name, expression: `create index "${name}" on "${table}" using gin ("${column}" gin_trgm_ops)` };
};

/** The pattern of `ilike` for texts that contain what is looked for, letter by letter. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
