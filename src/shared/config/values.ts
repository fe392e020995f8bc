import { z } from 'zod';

export const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((value) => ['true', '1', 'on'].includes(value));

export const optional = z.string().trim().min(1).optional();

export const logLevel = z
  .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  .default('info');
export const logFormat = z.enum(['json', 'text']);
