import type { AccountView } from '../../../../src/auth/auth.types.js';
import { reportsLeftTexts as texts } from '../texts/reports-left.js';
import { LinkForm, type LinkFormProps } from './link-form.js';
import { NoneLeft } from './none-left.js';

export interface StartFormProps extends Omit<LinkFormProps, 'onSubmit' | 'note' | 'other'> {
  /** `asPreview` is unsaid where nobody was asked: a visitor, or somebody without reports. */
  readonly onStart: (url: string, asPreview?: boolean) => void;
}

interface SpendingFormProps extends StartFormProps {
  /** Of whoever is signed in; undefined while unknown, null for a visitor. */
  readonly account: AccountView | null | undefined;
}

/**
 * The field of a link with what its analysis costs the person who is signed in, and the free preview beside it: one
 * press decides both. Whoever has no report left is told that it becomes a preview.
 */
export function SpendingForm({ account, onStart, ...form }: SpendingFormProps) {
  if (account === null) return <LinkForm {...form} onSubmit={(url) => onStart(url)} />;
  if (!account) return <LinkForm {...form} note="" onSubmit={(url) => onStart(url)} />;
  const cost = texts.cost(account.freeReportsRemaining, account.reportCredits);
  if (cost === null)
    return (
      <LinkForm
        {...form}
        note={<NoneLeft hadFreeReports={account.hadFreeReports} />}
        onSubmit={(url) => onStart(url)}
      />
    );
  return (
    <LinkForm
      {...form}
      note={cost}
      other={{ label: texts.previewOnly, onSubmit: (url) => onStart(url, true) }}
      onSubmit={(url) => onStart(url, false)}
    />
  );
}
