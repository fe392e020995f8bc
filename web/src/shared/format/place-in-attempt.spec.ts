import { placeInAttempt } from './place-in-attempt.js';

it('counts the runs of each attempt from one, whatever their own numbers and order', () => {
  const runs = [
    { attempt: 3, run: 6 },
    { attempt: 3, run: 5 },
    { attempt: 2, run: 3 },
    { attempt: 1, run: 1 },
  ];
  expect(runs.map((run) => placeInAttempt(run, runs))).toEqual([2, 1, 1, 1]);
});
