import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids and names of ours; never what a person is called, wrote or looked at. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

const contexts = new AsyncLocalStorage<Record<string, string | number | boolean | undefined>>();

/**
 * Does the work so that every line it logs, however deep, carries these fields and no others.
 * @param fields kept as they are: a getter is asked at each line
 */
export function withLogFields<T>(fields: LogFields, work: () => T): T {
  return contexts.run(fields as Record<string, string | number | boolean>, work);
}

/** Adds to the lines of the work under way from here on; nothing outside any. */
export function alsoLog(fields: LogFields): void {
  const own = contexts.getStore();
  if (own) Object.assign(own, fields);
}

/** What a line logged here would carry. */
export function logFields(): LogFields {
  return { ...contexts.getStore() };
}
