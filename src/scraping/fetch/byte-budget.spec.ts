import { ByteBudget } from './byte-budget.js';

/** An answer that is being read until `end` is called. */
function answer(budget: ByteBudget, most: number) {
  let begin: (cap: number) => void;
  let end!: (bytes: number) => void;
  const began = new Promise<number>((resolve) => (begin = resolve));
  const ended = new Promise<number>((resolve) => (end = resolve));
  const done = budget.spend(most, async (cap) => {
    begin(cap);
    return { bytes: await ended };
  });
  return { began, end, done };
}

it('lets an answer wait until there is room for it, and gives back what one did not use', async () => {
  const budget = new ByteBudget(10);
  const first = answer(budget, 6);
  const second = answer(budget, 6);
  expect(await first.began).toBe(6);
  let waits = true;
  void second.began.then(() => (waits = false));
  await new Promise(setImmediate);
  expect(waits).toBe(true);
  first.end(3);
  // 10 − 3 = 7, so the second has its whole 6.
  expect(await second.began).toBe(6);
  second.end(5);
  await second.done;
  // 7 − 5 = 2 are left for a third, and nothing for a fourth.
  const third = answer(budget, 6);
  expect(await third.began).toBe(2);
  third.end(2);
  await third.done;
  expect(await answer(budget, 6).began).toBe(0);
});

it('gives the room back when an answer fails', async () => {
  const budget = new ByteBudget(10);
  const fault = new Error('broken');
  await expect(budget.spend(8, () => Promise.reject(fault))).rejects.toBe(fault);
  expect(await answer(budget, 8).began).toBe(8);
});
