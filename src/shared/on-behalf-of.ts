import { AsyncLocalStorage } from 'node:async_hooks';

const people = new AsyncLocalStorage<string>();

/**
 * Does the work on behalf of a person, so that what it waits for, however deep, can be shared out fairly between people.
 * @param id an id of ours; whoever shares out sees no more of the person
 */
export function onBehalfOf<T>(id: string, work: () => T): T {
  return people.run(id, work);
}

/** On whose behalf this work is done; empty for our own. */
export function onWhoseBehalf(): string {
  return people.getStore() ?? '';
}
