import { adminListTexts } from '../../../shared/texts/admin-list.js';
import { Icon } from '../../../shared/ui/icon.js';
import iconButton from '../../../shared/ui/icon-button.module.css';
import type { ListTexts } from './list-types.js';
import styles from './list.module.css';
import type { ListAddress } from './use-list-address.js';

interface ListToolsProps<Sort extends string, Filter extends string> {
  readonly address: ListAddress<Sort, Filter>;
  readonly texts: ListTexts;
  /** Where no column's head can be pressed. */
  readonly hasOrder: boolean;
}

/** Search and selection, and the order of the list. */
export function ListTools<Sort extends string, Filter extends string>({
  address,
  texts,
  hasOrder,
}: ListToolsProps<Sort, Filter>) {
  const { query, setFilter, setSort } = address;
  const { search, filters, sorts } = texts;
  if (!search && !filters && !hasOrder) return null;
  return (
    <div className={styles['tools']} role="search">
      {search ? <Search label={search} address={address} /> : null}
      {filters ? (
        <Choice
          label={adminListTexts.filter}
          value={query.filter ?? 'all'}
          choices={filters}
          onChange={setFilter}
        />
      ) : null}
      {hasOrder ? (
        <Choice
          label={adminListTexts.sort}
          value={`${query.sort} ${query.order}`}
          choices={sorts}
          onChange={(value) => {
            const [sort, order] = value.split(' ') as [Sort, 'asc' | 'desc'];
            setSort(sort, order);
          }}
        />
      ) : null}
    </div>
  );
}

interface SearchProps {
  readonly label: string;
  readonly address: Pick<ListAddress<string, string>, 'typed' | 'setTyped'>;
}

function Search({ label, address: { typed, setTyped } }: SearchProps) {
  return (
    <div className={styles['search']}>
      <input
        type="search"
        value={typed}
        maxLength={200}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed ? (
        <button
          type="button"
          className={iconButton['button']}
          aria-label={adminListTexts.clear}
          onClick={() => setTyped('')}
        >
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** What each value is called. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {Object.entries(choices).map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}
