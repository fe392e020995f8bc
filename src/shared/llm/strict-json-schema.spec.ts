import { z } from 'zod';
import { strictJsonSchema, withoutNulls } from './strict-json-schema.js';

const schema = z.object({
  title: z.string().trim().min(1).describe('Rubrik'),
  cost: z.object({ min: z.number().int().nonnegative() }).optional(),
  proof: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('quote'), at: z.number().optional() }),
      z.object({ kind: z.literal('photo'), note: z.string().nullable() }),
    ]),
  ),
});

describe('strictJsonSchema', () => {
  it('closes objects, requires everything, makes the optional nullable and keeps no other keywords', () => {
    expect(strictJsonSchema(schema)).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['title', 'cost', 'proof'],
      properties: {
        title: { type: 'string', description: 'Rubrik' },
        cost: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['min'],
              properties: { min: { type: 'integer' } },
            },
            { type: 'null' },
          ],
        },
        proof: {
          type: 'array',
          items: {
            anyOf: [
              {
                type: 'object',
                additionalProperties: false,
                required: ['kind', 'at'],
                properties: {
                  kind: { type: 'string', const: 'quote' },
                  at: { anyOf: [{ type: 'number' }, { type: 'null' }] },
                },
              },
              {
                type: 'object',
                additionalProperties: false,
                required: ['kind', 'note'],
                properties: {
                  kind: { type: 'string', const: 'photo' },
                  note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
                },
              },
            ],
          },
        },
      },
    });
  });

  it.each([
    ['records', z.object({ sums: z.record(z.string(), z.number()) })],
    ['anything', z.object({ value: z.unknown() })],
  ])('refuses %s', (_, impossible) => {
    expect(() => strictJsonSchema(impossible)).toThrow('No strict schema');
  });
});

describe('withoutNulls', () => {
  it('takes out the nulls of optional properties and keeps those that are meant', () => {
    const answer = {
      title: 'Tak',
      cost: null,
      proof: [
        { kind: 'quote', at: null },
        { kind: 'photo', note: null },
      ],
    };
    expect(schema.parse(withoutNulls(schema, answer))).toEqual({
      title: 'Tak',
      proof: [{ kind: 'quote' }, { kind: 'photo', note: null }],
    });
  });

  it('leaves an answer of another shape for zod to refuse', () => {
    expect(withoutNulls(schema, 'nej')).toBe('nej');
    expect(schema.safeParse(withoutNulls(schema, { title: null })).success).toBe(false);
  });
});
