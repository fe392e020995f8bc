import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { listKept, type KeptReport } from '../session/kept-reports.js';
import { rememberedUser } from '../session/remembered-user.js';
import { shellTexts } from '../texts/shell.js';
import styles from './kept-reports.module.css';

const { kept: texts } = shellTexts;

interface ShownReport extends KeptReport {
  /** Day and clock in words. */
  readonly time: string;
}

/** The ways to the reports that this browser keeps for the person who is remembered; nothing when there are none. */
export function KeptReports({ isPart }: { readonly isPart: boolean }) {
  const [reports, setReports] = useState<readonly ShownReport[]>([]);
  const titleId = useId();
  useEffect(() => {
    let isGone = false;
    // What cannot be shown without a connection leaves the page as it is.
    readKept()
      .then((read) => (isGone ? undefined : setReports(read)))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  if (reports.length === 0) return null;
  const Title = isPart ? 'h3' : 'h2';
  return (
    <section className={styles['kept']} aria-labelledby={titleId}>
      <Title id={titleId} className={styles['title']}>
        {texts.title}
      </Title>
      <ul className={styles['list']}>
        {reports.map(({ id, address, time }) => (
          <li key={id}>
            <Link className={styles['report']} to={`/report/${id}`}>
              <span>{address ?? texts.unknownAddress}</span>
              <span className={styles['time']}>{texts.at(time)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readKept(): Promise<readonly ShownReport[]> {
  const reader = rememberedUser();
  if (!reader) return [];
  const kept = await listKept(reader.id);
  // Visitors load no dates' words.
  const { dateTime } = await import('../format/date.js');
  return kept.map((report) => ({ ...report, time: dateTime(report.at) }));
}
