import { strictJsonSchema } from './strict-json-schema.js';
import type { CompletionRequest } from './llm.service.js';

/** Swedish prose has three to four bytes a token, JSON with figures a little over two. */
const bytesPerToken = 2;
/**
 * A picture of at most 1024 × 1024 pixels: 1024 patches of 32 × 32 pixels times the highest factor of any model that
 * counts in patches (2.46); models that count in tiles take fewer.
 */
const tokensPerPicture = 2_600;

/** At most so many tokens of input will be counted for a request: for limits, never for bills. */
export function estimateInputTokens<T>(request: CompletionRequest<T>): number {
  const { system, user, repair, schema } = request;
  const texts = [
    system,
    JSON.stringify(strictJsonSchema(schema)),
    ...user.map((part) => (part.type === 'text' ? part.text : '')),
    repair?.answer === undefined ? '' : JSON.stringify(repair.answer),
    repair?.complaints ?? '',
  ];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const pictures = user.filter((part) => part.type === 'image').length;
  return Math.ceil(bytes / bytesPerToken) + pictures * tokensPerPicture;
}
