import { FromLink } from '../../../shared/ui/from-link.js';

/** A label and its value as text (null and undefined are left out), and whether only the link tells it. */
export type Fact = readonly [label: string, value: string | null | undefined, isFromLink?: boolean];

/** Longer values stand beneath their label, read as text. */
const longValue = 36;

/** Facts as label and value, those without a value left out; nothing when none is left. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value != null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="fact-list">
      {known.map(([label, value, isFromLink]) => (
        <div key={label} className={value && value.length > longValue ? 'is-long' : undefined}>
          <dt>{label}</dt>
          <dd>
            {value} {isFromLink ? <FromLink /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
