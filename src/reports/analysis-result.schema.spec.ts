import { z } from 'zod';
import { analysisResultSchema, machineWords } from './analysis-result.schema.js';

interface Node {
  readonly enum?: readonly unknown[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

/** The names of all fields below that hold one of a few words, but those of proofs and of how the report was made. */
function enumerated(node: Node, name = ''): string[] {
  if (['evidence', 'meta', 'quality'].includes(name)) return [];
  const inner = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.items ? [node.items] : [])];
  return [
    ...(node.enum?.some((word) => typeof word === 'string') ? [name] : []),
    ...inner.flatMap((one) => enumerated(one, name)),
    ...Object.entries(node.properties ?? {}).flatMap(([key, one]) => enumerated(one, key)),
  ];
}

it('holds each field of a result that has one of a few words', () => {
  const found = new Set(enumerated(z.toJSONSchema(analysisResultSchema, { unrepresentable: 'any' }) as Node));
  expect(found).toContain('severity');
  expect([...found].filter((name) => !machineWords.has(name))).toEqual([]);
});
