import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { versionOf } from '../../src/shared/code-version.js';

// A checkout of its own with sources of a few lines, so that it is really built, in seconds.
let root: string;

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'visningsklar-start-')));
  for (const part of [
    'bin',
    'scripts',
    'src/embedded/process-table.ts',
    'src/shared/code-version.ts',
    'tsconfig.json',
    'tsconfig.build.json',
  ])
    cpSync(part, join(root, part), { recursive: true });
  for (const part of ['package.json', 'nest-cli.json']) cpSync(part, join(root, part));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'cli'));
  mkdirSync(join(root, 'migrations'));
  write('cli/main.ts', `console.log('first', process.argv.slice(2).join(' '));`);
  write('src/main.ts', `console.log('server');`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, code: string) => writeFileSync(join(root, path), `${code}\nexport {};\n`);

/** As Node 20 is: older than needed, and without an eye for TypeScript. */
const asOldNode = [
  '--no-experimental-strip-types',
  '--import',
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.0.0'})`,
];

function run(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: unknown; out: string; err: string; pid?: number }>((done) => {
    const { PATH, HOME } = process.env;
    const child = execFile(
      process.execPath,
      args,
      { cwd: root, env: { PATH, HOME, ...env } },
      (error, out, err) =>
        done({ code: error ? error.code : 0, out: out.trim(), err, ...(child.pid && { pid: child.pid }) }),
    );
  });
}

describe('bin/app-cli.js', () => {
  it('builds what was never built, also when an old Node starts it', async () => {
    const first = await run([...asOldNode, 'bin/app-cli.js', 'db', '--help']);
    expect(first).toMatchObject({ code: 0, out: 'first db --help' });
    expect(first.err).toMatch(/^Building server … done \(\d+ s\)\n$/);
    // A build is known by the sources it was made of, as a measurement of those sources is.
    expect(JSON.parse(readFileSync(join(root, 'dist/src/build.json'), 'utf8'))).toMatchObject({
      modules: {
        embedded: versionOf(join(root, 'src/embedded')),
        shared: versionOf(join(root, 'src/shared')),
      },
    });
  }, 120_000);

  it('builds nothing while the sources are the same', async () => {
    expect(await run([...asOldNode, 'bin/app-cli.js', 'a'])).toMatchObject({
      code: 0,
      out: 'first a',
      err: '',
    });
    expect(await run(['bin/app-cli.js', 'b'])).toMatchObject({ code: 0, out: 'first b', err: '' });
  }, 60_000);

  it('builds anew when a source changed', async () => {
    write('cli/main.ts', `console.log('second'); process.exitCode = 3;`);
    const second = await run(['bin/app-cli.js']);
    expect(second).toMatchObject({ code: 3, out: 'second' });
    expect(second.err).toContain('Building server');
  }, 120_000);

  it('tells of its use by the build there is, whatever changed since', async () => {
    write('cli/main.ts', `console.log('third');`);
    for (const asked of [
      ['--help'],
      ['db', '-h'],
      ['help', 'db'],
      ['-q', 'completion', 'bash'],
      ['--version'],
    ])
      expect(await run(['bin/app-cli.js', ...asked])).toMatchObject({ code: 3, out: 'second', err: '' });
  }, 60_000);

  it('builds for what only looks like that, silently when it is to be quiet', async () => {
    const third = await run(['bin/app-cli.js', 'users', '--quiet', '--', '--help', 'completion']);
    expect(third).toMatchObject({ code: 0, out: 'third', err: '' });
  }, 120_000);

  it('says in a line that the sources do not compile, and runs no old build', async () => {
    write('cli/main.ts', `const count: number = 'three'; console.log(count);`);
    const broken = await run(['bin/app-cli.js']);
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.err).toContain('The build failed');
    expect(broken.err).not.toContain('    at ');
    // Half a build is none.
    expect(await run(['bin/app-cli.js', '--help'])).toMatchObject({ code: 1, out: '' });
  }, 120_000);

  it('runs a build that came without its sources, as in an image', async () => {
    rmSync(join(root, 'tsconfig.build.json'));
    mkdirSync(join(root, 'dist/cli'), { recursive: true });
    writeFileSync(join(root, 'dist/cli/main.js'), `console.log('packed');`);
    expect(await run(['bin/app-cli.js'])).toMatchObject({ code: 0, out: 'packed', err: '' });
  });
});

describe('scripts/start.js', () => {
  beforeAll(() => {
    rmSync(join(root, 'tsconfig.build.json'), { force: true });
    mkdirSync(join(root, 'dist/src'), { recursive: true });
    writeFileSync(
      join(root, 'dist/src/main.js'),
      `const { MALLOC_ARENA_MAX, UV_THREADPOOL_SIZE } = process.env;
       console.log(MALLOC_ARENA_MAX, UV_THREADPOOL_SIZE, process.ppid, process.pid)`,
    );
  });

  it('runs the server in its own place, with few arenas of memory and threads for all', async () => {
    const { code, out, err, pid } = await run(['scripts/start.js']);
    expect([code, out, err]).toEqual([0, `2 16 ${process.pid} ${pid}`, '']);
    expect((await run([...asOldNode, 'scripts/start.js'])).out).toMatch(/^2 16 /);
    expect((await run(['scripts/start.js'], { MALLOC_ARENA_MAX: '' })).out).toMatch(/^2 16 /);
  });

  it('leaves an operator the choice of each', async () => {
    expect((await run(['scripts/start.js'], { MALLOC_ARENA_MAX: '4' })).out).toMatch(/^4 16 /);
    expect((await run(['scripts/start.js'], { UV_THREADPOOL_SIZE: '8' })).out).toMatch(/^2 8 /);
    const both = { MALLOC_ARENA_MAX: '4', UV_THREADPOOL_SIZE: '8' };
    expect((await run([...asOldNode, 'scripts/start.js'], both)).out).toMatch(/^4 8 /);
  });
});

describe('.env', () => {
  const shown = ['OPENAI_MODEL', 'SMTP_URL', 'MAIL_FROM', 'FROM_ENV_FILE'];
  const program = `console.log(JSON.stringify(${JSON.stringify(shown)}.map((name) => process.env[name] ?? null)))`;
  const starts = [['scripts/start.js'], ['bin/app-cli.js']];
  const file = () => join(root, '.env');

  beforeAll(() => {
    rmSync(join(root, 'tsconfig.build.json'), { force: true });
    for (const part of ['dist/src', 'dist/cli']) {
      mkdirSync(join(root, part), { recursive: true });
      writeFileSync(join(root, part, 'main.js'), program);
    }
  });
  afterEach(() => rmSync(file(), { force: true }));

  it.each(starts)('is read by %s, and the environment wins', async (start) => {
    writeFileSync(
      file(),
      '# What it is for.\n\nOPENAI_MODEL=liten-modell # den billiga\nexport SMTP_URL="smtp://127.0.0.1:2525"\nMAIL_FROM=fil@test.example\n',
    );
    const read = await run([start], { MAIL_FROM: 'hej@test.example', SMTP_URL: '' });
    expect([read.code, read.err]).toEqual([0, '']);
    expect(JSON.parse(read.out)).toEqual([
      'liten-modell',
      'smtp://127.0.0.1:2525',
      'hej@test.example',
      'OPENAI_MODEL,SMTP_URL',
    ]);
  });

  it.each(starts)('is not missed by %s', async (start) => {
    const { code, out } = await run([start]);
    expect([code, JSON.parse(out)]).toEqual([0, [null, null, null, null]]);
  });

  it.each([
    ['OPENAI_MODEL=a\n\nOPENAI_API_KEY sk-hemlig\n', 3],
    ['MAIL_FROM="en rad\noch en till"\nhej\n', 3],
    ["MAIL_FROM=Anna's\n=tom\n", 2],
  ])('is refused at a line that says nothing, without telling what stands there: %j', async (text, line) => {
    writeFileSync(file(), text);
    const { code, out, err } = await run(['scripts/start.js']);
    expect([code, out]).toEqual([1, '']);
    expect(err.trim().split('\n')).toEqual([
      `.env, line ${line}: NAME=value is needed, or # before what is only to be read`,
    ]);
  });
});
