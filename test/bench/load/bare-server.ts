import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './asked-sql.js';

// The bare counterpart of the reading endpoints: the statements that the product asks, on a pool of the same size, and
// the rows as they come. It checks no signature, knows no errors and shapes nothing. Run as a process by `bare.ts`.
const { DATABASE_URL, PORT, STATEMENTS } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL!, max: 10 });
const statements = JSON.parse(STATEMENTS!) as Record<string, readonly Statement[]>;
const ask = async ([sql, values]: Statement) => (await pool.query(sql, [...values])).rows as unknown[];

const app = Fastify();
for (const path of new Set(Object.keys(statements).map((url) => url.split('?')[0]!))) {
  app.get(path, async ({ url }) => {
    // Who asks is known first; then all else is asked at once, whatever the product waits for in between.
    const [first, ...others] = statements[url]!;
    return [await ask(first!), ...(await Promise.all(others.map(ask)))];
  });
}
app.get('/api/health/ready', async () => (await pool.query('select 1')).rows as unknown[]);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
