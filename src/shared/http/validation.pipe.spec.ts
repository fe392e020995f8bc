import { z } from 'zod';
import { AppError } from '../app-error.js';
import { validationPipe } from './validation.pipe.js';

const schema = z.strictObject({
  state: z.enum(['waiting', 'failed']).optional(),
  order: z.literal('asc').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  price: z.number().positive().lt(10).optional(),
  name: z.string().min(2).max(5).optional(),
  agreed: z.boolean().optional(),
  ids: z.array(z.uuid()).min(1).max(2).optional(),
  either: z.union([z.literal('a'), z.object({ url: z.string() })]).optional(),
  mail: z.email('Skriv en e-postadress.').optional(),
  even: z
    .number()
    .refine((value) => value % 2 === 0)
    .optional(),
});

/** What the answer says of a body: its `detail` and all its `errors`. */
async function refusalOf(body: unknown, of: z.ZodType = schema): Promise<AppError> {
  const refused: unknown = await validationPipe()
    .transform(body, { type: 'body', schema: of })
    .catch((error: unknown) => error);
  if (!(refused instanceof AppError)) throw new Error('It was taken');
  return refused;
}

describe('what is said of a value that is refused', () => {
  it.each([
    [{ state: 'done' }, 'state', '”state” ska vara ”waiting” eller ”failed”.'],
    [{ order: 'desc' }, 'order', '”order” ska vara ”asc”.'],
    [{ limit: '101' }, 'limit', '”limit” får vara högst 100.'],
    [{ limit: '0' }, 'limit', '”limit” måste vara minst 1.'],
    [{ limit: '1.5' }, 'limit', '”limit” ska vara ett heltal.'],
    [{ limit: 'many' }, 'limit', '”limit” ska vara ett tal.'],
    [{ price: 0 }, 'price', '”price” måste vara större än 0.'],
    [{ price: 10 }, 'price', '”price” måste vara mindre än 10.'],
    [{ name: 'a' }, 'name', '”name” måste ha minst 2 tecken.'],
    [{ name: 'abcdef' }, 'name', '”name” får ha högst 5 tecken.'],
    [{ name: 7 }, 'name', '”name” ska vara en text.'],
    [{ agreed: 'yes' }, 'agreed', '”agreed” ska vara true eller false.'],
    [{ ids: [] }, 'ids', '”ids” måste innehålla minst 1.'],
    [{ ids: ['a', 'b', 'c'] }, 'ids', '”ids” får innehålla högst 2.'],
    [{ ids: ['a'] }, 'ids.0', '”ids.0” har inte rätt form.'],
    [{ ids: 'a' }, 'ids', '”ids” ska vara en lista.'],
    [{ either: 3 }, 'either', '”either” stämmer inte.'],
    [{ even: 3 }, 'even', '”even” stämmer inte.'],
    [{ odd: 1, more: 2 }, '', 'Okända fält: ”odd”, ”more”.'],
    [{ mail: 'nobody' }, 'mail', 'Skriv en e-postadress.'],
    [null, '', 'Det du skickade ska vara ett objekt.'],
    [undefined, '', 'Det du skickade saknas.'],
  ])('%j: %s, %s', async (body, path, message) => {
    const { code, status, userMessage, errors } = await refusalOf(body);
    expect([code, status]).toEqual(['validation', 422]);
    const told = errors!.find((error) => error.path === path);
    expect(told).toEqual({ path, message });
    expect(userMessage).toBe(errors![0]!.message);
  });

  it('names what is missing', async () => {
    const { userMessage } = await refusalOf({}, z.object({ url: z.string() }));
    expect(userMessage).toBe('”url” saknas.');
  });

  it('stays as it is, in English, where no person is answered', () => {
    const { error } = z.object({ limit: z.number().max(5) }).safeParse({ limit: 6 });
    expect(error!.issues[0]!.message).toBe('Too big: expected number to be <=5');
  });
});

it.each([
  [{ name: 'a\0b' }, 'name'],
  [{ ids: ['a', '\ud800'] }, 'ids.1'],
  [{ unknown: { deep: ['\udc00'] } }, 'unknown.deep.0'],
  [{ 'na\0me': 1 }, ''],
])('refuses a text that no column holds, whatever the schema: %j', async (body, path) => {
  const { status, errors } = await refusalOf(body, z.looseObject({}));
  expect(status).toBe(422);
  expect(errors).toEqual([{ path, message: 'Texten innehåller ett tecken som inte går att använda.' }]);
});

it('hands on what the schema makes of a value', async () => {
  const taken = await validationPipe().transform({ limit: '7' }, { type: 'query', schema });
  expect(taken).toEqual({ limit: 7 });
});
