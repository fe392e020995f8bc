import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.js';

const folder = mkdtempSync(join(tmpdir(), 'visningsklar-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (command: string, ...args: string[]) =>
  startChild({ name: 'Klockan', command, args, logFile: join(folder, 'log') });
const heardAtExit = () => process.listenerCount('exit');

describe('a program that is to end with us', () => {
  it('is remembered while it runs', async () => {
    const before = heardAtExit();
    const child = await start('/bin/sleep', '60');
    expect(heardAtExit()).toBe(before + 1);
    await child.stop(['SIGTERM'], 10_000);
    expect(heardAtExit()).toBe(before);
  });

  it('is forgotten when it could not be started', async () => {
    const before = heardAtExit();
    await expect(start('/no/such')).rejects.toThrow('Klockan cannot be started');
    expect(heardAtExit()).toBe(before);
  });
});
