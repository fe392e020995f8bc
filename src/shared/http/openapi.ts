import type { FastifyReply } from 'fastify';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

/** What every refusal and fault of the API answers (RFC 9457). */
const problem = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    code: z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/)
      .describe('A stable machine word'),
    detail: z.string().min(1).describe('Swedish, ready to be shown'),
    errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional().describe('Names the request to support'),
  })
  .meta({ title: 'Problem' });

/** Serves the contract at `/api/openapi.json` and a page for people at `/api/docs`, from the schemas that validate. */
export function serveOpenApi(app: INestApplication): void {
  const info = new DocumentBuilder()
    .setTitle('Visningsklar')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  const document = withProblems(SwaggerModule.createDocument(app, info));
  SwaggerModule.setup('api/docs', app, document, { raw: false });
  // Written once: the module would write the whole contract anew for each of its readers.
  const text = JSON.stringify(document);
  app.getHttpAdapter().get('/api/openapi.json', (_request: unknown, response: FastifyReply) => {
    void response.type('application/json').send(text);
  });
}

/** Tells of each operation what it answers when it does not succeed. */
function withProblems(document: OpenAPIObject): OpenAPIObject {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(problem);
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: schema as object },
  };
  const refused = {
    description: 'Why not',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  for (const { get, put, post, delete: remove, patch } of Object.values(document.paths))
    for (const operation of [get, put, post, remove, patch])
      if (operation) operation.responses['default'] = refused;
  return document;
}
