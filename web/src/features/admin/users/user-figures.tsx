import type { UserFigures as Figures } from '../../../../../src/accounts/accounts.types.js';
import { number } from '../../../shared/format/number.js';
import { adminUsersTexts } from '../../../shared/texts/admin-users.js';
import { ListFigures } from '../list/list-figures.js';

const texts = adminUsersTexts.figures;

interface UserFiguresProps {
  /** Undefined while they are on the way. */
  readonly stats: Figures | undefined;
}

/** How many people there are, whatever the list shows of them. */
export function UserFigures({ stats }: UserFiguresProps) {
  return (
    <ListFigures
      label={texts.label}
      figures={[
        { ...texts.total, value: stats && number(stats.total) },
        { ...texts.newLastWeek, value: stats && number(stats.newLastWeek) },
        { ...texts.active, value: stats && number(stats.active) },
      ]}
    />
  );
}
