import type { MigrationObject } from '@mikro-orm/core';

/** Every migration in its order; a list instead of a folder scan, so that all entry points run the same ones. */
export const migrations: readonly MigrationObject[] = [];
