import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of its own that says READY, with an orderly shutdown and what `body` adds to it. */
function begin(body: string) {
  const program = `
    import { orderlyShutdown } from './src/shared/life/shutdown.ts';
    const hangs = () => new Promise(() => undefined);
    const shutdown = orderlyShutdown({
      limitMs: Number(process.env.LIMIT_MS),
      onSignal: () => console.log('asked'),
      complain: (line) => process.stdout.write('complaint: ' + line.split('\\n')[0] + '\\n'),
    });
    setInterval(() => undefined, 1000);
    ${body}
    console.log('READY');`;
  const child = spawn(
    process.execPath,
    ['--import', './scripts/typescript.js', '--input-type=module', '-e', program],
    { env: { PATH: process.env['PATH'], LIMIT_MS: '60000' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const until = async (words: string) => {
    while (!said.includes(words)) {
      if (child.exitCode !== null) throw new Error(`It ended without saying "${words}": ${said}`);
      await sleep(10);
    }
  };
  return { child, ended, until, lines: () => said.trim().split('\n').slice(1) };
}

describe('an orderly end', () => {
  it('does the steps from the last added to the first and ends with 0', async () => {
    const { child, ended, until, lines } = begin(`
      shutdown.add('first', () => console.log('first'));
      shutdown.add('second', async () => console.log('second'));`);
    await until('READY');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(lines()).toEqual(['asked', 'second', 'first']);
  });

  it('does the rest when a step fails, and ends with 1', async () => {
    const { child, ended, until, lines } = begin(`
      shutdown.add('first', () => console.log('first'));
      shutdown.add('second', async () => { throw new Error('no') });`);
    await until('READY');
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(lines()).toEqual(['asked', 'complaint: second: no', 'first']);
  });

  it('names what hangs and ends with 1 when the time is over', async () => {
    const { ended, lines } = begin(`
      process.env.LIMIT_MS = '0';
      const quick = orderlyShutdown({ limitMs: 300, onSignal() {}, complain: (line) => console.log('READY\\n' + line) });
      quick.add('jobs', hangs);
      quick.end(0);`);
    expect(await ended).toBe(1);
    expect(lines().at(-1)).toBe('Ended by force after 0.3 s; still under way: jobs.');
  });

  it('ends at once with 1 at a second signal, but not at the same one handed on twice', async () => {
    const { child, ended, until, lines } = begin(`shutdown.add('requests', hangs);`);
    await until('READY');
    child.kill('SIGTERM');
    await until('asked');
    child.kill('SIGTERM');
    await sleep(1_200);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(lines()).toEqual(['asked', 'complaint: Ended by a second signal; still under way: requests.']);
  });

  it.each([
    ['an exception', `setTimeout(() => { throw new Error('lost') }, 200);`],
    ['a rejection', `setTimeout(() => { Promise.reject(new Error('lost')) }, 200);`],
  ])('begins by itself when nobody caught %s, with 1', async (_what, body) => {
    const { ended, lines } = begin(`shutdown.add('first', () => console.log('first')); ${body}`);
    expect(await ended).toBe(1);
    expect(lines()).toEqual(['complaint: Nobody caught: Error: lost', 'first']);
  });

  it.each(['stdout', 'stderr'] as const)(
    'begins by itself when nobody reads its %s any more',
    async (name) => {
      const other = name === 'stdout' ? 'stderr' : 'stdout';
      const { child, ended, until, lines } = begin(`
      shutdown.add('first', () => process.${other}.write('first\\n'));
      setInterval(() => process.${name}.write('.'), 20);`);
      await until('READY');
      child[name].destroy();
      expect(await ended).toBe(1);
      expect(lines().at(-1)).toMatch(/first$/);
    },
  );
});
