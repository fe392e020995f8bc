import type { Pace } from '../../src/scraping/fetch/pace.js';
import { robotsRules } from '../../src/scraping/fetch/robots-rules.js';
import { Robots } from '../../src/scraping/fetch/robots.js';
import type { GuardedClient } from '../../src/shared/http/guarded-client.js';

/** Reads robots.txt in this process: the files are the tests' own, and so are the hosts. */
export const robotsHere = (client: GuardedClient, pace: Pace): Robots =>
  new Robots(
    client,
    pace,
    (text, agent, address) => Promise.resolve(robotsRules(text, agent, address)),
    () => undefined,
  );
