import { reportTexts } from '../../../shared/texts/report.js';

/** The six tabs, in order. The key stands in the address as `?flik=`. */
export const reportTabs = [
  { key: 'oversikt', label: reportTexts.tabs.oversikt },
  { key: 'rum', label: reportTexts.tabs.rum },
  { key: 'renovering', label: reportTexts.tabs.renovering },
  { key: 'detaljer', label: reportTexts.tabs.detaljer },
  { key: 'fragor', label: reportTexts.tabs.fragor },
  { key: 'bilder', label: reportTexts.tabs.bilder },
] as const;
export type TabKey = (typeof reportTabs)[number]['key'];

/** The tab of an address; the first when it names none of ours. */
export function tabOf(name: string | null): TabKey {
  return reportTabs.find(({ key }) => key === name)?.key ?? 'oversikt';
}
