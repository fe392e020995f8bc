import { Link } from 'react-router-dom';
import type { AdminJob, JobSubject } from '../../../../../src/analyses/admin-queue.types.js';
import { dayAndTime, relativeTime } from '../../../shared/format/date.js';
import { adminQueueTexts as texts } from '../../../shared/texts/admin-queue.js';
import { ListNote, ListStatus, Quiet } from '../list/list-parts.js';
import styles from './queue.module.css';

interface PartProps {
  readonly job: AdminJob;
}

/** What a job is called: what its row is called, or else the job's own key. */
export const jobName = ({ about, key }: AdminJob): string =>
  about?.title?.replace(/^https?:\/\/(www\.)?/, '') ?? about?.id ?? key;

/** The page on which the row can be looked at. */
function addressOf({ kind, id, isGone, purchaseId }: JobSubject): string | null {
  if (isGone) return null;
  if (kind === 'analysis') return `/listing/${id}`;
  if (kind === 'experiment') return `/admin/experiment/${id}`;
  return purchaseId === null ? null : `/admin/payments?search=${purchaseId}`;
}

/** What the job is about, with the way there. */
export function About({ job }: PartProps) {
  const { about, payload } = job;
  if (!about) return <Quiet>{texts.otherKind}</Quiet>;
  const address = addressOf(about);
  const kind = texts.kinds[about.kind] ?? about.kind;
  const attempt = Number(payload['attempt']);
  const isOvertaken = about.attempt !== null && about.attempt > attempt;
  return (
    <>
      {address ? (
        <Link className={styles['link']} to={address}>
          {jobName(job)}
        </Link>
      ) : (
        <Quiet>{jobName(job)}</Quiet>
      )}
      <ListNote>
        {kind}
        {about.isGone ? `, ${texts.gone}` : ''}
        {isOvertaken ? `, ${texts.overtaken(about.attempt)}` : ''}
      </ListNote>
    </>
  );
}

/** How it stands, since when and why. */
export function Story({ job: { state, addedAt, startedAt, failedAt, dueAt, reason } }: PartProps) {
  const { story } = texts;
  switch (state) {
    case 'failed':
      return (
        <>
          <span className={styles['reason']}>{reason ?? story.unknownReason}</span>
          <ListNote>{story.failed(relativeTime(failedAt ?? addedAt))}</ListNote>
        </>
      );
    case 'active':
      return (
        <>
          <ListStatus icon="info" tone="good">
            {story.active}
          </ListStatus>
          <ListNote>{story.began(relativeTime(startedAt ?? addedAt))}</ListNote>
        </>
      );
    case 'stalled':
      return (
        <>
          <span className={styles['reason']}>{story.stalled}</span>
          <ListNote>{story.comesBack}</ListNote>
        </>
      );
    case 'delayed': {
      const when = relativeTime(dueAt ?? addedAt);
      return (
        <>
          {when.startsWith('om ') ? story.due(when) : story.dueSoon}
          {reason ? <ListNote>{reason}</ListNote> : null}
        </>
      );
    }
    default:
      return <Quiet>{story.waiting}</Quiet>;
  }
}

/** Attempts, and what cost none. */
export function Attempts({ job: { attemptsMade, attemptsAllowed, waits, stalls } }: PartProps) {
  return (
    <>
      {texts.attempts(attemptsMade, attemptsAllowed)}
      {waits > 0 ? <ListNote>{texts.waits(waits)}</ListNote> : null}
      {stalls > 0 ? <ListNote>{texts.stalls(stalls)}</ListNote> : null}
    </>
  );
}

/** When it was put in line: how long ago, with the clock as its tip. */
export function Added({ job: { addedAt } }: PartProps) {
  return (
    <time dateTime={addedAt} title={dayAndTime(addedAt)} className={styles['age']}>
      {relativeTime(addedAt)}
    </time>
  );
}

/** All that Redis keeps of it. */
export function JobFacts({ job }: PartProps) {
  const { facts } = texts;
  const at = (iso: string | null) => iso && dayAndTime(iso);
  const lines: [string, string | null][] = [
    [facts.id, job.id],
    [facts.name, job.name],
    [facts.subject, job.subject],
    [facts.added, at(job.addedAt)],
    [facts.started, at(job.startedAt)],
    [facts.failed, at(job.failedAt)],
    [facts.due, at(job.dueAt)],
    [facts.reason, job.reason],
  ];
  return (
    <dl className={styles['facts']}>
      {lines.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
