import type { AdminPurchasePage } from '../../../../../src/billing/billing.types.js';
import { oreAsKr } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { adminPaymentsTexts } from '../../../shared/texts/admin-payments.js';
import { ListFigures } from '../list/list-figures.js';

const texts = adminPaymentsTexts.figures;

interface PurchaseFiguresProps {
  /** Undefined while they are on the way. */
  readonly stats: AdminPurchasePage['stats'] | undefined;
}

/** What all purchases together came to, whatever the list shows of them. */
export function PurchaseFigures({ stats }: PurchaseFiguresProps) {
  const without = stats && stats.orphaned > 0 ? texts.withOrphaned : null;
  return (
    <ListFigures
      label={texts.label}
      figures={[
        {
          name: texts.revenue.name,
          what: without?.revenue ?? texts.revenue.what,
          value: stats && oreAsKr(stats.revenue),
        },
        { ...texts.count, value: stats && number(stats.count) },
        { ...texts.average, value: stats && (stats.count > 0 ? oreAsKr(stats.average) : texts.none) },
        {
          name: texts.completed.name,
          what: without?.completed ?? texts.completed.what,
          value: stats && number(stats.completed),
        },
      ]}
    />
  );
}
