import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Ajv2020 as Ajv, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

const file = join(
  resolve(process.env['FIXTURES_DIR'] ?? '../shared/fixtures'),
  'contracts',
  'openai-openapi.yaml',
);

type Node = { [keyword: string]: unknown };

/** Checks requests and answers of chat completions; both give every fault, none when all is well. */
export interface OpenAiContract {
  /** Whether the provider's published description is at hand; without it only the essentials are checked. */
  readonly isPublished: boolean;
  readonly requestFaults: (body: unknown) => string[];
  readonly responseFaults: (body: unknown) => string[];
}

let loaded: OpenAiContract | undefined;

/** Reads the provider's published description once; says so on the console when it is absent. */
export function openAiContract(): OpenAiContract {
  loaded ??= existsSync(file) ? published() : essentials();
  return loaded;
}

function published(): OpenAiContract {
  const schemas = sections(readFileSync(file, 'utf8'));
  // Only the schemas that are reached are parsed: the whole document takes seconds.
  const definitions: Record<string, Node> = {};
  const reach = (name: string): void => {
    if (definitions[name]) return;
    const text = schemas.get(name);
    if (text === undefined) throw new Error(`The published description has no schema ${name}`);
    definitions[name] = {};
    const node = asJsonSchema(parse(text) as Node, reach) as Node;
    definitions[name] = node[name] as Node;
  };
  reach('CreateChatCompletionRequest');
  reach('CreateChatCompletionResponse');
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'openai', $defs: definitions });
  const validator = (name: string): ValidateFunction => compiled(ajv, `openai#/$defs/${name}`);
  const request = validator('CreateChatCompletionRequest');
  const response = validator('CreateChatCompletionResponse');
  const known = propertyNames('CreateChatCompletionRequest', definitions);
  return {
    isPublished: true,
    requestFaults: (body) => [
      ...Object.keys(body as Node)
        .filter((name) => !known.has(name))
        .map((name) => `Unrecognized request argument supplied: ${name}`),
      ...faults(request, body),
      ...formatFaults(body),
    ],
    responseFaults: (body) => faults(response, body),
  };
}

function compiled(ajv: Ajv, reference: string): ValidateFunction {
  const validate = ajv.getSchema(reference);
  if (!validate) throw new Error(`No schema ${reference}`);
  return validate;
}

function faults(validate: ValidateFunction, body: unknown): string[] {
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`,
  );
}

/** The text of each component schema by its name. */
function sections(document: string): Map<string, string> {
  const start = document.search(/^ {2}schemas:$/m);
  const found = new Map<string, string>();
  const headings = [...document.slice(start).matchAll(/^ {4}(\w+):\n/gm)];
  headings.forEach((heading, index) => {
    const end = headings[index + 1]?.index;
    const text = document.slice(start + heading.index, end === undefined ? undefined : start + end);
    if (!found.has(heading[1]!)) found.set(heading[1]!, text);
  });
  return found;
}

/** References become local and `nullable` (a left-over of OpenAPI 3.0) becomes a null type. */
function asJsonSchema(node: unknown, reach: (name: string) => void): unknown {
  if (Array.isArray(node)) return node.map((item) => asJsonSchema(item, reach));
  if (typeof node !== 'object' || node === null) return node;
  const result: Node = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') {
      const name = value.split('/').at(-1)!;
      reach(name);
      result[key] = `openai#/$defs/${name}`;
    } else if (
      !['example', 'examples', 'x-oaiMeta', 'discriminator', 'default', 'deprecated'].includes(key) ||
      inMap(value)
    ) {
      result[key] = asJsonSchema(value, reach);
    }
  }
  if (result['nullable'] !== true) return result;
  delete result['nullable'];
  return { anyOf: [result, { type: 'null' }] };
}

/** A property that is named like a keyword is a schema of its own. */
function inMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('type' in value || '$ref' in value);
}

function propertyNames(name: string, definitions: Record<string, Node>): Set<string> {
  const names = new Set<string>();
  const walk = (node: Node): void => {
    if (typeof node['$ref'] === 'string') walk(definitions[node['$ref'].split('/').at(-1)!]!);
    for (const part of (node['allOf'] as Node[] | undefined) ?? []) walk(part);
    for (const property of Object.keys((node['properties'] as Node | undefined) ?? {})) names.add(property);
  };
  walk(definitions[name]!);
  return names;
}

function essentials(): OpenAiContract {
  console.warn(`The published OpenAI description is absent (${file}): only the essentials are checked.`);
  return {
    isPublished: false,
    requestFaults: (body) => {
      const request = body as { model?: unknown; messages?: { role?: unknown; content?: unknown }[] };
      const roles = ['system', 'developer', 'user', 'assistant'];
      return [
        ...(typeof request.model === 'string' && request.model !== '' ? [] : ['/model must be string']),
        ...(Array.isArray(request.messages) && request.messages.length > 0
          ? []
          : ['/messages must not be empty']),
        ...(request.messages ?? []).flatMap((message, index) =>
          roles.includes(String(message.role)) && message.content !== undefined
            ? []
            : [`/messages/${index} has no role or content`],
        ),
        ...formatFaults(body),
      ];
    },
    responseFaults: () => [],
  };
}

const supported = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'enum',
  'const',
  'description',
]);

/**
 * The rules of strict structured outputs, which the description only tells in words: objects closed, all properties
 * required, no other keywords, the root an object, at most 5 000 properties and 10 levels.
 */
function formatFaults(body: unknown): string[] {
  const format = (body as { response_format?: Node }).response_format;
  if (!format || format['type'] !== 'json_schema') return [];
  const { name, schema, strict } = format['json_schema'] as {
    name?: string;
    schema?: Node;
    strict?: boolean;
  };
  if (!strict || !schema) return ['response_format: strict with a schema is expected'];
  const found: string[] = /^[\w-]{1,64}$/.test(name ?? '') ? [] : [`response_format: bad name ${name}`];
  if (schema['type'] !== 'object') found.push("Invalid schema: the root must have type 'object'");
  let count = 0;
  const walk = (node: Node, path: string, depth: number): void => {
    if (depth > 10) found.push(`Invalid schema: ${path} is nested too deep`);
    for (const keyword of Object.keys(node)) {
      if (!supported.has(keyword)) found.push(`Invalid schema: '${keyword}' is not permitted at ${path}`);
    }
    const properties = (node['properties'] ?? {}) as Record<string, Node>;
    if (node['type'] === 'object') {
      count += Object.keys(properties).length;
      if (node['additionalProperties'] !== false) {
        found.push(`Invalid schema: 'additionalProperties' must be false at ${path}`);
      }
      const required = (node['required'] ?? []) as string[];
      const optional = Object.keys(properties).filter((property) => !required.includes(property));
      if (optional.length > 0) found.push(`Invalid schema: ${optional.join(', ')} not required at ${path}`);
    }
    for (const [property, child] of Object.entries(properties)) walk(child, `${path}/${property}`, depth + 1);
    if (node['items']) walk(node['items'] as Node, `${path}/items`, depth);
    for (const variant of (node['anyOf'] as Node[] | undefined) ?? []) walk(variant, path, depth);
  };
  walk(schema, '', 0);
  if (count > 5000) found.push(`Invalid schema: ${count} properties`);
  return found;
}
