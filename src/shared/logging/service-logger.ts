import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Level, type Logger as Pino } from 'pino';
import type { Config } from '../config/config.js';
import { impersonal } from './impersonal.js';
import { logFields, type LogFields } from './log-context.js';

/** What may be logged besides a text or an error: a text with fields of its own. */
export interface LogLine extends LogFields {
  readonly msg: string;
}

/**
 * The logger of a server or worker: one line for each thing told, with the ids of the request or job that it belongs to
 * (`withLogFields`) and without anything that names a person (`impersonal`). JSON where `LOG_FORMAT` says so, as in
 * production; else a line for people.
 * @param stream where the lines go instead of stdout
 * @returns false when nothing is to be logged
 */
export function serviceLogger(
  {
    logLevel,
    logFormat,
    role,
  }: Pick<Config, 'logLevel' | 'logFormat'> & { role: Config['role'] | 'browser' },
  stream?: DestinationStream,
): LoggerService | false {
  if (logLevel === 'silent') return false;
  const options = {
    level: logLevel,
    base: { role, pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const sink = stream ?? process.stdout;
  return new ServiceLogger(pino(options, logFormat === 'json' ? sink : readable(sink)));
}

/** Nest calls each with what is told, for an error perhaps its stack, and last the name of who tells it. */
class ServiceLogger implements LoggerService {
  constructor(private readonly pino: Pino) {}

  fatal = this.at('fatal');
  error = this.at('error');
  warn = this.at('warn');
  log = this.at('info');
  debug = this.at('debug');
  verbose = this.at('trace');

  private at(level: Level) {
    return (told: unknown, ...more: unknown[]): void => {
      if (!this.pino.isLevelEnabled(level)) return;
      const texts = more.filter((one) => typeof one === 'string');
      const stack = texts.length > 1 ? texts[0] : undefined;
      const name = texts.at(-1);
      const { msg, ...fields } = lineOf(told, stack);
      this.pino[level](clean({ ...(name && { name }), ...logFields(), ...fields }), impersonal(msg));
    };
  }
}

function lineOf(told: unknown, stack: string | undefined): { msg: string; [name: string]: unknown } {
  if (told instanceof Error) return { msg: told.message, err: errorFields(told) };
  const err = stack && { err: { stack } };
  if (typeof told === 'object' && told !== null && 'msg' in told) return { ...(told as LogLine), ...err };
  return { msg: typeof told === 'string' ? told : String(told), ...err };
}

/** Name, code and stack, those of its causes as well; nothing else that an error may carry. */
function errorFields(error: Error, depth = 0): Record<string, unknown> {
  const { name, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    ...(code && { code }),
    stack,
    ...(cause instanceof Error && depth < 3 && { cause: errorFields(cause, depth + 1) }),
  };
}

function clean(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value === 'string') return [name, impersonal(value)];
      const isNested = typeof value === 'object' && value !== null;
      return [name, isNested ? clean(value as Record<string, unknown>) : value];
    }),
  );
}

/** `12:34:56.789 WARN  [Queue] what is told  requestId=… ` and below it the stack, and those of its causes. */
function readable(sink: DestinationStream): DestinationStream {
  return {
    write(json: string): void {
      const { time, level, name, msg, err, role: _role, pid: _pid, ...fields } = JSON.parse(json);
      const own = Object.entries(fields).map(([key, value]) => `${key}=${String(value)}`);
      const head = `${time.slice(11, 23)} ${level.toUpperCase().padEnd(5)}${name ? ` [${name}]` : ''}`;
      sink.write([[head, msg, ...own].join(' '), ...stacksOf(err as ErrorTold | undefined), ''].join('\n'));
    },
  };
}

/** The stack of an error, and those of its causes. */
const stacksOf = (err: ErrorTold | undefined, prefix = ''): string[] =>
  err ? [`${prefix}${err.stack}`, ...stacksOf(err.cause, 'Caused by ')] : [];

interface ErrorTold {
  readonly stack: string;
  readonly cause?: ErrorTold;
}
