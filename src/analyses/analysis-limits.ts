import { defineLimits } from '../shared/limits/known-limits.js';
import type { RouteLimits } from '../shared/limits/limited.js';
import type { Limits } from '../shared/limits/limits.service.js';

const MINUTE = 60;

/** Starts and starts over: nobody pastes an advert every five seconds for long, ten at one office together may. */
export const startLimits: RouteLimits = defineLimits({
  act: 'start',
  keys: {
    person: { points: 120, seconds: 10 * MINUTE },
    network: { points: 1200, seconds: 10 * MINUTE },
  },
});

/** Reading a form costs more than reading a link; one in a minute serves whoever hands in picture by picture. */
export const formLimits: RouteLimits = defineLimits({
  act: 'hand-in',
  keys: {
    person: { points: 60, seconds: 60 * MINUTE },
    network: { points: 300, seconds: 60 * MINUTE },
  },
});

const MEGABYTE = 1024 * 1024;
/** Bytes of a form of the most files, each as large as may be, with its texts and what stands between. */
export const largestForm = 741 * MEGABYTE;

/** Megabytes of forms: forty large photos of each of a dozen homes in a day, and no account fills the disk. */
export const formVolume: Limits<'person' | 'network'> = defineLimits({
  act: 'hand-in-megabytes',
  keys: {
    person: { points: 2000, seconds: 24 * 60 * MINUTE },
    network: { points: 10_000, seconds: 24 * 60 * MINUTE },
  },
});

/** Openings of live streams, each of which tells what was missed: twenty pages that come again every five minutes have room. */
export const listenLimits: RouteLimits = defineLimits({
  act: 'listen',
  keys: {
    person: { points: 120, seconds: 10 * MINUTE },
    network: { points: 2000, seconds: 10 * MINUTE },
  },
});

/** Live streams of one person at one process: nobody has as many pages open, and one account cannot fill the house. */
export const openPagesOfOne = 20;

/** "Anmäl fel": whoever reads a report line by line objects to one in a minute. */
export const objectionLimits: RouteLimits = defineLimits({
  act: 'objection',
  keys: {
    person: { points: 60, seconds: 60 * MINUTE },
    network: { points: 300, seconds: 60 * MINUTE },
  },
});

/** Each takes a page of the browser that prints. */
export const printLimits: RouteLimits = defineLimits({
  act: 'print',
  keys: {
    person: { points: 30, seconds: 10 * MINUTE },
    network: { points: 150, seconds: 10 * MINUTE },
  },
});
