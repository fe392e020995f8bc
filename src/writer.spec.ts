import { lookAtWriter, isKeptFromWriting, writerInEnglish, writerInSwedish, type Writer } from './writer.js';

const settings = { report_cost_ceiling_usd: 0.5, model_prices: {} };
const model: Writer = {
  analyst: 'openai',
  model: 'gpt-5.4-mini',
  host: 'api.openai.com',
  look: { kind: 'known', ms: 200 },
  // 6 046 × 0,75 + 3 213 × 4,50 = 4 534,5 + 14 458,5 = 18 993 millionths
  usualUsd: 0.018993,
  ceilingUsd: 0.5,
};

it('says that the rules write, and why', async () => {
  const rules = await lookAtWriter({ analyst: 'rules', openai: undefined }, settings);
  expect(writerInSwedish(rules)).toEqual([
    'de inbyggda reglerna (OPENAI_API_KEY är inte satt): utan kostnad',
  ]);
  const openai = { apiKey: 'sk-x', baseUrl: 'http://127.0.0.1:9/v1', model: 'gpt-5.4-mini' };
  const chosen = await lookAtWriter({ analyst: 'rules', openai }, settings);
  expect(writerInSwedish(chosen)).toEqual(['de inbyggda reglerna (ANALYST=rules): utan kostnad']);
  expect(writerInEnglish(chosen)).toBe('The rules write: ANALYST is rules');
});

it('says which model writes, that it may, and what a report costs', () => {
  expect(writerInSwedish(model)).toEqual([
    'gpt-5.4-mini hos api.openai.com: nyckeln godtogs',
    'omkring 0,019 USD per rapport, högst 0,50 USD (bilder kostar mer)',
  ]);
  expect(writerInEnglish(model)).toBe(
    'gpt-5.4-mini at api.openai.com writes: key accepted; about 0.019 USD a report, 0.5 USD at most',
  );
  expect(isKeptFromWriting(model)).toBe(false);
});

it.each([
  [
    { kind: 'refused', status: 401 },
    'nyckeln avvisades: reglerna skriver tills OPENAI_API_KEY är rätt',
    true,
  ],
  [
    { kind: 'other-models', ids: [] },
    'nyckeln godtogs, men modellen finns inte där: reglerna skriver tills OPENAI_MODEL är rätt',
    true,
  ],
  [{ kind: 'no-list' }, 'nyckeln går inte att pröva i förväg', false],
  [{ kind: 'faulty', status: 503 }, 'servern svarade med ett fel, så nyckeln är inte prövad', false],
  [{ kind: 'away', error: new Error('x') }, 'servern svarade inte, så nyckeln är inte prövad', false],
] as const)('says what came of the key: %j', (look, said, isKept) => {
  const writer = { ...model, look };
  expect(writerInSwedish(writer)[0]).toBe(`gpt-5.4-mini hos api.openai.com: ${said}`);
  expect(isKeptFromWriting(writer)).toBe(isKept);
});

it('does not guess a price', () => {
  expect(writerInSwedish({ ...model, model: 'egen-modell', usualUsd: null })[1]).toBe(
    'priset är okänt, högst 0,50 USD (bilder kostar mer)',
  );
});
