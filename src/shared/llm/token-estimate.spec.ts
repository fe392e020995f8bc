import { z } from 'zod';
import { strictJsonSchema } from './strict-json-schema.js';
import { estimateInputTokens } from './token-estimate.js';

const schema = z.object({ rooms: z.number() });
const schemaBytes = JSON.stringify(strictJsonSchema(schema)).length;
const request = { name: 'rum', schema, system: 'a'.repeat(100), user: [], maxOutputTokens: 10 };

describe('how many tokens a request takes at most', () => {
  it('counts a token for each two bytes of all texts, the asked shape included', () => {
    expect(estimateInputTokens(request)).toBe(Math.ceil((100 + schemaBytes) / 2));
    const user = [{ type: 'text', text: 'å'.repeat(20) }] as const;
    // å is two bytes.
    expect(estimateInputTokens({ ...request, user })).toBe(Math.ceil((140 + schemaBytes) / 2));
    // {"rooms":3} is eleven bytes and the complaint nine.
    const repair = { answer: { rooms: 3 }, complaints: 'Fel antal' };
    expect(estimateInputTokens({ ...request, repair })).toBe(Math.ceil((120 + schemaBytes) / 2));
  });

  it('counts a picture by its size in pixels, however many bytes it has', () => {
    const picture = { type: 'image', mime: 'image/jpeg', base64: 'A'.repeat(400_000) } as const;
    const without = estimateInputTokens(request);
    expect(estimateInputTokens({ ...request, user: [picture, picture] })).toBe(without + 5_200);
  });
});
