import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropOlder } from '../support/kept-cluster.js';

describe('the kept clusters of the tests', () => {
  const all = mkdtempSync(join(tmpdir(), 'visningsklar-kept-'));
  afterAll(() => rmSync(all, { recursive: true }));

  it('lose those of older migrations, and not what another process is making', () => {
    for (const name of ['aaaa', 'aaaa.17', 'bbbb.4711'])
      mkdirSync(join(all, name, 'postgres'), { recursive: true });
    dropOlder(all, 'bbbb');
    expect(readdirSync(all)).toEqual(['bbbb.4711']);
    expect(readdirSync(join(all, 'bbbb.4711'))).toEqual(['postgres']);
  });

  it('may be none yet', () => {
    expect(() => dropOlder(join(all, 'none'), 'bbbb')).not.toThrow();
  });
});
