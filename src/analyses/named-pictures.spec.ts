import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import type { LimitsService } from '../shared/limits/limits.service.js';
import { RunSuperseded } from './analysis.errors.js';
import { NamedPictures } from './named-pictures.js';

const claim = { userId: 'user', analysisId: 'analysis' };
const fork = { execute: async () => [{ count: 0, bytes: 0 }] };
const em = { fork: () => fork } as unknown as EntityManager;
/** What counts goes away between the two. */
const limits = {
  check: async () => undefined,
  count: () => Promise.reject(new Error('Redis is away')),
} as unknown as LimitsService;
let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
});
afterEach(() => warnings.mockRestore());

const expectTold = () => expect(warnings.mock.calls).toEqual([[expect.stringContaining('Redis is away')]]);

it('keeps what was done, though it cannot be counted', async () => {
  const named = new NamedPictures(em, limits);
  expect(await named.within(claim, async (mayStore) => mayStore(1_000))).toBe(true);
  expectTold();
});

it('throws the fault of the work, though what it stored cannot be counted', async () => {
  const work = async (mayStore: (bytes: number) => boolean) => {
    mayStore(1_000);
    throw new RunSuperseded();
  };
  await expect(new NamedPictures(em, limits).within(claim, work)).rejects.toBeInstanceOf(RunSuperseded);
  expectTold();
});
