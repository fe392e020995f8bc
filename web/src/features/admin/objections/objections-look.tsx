import type { AdminObjection, ObjectionSort } from '../../../../../src/analyses/objection.types.js';
import { number } from '../../../shared/format/number.js';
import { adminObjectionsTexts as texts } from '../../../shared/texts/admin-objections.js';
import { objectionReasons } from '../../../shared/texts/objection.js';
import { homeName } from '../list/listed-home.js';
import { ListNote, ListStatus, ListTime, Quiet } from '../list/list-parts.js';
import type { ListLook } from '../list/list-types.js';
import { ObjectionActs } from './objection-acts.js';
import styles from './objections.module.css';
import { claimOf, partOf } from './objections-words.js';

/** How the list shows what readers say is wrong. */
export const objectionsLook: ListLook<AdminObjection, ObjectionSort> = {
  columns: [
    {
      key: 'claim',
      label: texts.columns.claim,
      kind: 'text',
      width: '30%',
      cell: (objection) => <Claim objection={objection} />,
    },
    {
      key: 'address',
      sort: 'address',
      label: texts.columns.address,
      kind: 'text',
      width: '18%',
      breaks: true,
      cell: (objection) => homeName(objection),
    },
    {
      key: 'reason',
      label: texts.columns.reason,
      kind: 'text',
      width: '22%',
      breaks: true,
      cell: (objection) => <Reason objection={objection} />,
    },
    {
      key: 'state',
      label: texts.columns.state,
      kind: 'text',
      cell: (objection) => <State objection={objection} />,
    },
    {
      key: 'created',
      sort: 'created_at',
      label: texts.columns.created_at,
      kind: 'text',
      cell: ({ createdAt }) => <ListTime at={createdAt} />,
    },
  ],
  card: (objection) => ({
    title: <Claim objection={objection} />,
    text: (
      <>
        {homeName(objection)}
        <br />
        <Reason objection={objection} />
      </>
    ),
    state: <State objection={objection} />,
    time: <ListTime at={objection.createdAt} />,
  }),
  actions: (objection) => <ObjectionActs objection={objection} />,
  details: (objection) => <Details objection={objection} />,
  nameOf: claimOf,
};

interface OfObjection {
  readonly objection: AdminObjection;
}

function Claim({ objection }: OfObjection) {
  return (
    <>
      {claimOf(objection)}
      <ListNote>{partOf(objection)}</ListNote>
    </>
  );
}

function Reason({ objection: { reason, text, isAdministrators } }: OfObjection) {
  return (
    <>
      {objectionReasons[reason]}
      {text === '' ? null : (
        <ListNote>
          <span className={styles['begun']}>{text}</span>
        </ListNote>
      )}
      {isAdministrators ? <ListNote>{texts.administrators}</ListNote> : null}
    </>
  );
}

function State({ objection: { handledAt, caseName } }: OfObjection) {
  return (
    <>
      {handledAt === null ? (
        <ListStatus icon="flag">{texts.open}</ListStatus>
      ) : (
        <ListStatus icon="check" tone="good">
          {texts.handled}
        </ListStatus>
      )}
      {caseName === null ? null : <ListNote>{texts.case(caseName)}</ListNote>}
    </>
  );
}

/** The claim as it stood, and by what it was written. */
function Details({ objection }: OfObjection) {
  const { claim, text, path, analyst, template, model, version, id } = objection;
  const rows = [
    [texts.details.text, text],
    [texts.details.texts, claim.texts.join('\n')],
    [
      texts.details.figures,
      Object.values(claim.figures)
        .map((figure) => number(figure))
        .join(' · '),
    ],
    [texts.details.evidence, claim.evidence.map((proof) => JSON.stringify(proof)).join('\n')],
    [texts.details.path, path],
    [texts.details.madeBy, [analyst, template, model].filter(Boolean).join(' · ')],
    [texts.details.version, version],
    [texts.details.id, id],
  ] as const;
  return (
    <dl className={styles['details']}>
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>
              <Quiet>{name}</Quiet>
            </dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
