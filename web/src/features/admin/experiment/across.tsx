import { useId, type CSSProperties, type ReactNode } from 'react';
import { adminExperimentTexts as texts } from '../../../shared/texts/admin-experiment.js';
import { Icon } from '../../../shared/ui/icon.js';
import styles from './experiment.module.css';
import type { Apart } from './logic/apart.js';
import type { Column } from './logic/columns.js';
import type { Cell, Compared } from './logic/comparison.js';
import { ApartMark } from './marks.js';

/** Room for as many columns as there are prompts. */
const widthOf = (columns: readonly Column[]) => ({ '--prompts': columns.length }) as CSSProperties;

/** The names of the columns, above all that is read across. */
export function ColumnHeads({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <div className={styles['heads']} style={widthOf(columns)} aria-hidden="true">
      {columns.map(({ promptId, writtenBy }) => (
        <div key={promptId}>
          <strong>{promptId}</strong>
          {writtenBy === 'rules' ? <small>{texts.byRules}</small> : null}
        </div>
      ))}
    </div>
  );
}

/** Why a prompt has nothing to show. */
export function NoReport({ column: { runs } }: { readonly column: Column }) {
  const mayCome = runs.some(({ status }) => status === 'waiting' || status === 'running');
  return <p className={styles['quiet']}>{mayCome ? texts.notYet : texts.noReport}</p>;
}

interface AcrossProps {
  readonly columns: readonly Column[];
  /** What stands in each column. */
  readonly cell: (column: Column, at: number) => ReactNode;
}

/** The same matter from each prompt: side by side where there is room, else one under the other with its name. */
export function Across({ columns, cell }: AcrossProps) {
  return (
    <div className={styles['across']} style={widthOf(columns)}>
      {columns.map((column, at) => (
        <div key={column.promptId} className={styles['cell']}>
          <p className={styles['whose']}>
            {column.promptId}
            {column.writtenBy === 'rules' ? <small> {texts.byRules}</small> : null}
          </p>
          {column.reports.length > 0 ? cell(column, at) : <NoReport column={column} />}
        </div>
      ))}
    </div>
  );
}

interface ComparedListProps<Item> {
  readonly columns: readonly Column[];
  readonly compared: readonly Compared<Item>[];
  /** What it says when no prompt has any. */
  readonly none: string;
  /** The name of one, above what each prompt says of it. */
  readonly title: (item: Item) => string;
  /** What one prompt says of it; asked only where it says something. */
  readonly cell: (cell: Cell<Item>) => ReactNode;
}

const kinds: readonly Apart[] = ['differs', 'within', 'same'];

/** What the reports list, put together: what differs first, what is the same last and faded. */
export function ComparedList<Item>({ columns, compared, none, ...rest }: ComparedListProps<Item>) {
  const hasReport = columns.some(({ reports }) => reports.length > 0);
  if (compared.length === 0) {
    return hasReport ? (
      <p className={styles['none']}>{none}</p>
    ) : (
      <Across columns={columns} cell={() => null} />
    );
  }
  const isComparable = compared[0]!.apart !== null;
  if (!isComparable) return <Items columns={columns} items={compared} {...rest} />;
  return kinds.map((kind) => (
    <Group key={kind} kind={kind} items={compared.filter(({ apart }) => apart === kind)} columns={columns} {...rest} />
  ));
}

type ItemsProps<Item> = Pick<ComparedListProps<Item>, 'columns' | 'title' | 'cell'> & {
  readonly items: readonly Compared<Item>[];
};

function Group<Item>({ kind, ...rest }: ItemsProps<Item> & { readonly kind: Apart }) {
  const id = useId();
  const { length } = rest.items;
  if (length === 0) return null;
  return (
    <section className={styles['group']} data-apart={kind} aria-labelledby={id}>
      <h3 id={id}>{texts.groups[kind](length)}</h3>
      {kind === 'within' ? <p className={styles['quiet']}>{texts.withinMeans}</p> : null}
      <Items {...rest} />
    </section>
  );
}

function Items<Item>({ columns, items, title, cell }: ItemsProps<Item>) {
  return (
    <ul className={styles['items']}>
      {items.map(({ first, cells, apart }, at) => (
        <li key={at} data-apart={apart ?? undefined}>
          <h4>
            {title(first)}
            {apart === 'same' ? null : <ApartMark apart={apart} />}
          </h4>
          <Across
            columns={columns}
            cell={(_column, place) => <Said cell={cells[place]!}>{cell}</Said>}
          />
        </li>
      ))}
    </ul>
  );
}

interface SaidProps<Item> {
  readonly cell: Cell<Item>;
  readonly children: (cell: Cell<Item>) => ReactNode;
}

function Said<Item>({ cell, children }: SaidProps<Item>) {
  const { count, of } = cell;
  if (count === 0) {
    return (
      <p className={styles['absent']}>
        <Icon name="close" size={16} />
        {texts.absent}
        {of > 1 ? ` (${texts.presence(count, of)})` : null}
      </p>
    );
  }
  return (
    <>
      {of > 1 ? <span className={styles['presence']}>{texts.presence(count, of)}</span> : null}
      {children(cell)}
    </>
  );
}
