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
  /** It is told of prompts without a report too. */
  readonly isAlways?: boolean;
  /** What stands in each column. */
  readonly cell: (column: Column, at: number) => ReactNode;
}

/** The same matter from each prompt: side by side where there is room, else one under the other with its name. */
export function Across({ columns, isAlways = false, cell }: AcrossProps) {
  return (
    <div className={styles['across']} style={widthOf(columns)}>
      {columns.map((column, at) => (
        <div key={column.promptId} className={styles['cell']}>
          <p className={styles['whose']}>
            {column.promptId}
            {column.writtenBy === 'rules' && !isAlways ? <small> {texts.byRules}</small> : null}
          </p>
          {isAlways || column.reports.length > 0 ? cell(column, at) : <NoReport column={column} />}
        </div>
      ))}
    </div>
  );
}

interface ComparedListProps<Item> {
  readonly columns: readonly Column[];
  /** What differs in one that all prompts have. */
  readonly otherwise?: string;
  readonly compared: readonly Compared<Item>[];
  /** What it says when no prompt has any. */
  readonly none: string;
  /** The name of one, above what each prompt says of it. */
  readonly title: (item: Item) => string;
  /**
   * Its mark, above what a prompt says of it; beside the title while it is folded, as all say the same. Asked only
   * where a prompt says something.
   */
  readonly brief: (cell: Cell<Item>) => ReactNode;
  /** What one prompt says of it; asked only where it says something. */
  readonly cell: (cell: Cell<Item>, first: Item) => ReactNode;
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
    <Group
      key={kind}
      kind={kind}
      items={compared.filter(({ apart }) => apart === kind)}
      columns={columns}
      {...rest}
    />
  ));
}

type ItemsProps<Item> = Pick<
  ComparedListProps<Item>,
  'columns' | 'otherwise' | 'title' | 'brief' | 'cell'
> & {
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

function Items<Item>({ columns, items, otherwise, title, brief, cell }: ItemsProps<Item>) {
  const areRules = columns.every(({ writtenBy }) => writtenBy === 'rules');
  return (
    <ul className={styles['items']}>
      {items.map((item, at) => {
        const { first, cells, apart } = item;
        const isFolded = apart === 'same' || areRules;
        const Title = apart === null ? 'h3' : 'h4';
        const said = (
          <Across
            columns={columns}
            cell={(_column, place) => (
              <Presence cell={cells[place]!} isSame={apart === 'same'} brief={brief}>
                {(there) => cell(there, first)}
              </Presence>
            )}
          />
        );
        return (
          <li key={at} data-folded={isFolded || undefined}>
            {isFolded ? (
              <details>
                <summary>
                  <span>{title(first)}</span>
                  {brief(cells.find(({ count }) => count > 0)!)}
                </summary>
                {said}
              </details>
            ) : (
              <>
                <Title className={styles['name']}>
                  {title(first)}
                  <ItemMark item={item} columns={columns} otherwise={otherwise} />
                </Title>
                {said}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ItemMarkProps {
  readonly item: Compared<unknown>;
  readonly columns: readonly Column[];
  readonly otherwise?: string | undefined;
}

/** What makes an item differ: who alone has it, or what they see differently. */
export function ItemMark({ item, columns, otherwise }: ItemMarkProps) {
  if (item.apart !== 'differs') return null;
  const having = columns.filter((_column, at) => item.cells[at]!.count > 0);
  const isOnly = having.length < columns.length;
  const words = isOnly ? texts.onlyAt(having.map(({ promptId }) => promptId)) : otherwise;
  return <ApartMark apart="differs" words={words} />;
}

interface PresenceProps<Item> {
  readonly cell: Cell<Item>;
  /** All prompts stand alike in it: that all runs say it need not be said. */
  readonly isSame?: boolean;
  /** Its mark, asked only where the prompt says something. */
  readonly brief?: (cell: Cell<Item>) => ReactNode;
  readonly children: (cell: Cell<Item>) => ReactNode;
}

/** What a prompt says, and in how many of its runs; that it says nothing where it does not. */
export function Presence<Item>({ cell, isSame = false, brief, children }: PresenceProps<Item>) {
  const { count, of } = cell;
  if (count === 0) {
    return (
      <p className={styles['absent']}>
        <Icon name="close" size={16} />
        {of > 1 ? texts.absentOf(of) : texts.absent}
      </p>
    );
  }
  const isTold = of > 1 && !(isSame && count === of);
  const share = isTold ? <span className={styles['presence']}>{texts.presence(count, of)}</span> : null;
  const mark = brief?.(cell);
  return (
    <>
      {share || mark ? (
        <p className={styles['inline']}>
          {share}
          {mark}
        </p>
      ) : null}
      {children(cell)}
    </>
  );
}
