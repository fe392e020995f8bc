import { Icon, type IconName } from '../../../shared/ui/icon.js';
import type { Tone, ToneLabel } from '../logic/labels.js';

const icons: Record<Tone, IconName> = {
  good: 'check',
  watch: 'warning',
  bad: 'cross',
  neutral: 'info',
  unknown: 'question',
};

/** The icon of a tone: each has its own shape, so that it can be told without colour. */
export function ToneIcon({ tone, size }: { readonly tone: Tone; readonly size?: number }) {
  return (
    <span className={`tone-icon tone-${tone}`} aria-hidden="true">
      <Icon name={icons[tone]} size={size} />
    </span>
  );
}

interface ToneBadgeProps {
  readonly label: ToneLabel;
  /** The icon stands elsewhere in the row. */
  readonly bare?: boolean;
}

/** A status as icon and word. */
export function ToneBadge({ label, bare = false }: ToneBadgeProps) {
  return (
    <span className={`tone-badge tone-${label.tone}`}>
      {bare ? null : <ToneIcon tone={label.tone} size={16} />}
      {label.text}
    </span>
  );
}
