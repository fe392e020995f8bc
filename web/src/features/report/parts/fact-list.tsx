/** A label and its value as text; null and undefined are left out. */
export type Fact = readonly [label: string, value: string | null | undefined];

/** Longer values stand beneath their label, read as text. */
const longValue = 36;

/** Facts as label and value, those without a value left out; nothing when none is left. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value != null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="fact-list">
      {known.map(([label, value]) => (
        <div key={label} className={value && value.length > longValue ? 'is-long' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
