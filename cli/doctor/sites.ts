import { MikroORM } from '@mikro-orm/postgresql';
import { QualityService } from '../../src/analyses/quality.service.js';
import type { SiteFigures } from '../../src/analyses/quality.types.js';
import { entities } from '../../src/entities.js';
import { ormConfig } from '../../src/shared/database/database.js';
import { reasonOf } from '../reason.js';
import { ok, unknown, warning, type Finding, type Given, type Probe } from './finding.js';

const name = 'sites';

/** How the sites answered buyers, by what was kept of it: none of them is asked. */
export const sitesProbe: Probe = {
  name,
  reads: ['DATABASE_URL'],
  async look({ env, config, signal }: Given) {
    if (!env['DATABASE_URL'])
      return [unknown(name, 'what was read stands in PostgreSQL', 'set DATABASE_URL first')];
    const orm = await MikroORM.init(ormConfig({ databaseUrl: config.databaseUrl, entities }));
    signal.addEventListener('abort', () => void orm.close(true));
    try {
      return [findingOf(await new QualityService(orm.em).siteFigures())];
    } catch (error) {
      if (signal.aborted) throw error;
      return [unknown(name, `PostgreSQL: ${reasonOf(error)}`, 'mend what is said of postgresql first')];
    } finally {
      await orm.close(true);
    }
  },
};

export function findingOf(sites: readonly Pick<SiteFigures, 'site' | 'state'>[]): Finding {
  const of = (state: SiteFigures['state']) => sites.filter((one) => one.state === state);
  const stopped = of('stopped').map(({ site }) => site);
  if (stopped.length > 0)
    return warning(
      name,
      `read worse than before: ${stopped.join(', ')}`,
      `run "npx app-cli scraping check ${stopped[0]}", which tells what is missing`,
    );
  return ok(
    name,
    sites.length === 0
      ? 'none was read in 30 days'
      : `${of('good').length} read as before, ${of('too few').length} read too seldom to tell`,
  );
}
