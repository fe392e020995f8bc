import { openRedis } from '../../src/shared/redis/open-redis.js';
import { codeOf, reasonOf } from '../reason.js';
import { ok, since, unknown, warning, wrong, type Finding, type Given, type Probe } from './finding.js';

/** The first that trims streams by id, as live events are. */
const oldest = [6, 2] as const;

export const redisProbe: Probe = { name: 'redis', reads: ['REDIS_URL'], look };

type Client = ReturnType<typeof open>;

const open = (url: string) => openRedis({ url, socket: { reconnectStrategy: false } });

async function look({ env, config, signal }: Given): Promise<Finding[]> {
  if (!env['REDIS_URL']) return [wrong('redis', 'REDIS_URL is not set', 'set it, or run "npm start"')];
  const { host } = new URL(config.redisUrl);
  const client = open(config.redisUrl);
  client.on('error', () => undefined);
  signal.addEventListener('abort', () => client.destroy());
  const start = performance.now();
  try {
    await client.connect();
    const asked = performance.now();
    const info = read(await client.info());
    const latency = since(asked);
    return [
      versionOf(info, `${host}, ${versionIn(info)}, connected in ${since(start)}, answers in ${latency}`),
      evictionOf(info),
      await persistenceOf(client, info),
    ];
  } catch (error) {
    if (signal.aborted) throw error;
    return [refused(host, error)];
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** `name:value` on lines, with headings between. */
function read(info: string): ReadonlyMap<string, string> {
  return new Map(
    info.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^(\w+):(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value!] as const];
    }),
  );
}

type Info = ReadonlyMap<string, string>;

const versionIn = (info: Info): string =>
  info.has('valkey_version') ? `Valkey ${info.get('valkey_version')}` : `Redis ${info.get('redis_version')}`;

function versionOf(info: Info, found: string): Finding {
  const [major = 0, minor = 0] = (info.get('redis_version') ?? '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
    ? ok('redis', found)
    : wrong('redis', `${versionIn(info)} is too old`, `use Redis ${oldest.join('.')} or newer, or Valkey`);
}

function evictionOf(info: Info): Finding {
  const name = 'redis memory';
  const policy = info.get('maxmemory_policy');
  const limit = Number(info.get('maxmemory') ?? 0);
  const used = `${info.get('used_memory_human') ?? '?'} used`;
  if (policy === undefined)
    return unknown(
      name,
      'maxmemory-policy is not told',
      'see in the settings of your Redis that it is noeviction',
    );
  if (policy === 'noeviction') return ok(name, `${used}, maxmemory-policy noeviction`);
  const found = `${used}, maxmemory-policy ${policy}`;
  const remedy = 'set maxmemory-policy noeviction: otherwise jobs are thrown away when memory runs out';
  return limit > 0 ? wrong(name, found, remedy) : warning(name, `${found}, without maxmemory`, remedy);
}

async function persistenceOf(client: Client, info: Info): Promise<Finding> {
  const name = 'redis persistence';
  if (info.get('rdb_last_bgsave_status') === 'err')
    return wrong(name, 'its last save to disk failed', "look at its log, and at its disk's room and rights");
  if (info.get('aof_enabled') === '1') return ok(name, 'append-only file');
  const points = await client.configGet('save').then(
    ({ save }) => save ?? '',
    () => undefined,
  );
  if (points === undefined)
    return warning(
      name,
      'the save points are not told, and there is no append-only file',
      'see in the settings of your Redis that it keeps its data over a restart',
    );
  if (points !== '') return ok(name, `saved to disk, save points ${points}`);
  return warning(
    name,
    'off: a restart forgets all jobs',
    'set "appendonly yes" or "save 60 1"; without it jobs that were lost come back by the sweep, within minutes',
  );
}

function refused(host: string, error: unknown): Finding {
  const found = `${host}: ${reasonOf(error)}`;
  if (/WRONGPASS|NOAUTH|NOPERM|invalid password/i.test(found))
    return wrong('redis', found, 'set user and password in REDIS_URL right');
  const code = codeOf(error);
  return code === 'ETIMEDOUT' || code === 'EAI_AGAIN'
    ? unknown('redis', found, 'look at the network between here and there')
    : wrong('redis', found, 'start Redis there, or set REDIS_URL right');
}
