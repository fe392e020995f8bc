/** The six tabs, in order. The key stands in the address as `?flik=`. */
export const reportTabs = [
  { key: 'oversikt', label: 'Översikt' },
  { key: 'rum', label: 'Rum' },
  { key: 'renovering', label: 'Renovering' },
  { key: 'detaljer', label: 'Detaljer' },
  { key: 'fragor', label: 'Frågor' },
  { key: 'bilder', label: 'Bilder' },
] as const;
export type TabKey = (typeof reportTabs)[number]['key'];

/** The tab of an address; the first when it names none of ours. */
export function tabOf(name: string | null): TabKey {
  return reportTabs.find(({ key }) => key === name)?.key ?? 'oversikt';
}
