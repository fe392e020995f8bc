import { z } from 'zod';
import { AppError } from '../shared/app-error.js';
import { isStorable } from '../shared/storable.js';

/** The place after a row of a list: what it is ordered by, as PostgreSQL writes it, and its id. */
export type ListPlace = readonly [key: string, id: string];

/** Types of PostgreSQL that lists are ordered by. */
export type KeyType = 'timestamptz' | 'integer' | 'double precision' | 'text';

const placeSchema = z.tuple([z.string(), z.uuid()]);
const timestamp =
  /^([1-9]\d{3}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4])(:?[0-5]\d)?)$/;

export function encodeCursor(place: ListPlace): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** @throws AppError 422 of what PostgreSQL could not read as such a place: anyone can write a cursor */
export function decodeCursor(cursor: string, type: KeyType): ListPlace {
  try {
    const [key, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (!isOfType[type](key)) throw new Error(`"${key}" is no ${type}`);
    return [key, id];
  } catch (cause) {
    throw new AppError({
      code: 'validation',
      status: 422,
      userMessage: 'Sidan i listan kunde inte hittas.',
      cause,
    });
  }
}

const isOfType: Readonly<Record<KeyType, (key: string) => boolean>> = {
  timestamptz: (key) => isDay(timestamp.exec(key)?.[1]),
  integer: (key) => /^-?\d{1,10}$/.test(key) && Math.abs(Number(key)) < 2 ** 31,
  'double precision': (key) => key === 'Infinity' || /^-?\d{1,17}(\.\d{1,17})?(e[+-]\d{1,2})?$/.test(key),
  text: isStorable,
};

/** Whether the calendar has the day, `YYYY-MM-DD`. */
function isDay(day: string | undefined): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}
