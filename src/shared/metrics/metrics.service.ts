import { Inject, Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { CONFIG, type Config } from '../config/config.js';
import { REDIS, type Redis } from '../redis/redis.module.js';
import { registry } from './registry.js';
import { readShared } from './shared-reading.js';

/** One value of a gauge. */
export interface Reading {
  /** Without the prefix `visningsklar_`. */
  readonly gauge: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What is read when somebody looks, and only then. */
export interface GaugeSource {
  readonly name: string;
  /** What each gauge says, by its name without the prefix; its labels after it. */
  readonly gauges: Readonly<Record<string, readonly [help: string, ...labels: string[]]>>;
  /** Whether it tells of services that all processes share: then one of them reads for all. */
  readonly isShared: boolean;
  readonly read: () => Promise<readonly Reading[]> | readonly Reading[];
}

/** Whoever scrapes waits ten seconds by default: a database that hangs must not take the other figures with it. */
const PATIENCE_MS = 4_000;

/** Everything that is counted and read in this process, as Prometheus asks for it. */
@Injectable()
export class MetricsService {
  private readonly logger = new Logger('Metrics');
  private readonly sources: { source: GaugeSource; gauges: Map<string, Gauge> }[] = [];
  private readonly own = new Registry();
  private readonly unread: Gauge;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'role'>,
    @Inject(REDIS) private readonly redis: Redis,
  ) {
    // Event loop, memory, open files: of the process, however many applications a test starts in it.
    if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
    new Gauge({
      name: 'visningsklar_build_info',
      help: 'Always 1; its labels tell what runs.',
      labelNames: ['role', 'node'],
      registers: [this.own],
    }).set({ role: config.role, node: process.version }, 1);
    this.unread = new Gauge({
      name: 'visningsklar_unread',
      help: '1 where figures of a source could not be read, 0 where they could.',
      labelNames: ['source'],
      registers: [this.own],
    });
  }

  /** Adds gauges that are read at each look, at most once in some seconds if they are shared. */
  add(source: GaugeSource): void {
    const gauges = Object.entries(source.gauges).map(([name, [help, ...labelNames]]) => {
      const gauge = new Gauge({ name: `visningsklar_${name}`, help, labelNames, registers: [this.own] });
      return [name, gauge] as const;
    });
    this.sources.push({ source, gauges: new Map(gauges) });
  }

  /** Prometheus' text format. What cannot be read within some seconds is left out and named by `visningsklar_unread`. */
  async text(): Promise<string> {
    await Promise.all(this.sources.map((one) => this.read(one)));
    return `${await registry.metrics()}\n${await this.own.metrics()}`;
  }

  readonly contentType = registry.contentType;

  private async read({ source, gauges }: { source: GaugeSource; gauges: Map<string, Gauge> }): Promise<void> {
    let readings: readonly Reading[] = [];
    try {
      readings = await inTime(
        source.isShared ? readShared(this.redis, source.name, source.read) : Promise.resolve(source.read()),
      );
      this.unread.set({ source: source.name }, 0);
    } catch (error) {
      this.logger.warn(`${source.name} could not be read: ${(error as Error).message}`);
      this.unread.set({ source: source.name }, 1);
    }
    // What is no longer told of is no longer so.
    for (const [name, gauge] of gauges) {
      gauge.reset();
      // One without labels is 0 then, which nobody read.
      if (source.gauges[name]!.length === 1) gauge.remove();
    }
    for (const { gauge, labels = {}, value } of readings) gauges.get(gauge)?.set(labels, value);
  }
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
