/** A label and its value as text; null and undefined are left out. */
export type Fact = readonly [label: string, value: string | null | undefined];

/** Facts as label and value, those without a value left out; nothing when none is left. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value != null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="fact-list">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
