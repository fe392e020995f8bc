import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Serves the contract at `/api/openapi.json` and a page for people at `/api/docs`, from the schemas that validate. */
export function serveOpenApi(app: INestApplication): void {
  const info = new DocumentBuilder()
    .setTitle('Visningsklar')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, info);
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}
