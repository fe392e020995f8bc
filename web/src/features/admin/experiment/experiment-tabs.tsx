import { useEffect, useRef, type ComponentType, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { tabBeside } from '../../../shared/ui/tab-beside.js';
import { ColumnHeads } from './across.js';
import { ConfidenceTab } from './confidence-tab.js';
import styles from './experiment.module.css';
import { FlagsTab } from './flags-tab.js';
import { FullTab } from './full-tab.js';
import type { Comparison } from './logic/comparison.js';
import { experimentTabs, tabOf, type TabKey } from './logic/tabs.js';
import { QuestionsTab } from './questions-tab.js';
import { UncertaintiesTab } from './uncertainties-tab.js';
import { VerdictsTab } from './verdicts-tab.js';

const panes: Readonly<Record<TabKey, ComponentType<{ readonly comparison: Comparison }>>> = {
  bedomningar: VerdictsTab,
  flaggor: FlagsTab,
  osakerheter: UncertaintiesTab,
  konfidens: ConfidenceTab,
  fragor: QuestionsTab,
  full: FullTab,
};
const keys = experimentTabs.map(({ key }) => key);

/** The six tabs; the chosen one stands in the address. */
export function ExperimentTabs({ comparison }: { readonly comparison: Comparison }) {
  const [params, setParams] = useSearchParams();
  const active = tabOf(params.get('flik'));
  const list = useRef<HTMLDivElement>(null);
  const Pane = panes[active];

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!tab) return;
    const { offsetLeft, offsetWidth } = tab;
    // Only sideways: the page stays where it is.
    list.current?.scrollTo({ left: offsetLeft - (list.current.clientWidth - offsetWidth) / 2 });
  }, [active]);

  const choose = (key: TabKey): void =>
    setParams(
      (before) => {
        before.set('flik', key);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  function press(event: KeyboardEvent) {
    // The focus has moved on where the address has not yet.
    const from = tabOf((event.target as HTMLElement).id.replace('flik-', ''));
    const next = tabBeside(keys, from, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`#flik-${next}`)?.focus({ preventScroll: true });
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={adminExperimentTexts.tabsName}
        className={styles['tabs']}
        ref={list}
        onKeyDown={press}
      >
        {experimentTabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`flik-${key}`}
            aria-selected={key === active}
            aria-controls="del"
            tabIndex={key === active ? 0 : -1}
            onClick={() => choose(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="del"
        aria-labelledby={`flik-${active}`}
        tabIndex={0}
        className={styles['pane']}
      >
        <h2 className="visually-hidden">{experimentTabs.find(({ key }) => key === active)!.label}</h2>
        <ColumnHeads columns={comparison.columns} />
        <Pane comparison={comparison} />
      </div>
    </div>
  );
}
