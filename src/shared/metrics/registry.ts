import { Registry } from 'prom-client';

/** What this process counts; each instrument stands in the module that it measures. */
export const registry = new Registry();
