import { reportPageTexts } from '../../../shared/texts/report-page.js';

/** The six tabs, in order. The key stands in the address as `?flik=`. */
export const reportTabs = [
  { key: 'oversikt', label: reportPageTexts.tabs.oversikt },
  { key: 'rum', label: reportPageTexts.tabs.rum },
  { key: 'renovering', label: reportPageTexts.tabs.renovering },
  { key: 'detaljer', label: reportPageTexts.tabs.detaljer },
  { key: 'fragor', label: reportPageTexts.tabs.fragor },
  { key: 'bilder', label: reportPageTexts.tabs.bilder },
] as const;
export type TabKey = (typeof reportTabs)[number]['key'];

/** The tab of an address; the first when it names none of ours. */
export function tabOf(name: string | null): TabKey {
  return reportTabs.find(({ key }) => key === name)?.key ?? 'oversikt';
}
