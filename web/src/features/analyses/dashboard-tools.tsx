import { Button, Input, Select } from 'antd';
import { dashboardTexts } from '../../shared/texts/dashboard.js';
import { Icon } from '../../shared/ui/icon.js';
import type { ListQuery, SortField } from './analyses-api.js';
import styles from './dashboard.module.css';

const texts = dashboardTexts;
const sorts = (Object.keys(texts.sorts) as SortField[]).map((value) => ({
  value,
  label: texts.sorts[value],
}));

interface DashboardToolsProps {
  readonly query: ListQuery;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSort: (sort: SortField) => void;
  readonly onTurn: () => void;
}

/** Search by address or municipality, and the order of the list. */
export function DashboardTools({ query, typed, onType, onSort, onTurn }: DashboardToolsProps) {
  return (
    <div className={styles['tools']} role="search">
      <Input
        type="search"
        allowClear={{
          clearIcon: (
            <>
              <Icon name="close" size={18} />
              <span className="visually-hidden">{texts.clear}</span>
            </>
          ),
        }}
        value={typed}
        placeholder={texts.search}
        aria-label={texts.search}
        onChange={(event) => onType(event.target.value)}
      />
      <Select<SortField>
        aria-label={texts.sortBy}
        value={query.sort}
        options={sorts}
        popupMatchSelectWidth={false}
        suffixIcon={
          <span className={styles['unfold']}>
            <Icon name="right" size={18} />
          </span>
        }
        onChange={onSort}
      />
      <Button
        aria-label={texts.order[query.order].full}
        title={texts.order[query.order].short}
        onClick={onTurn}
      >
        <span className={styles['turn']} data-order={query.order}>
          <Icon name="arrow" size={18} />
        </span>
      </Button>
    </div>
  );
}
