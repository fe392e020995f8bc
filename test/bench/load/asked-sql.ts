import { fileURLToPath } from 'node:url';
import { startServerProcess } from '../../support/server-process.js';
import { waitFor } from '../../support/wait-for.js';
import { serverFlags } from '../effort.js';

/** Text with `$1` and so on, and their values. */
export type Statement = readonly [sql: string, values: readonly unknown[]];

/** A timer of the server may ask something of its own meanwhile: of so many answers that which took fewest is taken. */
const answers = 3;

/**
 * What the product asks PostgreSQL to answer each path, in its order, taken from a web process of its own.
 * @throws when an answer is none of 2xx, or asks nothing or more than plain reading
 */
export async function askedSql(
  env: Readonly<Record<string, string>>,
  token: string,
  paths: readonly string[],
): Promise<Record<string, readonly Statement[]>> {
  const tell = fileURLToPath(new URL('tell-sql.js', import.meta.url));
  const server = await startServerProcess(
    { ...env, ROLE: 'web', NODE_OPTIONS: `--import ${tell}` },
    serverFlags,
  );
  const told = () =>
    [...server.output().matchAll(/^\{"asked":.*\}$/gm)].map(
      ([line]) => (JSON.parse(line) as { asked: Statement | null }).asked,
    );
  /** All that was asked until now. */
  const read = async () => {
    const marks = () => told().filter((one) => one === null).length;
    const before = marks();
    process.kill(server.pid, 'SIGUSR2');
    await waitFor(() => marks() > before, { everyMs: 10, what: 'what the server asked' });
    return told().filter((one) => one !== null);
  };
  const askedBy = async (path: string) => {
    const before = (await read()).length;
    const { ok, status } = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!ok) throw new Error(`${path} answered ${status}`);
    return (await read()).slice(before);
  };
  try {
    const asked: Record<string, readonly Statement[]> = {};
    for (const path of paths) {
      // The first fills what is kept in memory.
      await askedBy(path);
      const all: Statement[][] = [];
      for (let answer = 0; answer < answers; answer += 1) all.push(await askedBy(path));
      const statements = all.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
      if (statements.length === 0 || !statements.every(([sql]) => /^\s*(?:select|with)\b/i.test(sql)))
        throw new Error(`${path} asks ${JSON.stringify(statements)}`);
      asked[path] = statements;
    }
    return asked;
  } finally {
    await server.stop();
  }
}
