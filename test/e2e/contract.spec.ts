import type { TestApp } from '../support/app.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app?.close());

it('tells of each of its routes how it refuses, and in which ways it may succeed', async () => {
  const contract = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    components: { schemas: Record<string, { required: string[] }> };
  };
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  expect(operations.length).toBeGreaterThan(50);
  for (const { responses } of operations) expect(responses['default']).toMatchObject({ content: problem });
  expect(contract.components.schemas['Problem']!.required).toEqual([
    'type',
    'title',
    'status',
    'code',
    'detail',
  ]);
  const statuses = (path: string) => Object.keys(contract.paths[path]!['post']!.responses).sort();
  expect(statuses('/api/analyses')).toEqual(['200', '201', 'default']);
  expect(statuses('/api/analyses/hand-in')).toEqual(['201', '202', 'default']);
  expect(statuses('/api/admin/experiments')).toEqual(['201', '202', 'default']);
});
