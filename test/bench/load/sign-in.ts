import { verify } from 'argon2';
import { hashPassword } from '../../../src/auth/password.js';
import { callAs } from '../../support/api-client.js';
import { sized } from '../effort.js';
import { percentile } from './percentile.js';
import { password } from './people.js';
import type { Stage } from './stage.js';

/** Within what one address may try in its time. */
const signIns = sized(120, 4);
const atOnce = 8;

/** Log-ins, some at once, beside the bare check of the same passwords in this process. */
export async function loadSignIn({ server, newcomers }: Stage) {
  const call = callAs(server.url);
  const ours = await timesOf(async (index) => {
    const { email } = newcomers[index % newcomers.length]!;
    const { status } = await call('POST', '/auth/login', { email, password });
    if (status !== 200) throw new Error(`A log-in answered ${status}`);
  });
  const hash = await hashPassword(password);
  const bare = await timesOf(async () => void (await verify(hash, password)));
  return {
    signIns,
    p50: percentile(ours, 50),
    p99: percentile(ours, 99),
    bareP50: percentile(bare, 50),
    bareP99: percentile(bare, 99),
  };
}

async function timesOf(act: (index: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const one = async () => {
    for (let index = next++; index < signIns; index = next++) {
      const started = performance.now();
      await act(index);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return times;
}
