import type { PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import type { AppError } from '../app-error.js';

/**
 * The id of a row, in small letters as PostgreSQL tells it. It finds a row however an id is spelt, but ids become parts
 * of texts that are compared letter by letter: references, subjects, keys.
 */
export const rowId = z.uuid().toLowerCase();

/**
 * Reads an id that a caller names.
 * @throws what `NotFound` makes: an id that cannot exist is answered like one that does not
 */
export function readId(text: string, NotFound: new () => AppError): string {
  const { data } = rowId.safeParse(text);
  if (data === undefined) throw new NotFound();
  return data;
}

/** The pipe of each id in a route. */
export const idParam = (NotFound: new () => AppError): PipeTransform<string, string> => ({
  transform: (text) => readId(text, NotFound),
});
