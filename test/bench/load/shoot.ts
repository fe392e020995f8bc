import autocannon from 'autocannon';
import { sized } from '../effort.js';

export interface Shots {
  /** Of one request, milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  readonly perSecond: number;
  /** Answers that were not 2xx, broken connections and timeouts. */
  readonly faults: number;
}

export interface Target {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/**
 * Asks again and again from `connections` connections, which together ask `rate` times a second: an answer that comes
 * late is counted from when its request was due, so that a server that stands still cannot hide it.
 */
export async function shoot(
  target: Target,
  options: { connections: number; rate: number; seconds: number },
): Promise<Shots> {
  const result = await autocannon({
    ...target,
    connections: options.connections,
    overallRate: options.rate,
    duration: options.seconds,
    // It ends with a sample.
    sampleInt: sized(1_000, 100),
    workers: 1,
  });
  const { latency, requests, errors, timeouts, non2xx } = result;
  return {
    p50: latency.p50,
    p99: latency.p99,
    requests: requests.total,
    perSecond: Math.round(requests.average),
    faults: errors + timeouts + non2xx,
  };
}
