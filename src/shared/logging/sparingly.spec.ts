import { Sparingly } from './sparingly.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const recording = () => {
  const sparingly = new Sparingly();
  const said: string[] = [];
  const tell = (what: string) => sparingly.tell(what, (times) => said.push(`${what} ${times}`));
  return { tell, said };
};

it('tells at once the first time, and once a minute how often it happened since', () => {
  const { tell, said } = recording();
  for (let n = 0; n < 5; n += 1) tell('a');
  tell('b');
  expect(said).toEqual(['a 1', 'b 1']);
  jest.advanceTimersByTime(60_000);
  for (let n = 0; n < 3; n += 1) tell('a');
  expect(said.slice(2)).toEqual(['a 5']);
  jest.advanceTimersByTime(60_000);
  tell('a');
  expect(said.slice(3)).toEqual(['a 3']);
});

it('forgets what was told longest ago when a thousand others were', () => {
  const { tell, said } = recording();
  for (let n = 0; n < 1_000; n += 1) tell(`${n}`);
  tell('0');
  tell('one more');
  tell('1');
  expect(said.slice(1_000)).toEqual(['one more 1']);
  tell('0');
  expect(said.slice(1_001)).toEqual(['0 1']);
});
