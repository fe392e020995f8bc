import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMyAccountQuery } from '../api/account.js';
import { selectUser } from '../session/session-slice.js';
import { reportsLeftTexts as texts } from '../texts/reports-left.js';
import { LinkForm, type LinkFormProps } from './link-form.js';

interface StartFormProps extends Omit<LinkFormProps, 'onSubmit' | 'note' | 'other'> {
  /** `asPreview` is unsaid where nobody was asked: a visitor, or somebody without reports. */
  readonly onStart: (url: string, asPreview?: boolean) => void;
}

/**
 * The field of a link with what its analysis costs the person who is signed in, and the free preview beside it: one
 * press decides both. Whoever has no report left is told that it becomes a preview.
 */
export function StartForm({ onStart, ...form }: StartFormProps) {
  const user = useSelector(selectUser);
  const { data: account } = useMyAccountQuery(undefined, { skip: !user });
  if (!user) return <LinkForm {...form} onSubmit={(url) => onStart(url)} />;
  if (!account) return <LinkForm {...form} note="" onSubmit={(url) => onStart(url)} />;
  const cost = texts.cost(account.freeReportsRemaining, account.reportCredits);
  if (cost === null) return <LinkForm {...form} note={<NoneLeft />} onSubmit={(url) => onStart(url)} />;
  return (
    <LinkForm
      {...form}
      note={cost}
      other={{ label: texts.previewOnly, onSubmit: (url) => onStart(url, true) }}
      onSubmit={(url) => onStart(url, false)}
    />
  );
}

function NoneLeft() {
  return (
    <>
      {texts.left(0, 0)}. {texts.preview} <Link to="/pricing">{texts.prices}</Link>
    </>
  );
}
