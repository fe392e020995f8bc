import { atEvenTime } from './even-time.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const work = (ms: number) => () =>
  new Promise<string>((resolve, reject) =>
    setTimeout(() => (ms === 30 ? reject(new Error('taken')) : resolve('done')), ms),
  );

it.each([
  [3, 250],
  [142, 250],
  [145, 250],
  [251, 500],
])('answers what took %i ms after %i ms', async (ms, answeredMs) => {
  const answered = jest.fn();
  const answer = atEvenTime(work(ms)).then(answered);
  await jest.advanceTimersByTimeAsync(answeredMs - 1);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledWith('done');
});

it('refuses at the same time as it answers', async () => {
  const refused = jest.fn();
  const answer = atEvenTime(work(30)).catch(refused);
  await jest.advanceTimersByTimeAsync(249);
  expect(refused).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await answer;
  expect(refused).toHaveBeenCalledWith(new Error('taken'));
});
