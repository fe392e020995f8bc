import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { withLogger } from '../src/shared/logging/work-logger.js';
import { currentIo, type CallIo } from './call.js';

/** Nest's own logger writes to stdout, where a command's result belongs alone. */
class CallLogger extends ConsoleLogger {
  constructor(private readonly stderr: CallIo['stderr']) {
    super({ logLevels: ['warn', 'error', 'fatal'], colors: stderr.isTTY === true });
  }

  protected override printMessages(messages: unknown[], context = '', logLevel: LogLevel = 'log'): void {
    const level = logLevel.toUpperCase().padStart(7, ' ');
    for (const message of messages) {
      const [pid, teller] = [this.formatPid(process.pid), this.formatContext(context)];
      const sinceLast = this.updateAndGetTimestampDiff();
      this.stderr.write(this.formatMessage(logLevel, message, pid, level, teller, sinceLast));
    }
  }

  protected override printStackTrace(stack: string): void {
    if (stack) this.stderr.write(`${stack}\n`);
  }
}

/** Does the work so that what the services warn of goes to this call's stderr. */
export function withCallLogger<T>(work: () => T): T {
  return withLogger(new CallLogger(currentIo().stderr), work);
}
