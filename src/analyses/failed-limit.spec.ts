import type { EntityManager } from '@mikro-orm/postgresql';
import { checkFailed, failedLimits } from './failed-limit.js';

const { analyses, attempts } = failedLimits;
const em = { count: async () => analyses } as unknown as EntityManager;

it('says how many failed analyses an account may have, and how often one may be started over', async () => {
  await expect(checkFailed(em, 'user', null)).rejects.toMatchObject({
    userMessage: expect.stringContaining(`Du har ${analyses} analyser som inte gick att slutföra.`),
  });
  await expect(checkFailed(em, 'user', { attempt: attempts })).rejects.toMatchObject({
    userMessage: expect.stringContaining(`Analysen har startats om ${attempts} gånger`),
  });
});
