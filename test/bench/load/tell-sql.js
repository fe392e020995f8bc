import { createRequire } from 'node:module';

// Loaded into a server (NODE_OPTIONS=--import): it tells each statement that it asks PostgreSQL, as a line of JSON, and
// on SIGUSR2 that there were no more until then.
// The ORM has a version of its own.
const pg = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg');
const tell = (line) => process.stdout.write(`\n${JSON.stringify({ asked: line })}\n`);
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (sql, values, ...others) {
  if (typeof sql === 'string') tell([sql, values ?? []]);
  return query.call(this, sql, values, ...others);
};
process.on('SIGUSR2', () => tell(null));
