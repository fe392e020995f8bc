import { adminExperimentTexts } from '../../../../shared/texts/admin-experiment.js';

const { tabs } = adminExperimentTexts;

/** The six tabs, in order. The key stands in the address as `?flik=`. */
export const experimentTabs = [
  { key: 'bedomningar', label: tabs.verdicts },
  { key: 'flaggor', label: tabs.flags },
  { key: 'osakerheter', label: tabs.uncertainties },
  { key: 'konfidens', label: tabs.confidence },
  { key: 'fragor', label: tabs.questions },
  { key: 'full', label: tabs.full },
] as const;
export type TabKey = (typeof experimentTabs)[number]['key'];

/** The tab of an address; the first when it names none of ours. */
export function tabOf(name: string | null): TabKey {
  return experimentTabs.find(({ key }) => key === name)?.key ?? 'bedomningar';
}
