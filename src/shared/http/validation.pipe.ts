import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ZodType } from 'zod';
import { AppError } from '../app-error.js';
import { unstorablePath } from '../storable.js';
import { validationWords } from './validation-words.js';

/**
 * A schema's own messages hold; zod's are told in Swedish here, where people are answered, and nowhere else. A text that
 * no column could hold is refused whatever its schema: some would keep it, others put it into an address or a key.
 */
class ZodValidationPipe extends StandardSchemaValidationPipe {
  protected override async validate<T = unknown>(value: unknown, schema: unknown) {
    if (!(schema instanceof ZodType)) throw new Error('A parameter declares a schema that is not of zod');
    const path = unstorablePath(value);
    if (path)
      return { issues: [{ path, message: 'Texten innehåller ett tecken som inte går att använda.' }] };
    const { data, error } = await schema.safeParseAsync(value, { error: validationWords });
    return error ? { issues: error.issues } : { value: data as T };
  }
}

/** Checks every parameter that declares a zod schema; the first message is the answer's `detail`, all stand in `errors`. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new ZodValidationPipe({
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
