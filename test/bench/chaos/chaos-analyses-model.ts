import type { Dice } from '../../support/drawn/dice.js';
import { faultyAnswers } from '../../support/openai-answers.js';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../../support/openai-server.js';

/** Ways of the model to fail, and how many of a thousand requests meet each. */
const faults: Readonly<
  Record<string, readonly [perMille: number, behaviour: (dice: Dice) => OpenAiBehaviour]>
> = {
  'no answer at all': [8, () => ({ kind: 'hang' })],
  'an answer without end': [8, () => ({ kind: 'slow', bytes: 40, everyMs: 400 })],
  'a slow answer': [25, () => ({ kind: 'slow', bytes: 600, everyMs: 100 })],
  'the connection cut': [35, () => ({ kind: 'break' })],
  'the key refused (401)': [25, () => ({ kind: 'status', status: 401 })],
  'too many requests (429)': [25, () => ({ kind: 'status', status: 429 })],
  'too many requests, come back (429)': [
    25,
    (dice) => ({ kind: 'status', status: 429, retryAfterSeconds: dice.of([1, 60]) }),
  ],
  'broken (500)': [25, () => ({ kind: 'status', status: 500 })],
  'overloaded (503)': [25, () => ({ kind: 'status', status: 503 })],
  'an empty answer': [25, () => ({ kind: 'empty' })],
  'no JSON': [25, () => ({ kind: 'text', content: 'Jag kan tyvärr inte svara i JSON.' })],
  'another shape': [25, () => ({ kind: 'value', value: { verdict: 'PURPLE', redFlags: 'många' } })],
  'a refusal': [25, () => ({ kind: 'refuse' })],
  'a filter': [15, () => ({ kind: 'filtered' })],
  'half an answer': [25, () => ({ kind: 'cut off' })],
  lies: [60, (dice) => ({ kind: 'good', change: dice.of(Object.values(faultyAnswers)) })],
};

export interface BadModel extends OpenAiServer {
  /** How many requests met each way to fail. */
  readonly counts: Readonly<Record<string, number>>;
  /** From now on it answers well. */
  calm(): void;
}

/** A model that fails in every way it can. @param onAsked told of each request, with the port that it comes from, before it is answered */
export async function startBadModel(dice: Dice, onAsked: (port: number) => void): Promise<BadModel> {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(faults).map((name) => [name, 0]));
  let isCalm = false;
  const server = await startOpenAiServer({
    answer: (_request, _number, port) => {
      onAsked(port);
      let at = dice.next() * 1000;
      for (const [name, [perMille, behaviour]] of Object.entries(faults)) {
        if ((at -= perMille) >= 0 || isCalm) continue;
        counts[name]! += 1;
        return behaviour(dice);
      }
      return { kind: 'good' };
    },
  });
  return { ...server, counts, calm: () => void (isCalm = true) };
}
