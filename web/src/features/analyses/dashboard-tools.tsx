import { Button, Input, Select } from 'antd';
import { Icon } from '../../shared/ui/icon.js';
import type { ListQuery, SortField } from './analyses-api.js';
import styles from './dashboard.module.css';

const sorts: readonly { readonly value: SortField; readonly label: string }[] = [
  { value: 'created_at', label: 'Nyast' },
  { value: 'price', label: 'Pris' },
  { value: 'size', label: 'Storlek' },
  { value: 'verdict', label: 'Bedömning' },
  { value: 'address', label: 'Adress' },
];

interface DashboardToolsProps {
  readonly query: ListQuery;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSort: (sort: SortField) => void;
  readonly onTurn: () => void;
}

/** Search by address or municipality, and the order of the list. */
export function DashboardTools({ query, typed, onType, onSort, onTurn }: DashboardToolsProps) {
  const isAscending = query.order === 'asc';
  return (
    <div className={styles['tools']} role="search">
      <Input
        type="search"
        allowClear
        value={typed}
        placeholder="Sök adress eller kommun"
        aria-label="Sök adress eller kommun"
        onChange={(event) => onType(event.target.value)}
      />
      <Select<SortField>
        aria-label="Sortera efter"
        value={query.sort}
        options={[...sorts]}
        popupMatchSelectWidth={false}
        onChange={onSort}
      />
      <Button
        aria-label={
          isAscending ? 'Stigande ordning. Byt till fallande.' : 'Fallande ordning. Byt till stigande.'
        }
        title={isAscending ? 'Stigande' : 'Fallande'}
        onClick={onTurn}
      >
        <span className={styles['turn']} data-order={query.order}>
          <Icon name="arrow" size={18} />
        </span>
      </Button>
    </div>
  );
}
