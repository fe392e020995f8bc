import { useId } from 'react';
import type { AdminOverview } from '../../../../../src/overview.types.js';
import { dateTime } from '../../../shared/format/date.js';
import { adminOverviewTexts } from '../../../shared/texts/admin-overview.js';
import styles from './overview.module.css';

const texts = adminOverviewTexts.environment;

/** Where this runs and what: looked at before anything is done that cannot be taken back. */
export function EnvironmentCard({
  environment,
  retention,
}: Pick<AdminOverview, 'environment' | 'retention'>) {
  const { database, hosting, hostname, mode, role, isEmbedded, version, build } = environment;
  const id = useId();
  const facts = [
    [texts.database, texts.at(database.name, database.host)],
    [texts.hosting, `${texts.hostings[hosting]} · ${hostname}`],
    [texts.version, build ? texts.build(version, build.id) : version],
    [texts.mode, [mode, texts.roles[role], isEmbedded && texts.embedded].filter(Boolean).join(' · ')],
    [texts.builtAt, build ? dateTime(build.builtAt) : texts.unbuilt],
    [
      texts.retention.name,
      retention
        ? texts.retention.run(dateTime(retention.endedAt), retention.rows, retention.isComplete)
        : texts.retention.never,
    ],
  ] as const;
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{texts.title}</h2>
      </div>
      <dl className={styles['environment']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
