import { ConsoleLogger, type LogLevel } from '@nestjs/common';

/** Nest's own logger writes to stdout, where a command's result belongs alone. */
export class StderrLogger extends ConsoleLogger {
  protected override printMessages(messages: unknown[], context?: string, logLevel?: LogLevel): void {
    super.printMessages(messages, context, logLevel, 'stderr');
  }
}
