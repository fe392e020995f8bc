import { Counter, Gauge } from 'prom-client';
import { registry } from '../metrics/registry.js';

export const requestsWaiting = new Gauge({
  name: 'visningsklar_requests_waiting',
  help: 'Requests that wait for a place at work in this process.',
  registers: [registry],
});

/** `network`: one network had too many in line; `all`: all together had. */
export const requestsRefused = new Counter({
  name: 'visningsklar_requests_refused_total',
  help: 'Requests that were refused unread, by whose line was full.',
  labelNames: ['full'] as const,
  registers: [registry],
});

export const requestsLeft = new Counter({
  name: 'visningsklar_requests_left_total',
  help: 'Requests whose connection closed before their turn came: nothing worked on them.',
  registers: [registry],
});
