import { Link } from 'react-router-dom';
import type { AuditLine, AuditSort } from '../../../../../src/audit.types.js';
import { adminAuditTexts as texts } from '../../../shared/texts/admin-audit.js';
import { ListNote, ListTime, Quiet } from '../list/list-parts.js';
import type { ListLook } from '../list/list-types.js';
import styles from './audit.module.css';
import { actorOf, gistOf, inWords, saidOf, subjectOf } from './audit-words.js';

/** How the log of acts shows its lines. */
export const auditLook: ListLook<AuditLine, AuditSort> = {
  columns: [
    {
      key: 'act',
      sort: 'act',
      label: texts.columns.act,
      kind: 'text',
      width: '66%',
      cell: (line) => <Sentence line={line} />,
    },
    { key: 'by', label: texts.columns.by, kind: 'text', cell: (line) => <Quiet>{wayOf(line)}</Quiet> },
    {
      key: 'created',
      sort: 'created_at',
      label: texts.columns.created_at,
      kind: 'text',
      cell: ({ createdAt }) => <ListTime at={createdAt} />,
    },
  ],
  card: (line) => ({
    title: <Sentence line={line} />,
    state: <Quiet>{wayOf(line)}</Quiet>,
    time: <ListTime at={line.createdAt} />,
  }),
  details: (line) => <Details line={line} />,
  nameOf: (line) => `${actorOf(line)} ${line.act}`,
};

const wayOf = ({ actor }: AuditLine) =>
  actor === 'system' ? texts.schedule : actor.startsWith('cli:') ? texts.cli : texts.web;

function Sentence({ line }: { readonly line: AuditLine }) {
  const subject = subjectOf(line);
  const { before, after } = saidOf(line);
  const gist = gistOf(line);
  return (
    <span className={styles['sentence']}>
      <strong>{actorOf(line)}</strong> {before}{' '}
      {subject?.to ? <Link to={subject.to}>{subject.name}</Link> : subject?.name} {after}
      {gist ? <ListNote>{gist}</ListNote> : null}
    </span>
  );
}

const names = Object.keys(texts.details);
/** As the words stand there; what has none comes last. */
const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);

/** The line word for word, as it is kept. */
function Details({ line: { act, actor, subject, details } }: { readonly line: AuditLine }) {
  const rows = Object.entries({ act, actor, ...(subject === null ? {} : { subject }), ...details });
  rows.sort(([one], [other]) => placeOf(one) - placeOf(other));
  return (
    <dl className={styles['details']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{texts.details[name] ?? name}</dt>
          <dd>{inWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
