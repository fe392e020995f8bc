import { StandardSchemaValidationPipe } from '@nestjs/common';
import { AppError } from '../app-error.js';

/** Checks every parameter that declares a zod schema; the first message is the answer's `detail`, all stand in `errors`. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      new AppError({
        code: 'validation',
        status: 422,
        userMessage: issues[0]?.message ?? 'Något i det du skickade stämmer inte.',
        errors: issues.map((issue) => ({
          path: (issue.path ?? [])
            .map((part) => String(typeof part === 'object' ? part.key : part))
            .join('.'),
          message: issue.message,
        })),
      }),
  });
}
