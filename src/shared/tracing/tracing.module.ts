import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { startTracing, stopTracing } from './tracing.js';

const STARTED = Symbol('tracing started');

/** Traces from the start of a process to its end, where the operator named an endpoint. */
@Module({ providers: [{ provide: STARTED, inject: [CONFIG], useFactory: startTracing }] })
export class TracingModule implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** What ended with the process is sent as well. */
  async onApplicationShutdown(): Promise<void> {
    if (this.config.otlpEndpoint) await stopTracing();
  }
}
