import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * What every endpoint with strict structured outputs understands. Lengths, ranges, formats and patterns are left
 * out: support differs between endpoints, and zod checks the answer anyway.
 */
const kept = ['type', 'enum', 'const', 'description'] as const;

/**
 * A zod schema as JSON Schema for strict structured outputs: every object closed, every property required, and
 * optional ones nullable instead. `withoutNulls` turns an answer back.
 * @throws Error for what strict outputs cannot say: records, tuples, intersections, recursion.
 */
export function strictJsonSchema(schema: z.ZodType): JsonSchema {
  return strict(
    z.toJSONSchema(schema, { target: 'draft-7', reused: 'inline', io: 'input' }) as JsonSchema,
    '',
  );
}

function strict(node: JsonSchema, path: string): JsonSchema {
  const variants = (node['anyOf'] ?? node['oneOf']) as JsonSchema[] | undefined;
  if (variants) return { anyOf: variants.map((variant, index) => strict(variant, `${path}/${index}`)) };
  if (Array.isArray(node['type'])) {
    return { anyOf: node['type'].map((type: string) => strict({ ...node, type }, path)) };
  }
  const result: Record<string, unknown> = {};
  for (const keyword of kept) if (keyword in node) result[keyword] = node[keyword];
  if (node['type'] === 'array') {
    if (!isSchema(node['items'])) throw new Error(`No strict schema for the tuple at ${path || '/'}`);
    return { ...result, items: strict(node['items'], `${path}/items`) };
  }
  if (node['type'] === 'object') {
    if (!isSchema(node['properties'])) throw new Error(`No strict schema for the record at ${path || '/'}`);
    const required = new Set(node['required'] as string[] | undefined);
    const properties = Object.entries(node['properties']).map(([name, child]) => {
      const strictChild = strict(child as JsonSchema, `${path}/${name}`);
      return [name, required.has(name) ? strictChild : { anyOf: [strictChild, { type: 'null' }] }] as const;
    });
    return {
      ...result,
      properties: Object.fromEntries(properties),
      required: properties.map(([name]) => name),
      additionalProperties: false,
    };
  }
  if (!('type' in node) && !('enum' in node) && !('const' in node)) {
    throw new Error(`No strict schema for ${Object.keys(node).join(', ') || 'anything'} at ${path || '/'}`);
  }
  return result;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Takes out the nulls that stand for absent optional properties, so that the zod schema reads the answer. */
export function withoutNulls(schema: z.ZodType, answer: unknown): unknown {
  return restore(
    z.toJSONSchema(schema, { target: 'draft-7', reused: 'inline', io: 'input' }) as JsonSchema,
    answer,
  );
}

function restore(node: JsonSchema, value: unknown): unknown {
  const variants = (node['anyOf'] ?? node['oneOf']) as JsonSchema[] | undefined;
  if (variants) {
    const variant = variants.find((candidate) => fits(candidate, value));
    return variant ? restore(variant, value) : value;
  }
  if (Array.isArray(value) && isSchema(node['items'])) {
    const items = node['items'];
    return value.map((item) => restore(items, item));
  }
  if (isSchema(value) && isSchema(node['properties'])) {
    const properties = node['properties'];
    const required = new Set(node['required'] as string[] | undefined);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, child]) => child !== null || required.has(name) || !(name in properties))
        .map(([name, child]) => [
          name,
          isSchema(properties[name]) ? restore(properties[name], child) : child,
        ]),
    );
  }
  return value;
}

/** Whether a union's variant is the one meant: by its type and, for objects, by its constant properties. */
function fits(node: JsonSchema, value: unknown): boolean {
  if (node['type'] === 'array') return Array.isArray(value);
  if (node['type'] !== 'object') return !isSchema(value) && !Array.isArray(value);
  if (!isSchema(value)) return false;
  return Object.entries((node['properties'] ?? {}) as Record<string, JsonSchema>).every(
    ([name, child]) => !('const' in child) || child['const'] === value[name],
  );
}
