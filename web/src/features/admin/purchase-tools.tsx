import { adminPaymentsTexts as texts } from '../../shared/texts/admin-payments.js';
import { Icon } from '../../shared/ui/icon.js';
import iconButton from '../../shared/ui/icon-button.module.css';
import styles from './purchases.module.css';
import type { usePurchasesAddress } from './use-purchases-address.js';

interface PurchaseToolsProps {
  readonly address: ReturnType<typeof usePurchasesAddress>;
  /** Where no column's head can be pressed. */
  readonly hasOrder: boolean;
}

/** Search and selection, and the order of the list. */
export function PurchaseTools({ address, hasOrder }: PurchaseToolsProps) {
  const { query, typed, setTyped, setFilter, setSort } = address;
  const sorts = `${query.sort} ${query.order}`;
  return (
    <div className={styles['tools']} role="search">
      <div className={styles['search']}>
        <input
          type="search"
          value={typed}
          maxLength={200}
          placeholder={texts.search}
          aria-label={texts.search}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed ? (
          <button
            type="button"
            className={iconButton['button']}
            aria-label={texts.clear}
            onClick={() => setTyped('')}
          >
            <Icon name="close" size={18} />
          </button>
        ) : null}
      </div>
      <Choice
        label={texts.filter}
        value={query.filter ?? 'all'}
        choices={texts.filters}
        onChange={setFilter}
      />
      {hasOrder ? (
        <Choice
          label={texts.sort}
          value={sorts}
          choices={texts.sorts}
          onChange={(value) => {
            const [sort, order] = value.split(' ') as [typeof query.sort, typeof query.order];
            setSort(sort, order);
          }}
        />
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
