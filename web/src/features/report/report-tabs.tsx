import {
  useDeferredValue,
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { reportPageTexts } from '../../shared/texts/report-page.js';
import { tabBeside } from '../../shared/ui/tab-beside.js';
import { usePrinted } from '../../shared/ui/use-printed.js';
import { reportTabs, type TabKey } from './logic/tabs.js';
import { ReportPane } from './report-pane.js';

interface ReportTabsProps {
  readonly active: TabKey;
  readonly onChange: (tab: TabKey) => void;
  /** The place to scroll to for the tabs. */
  readonly top: RefObject<HTMLDivElement | null>;
  readonly panes: Readonly<Record<TabKey, ReactNode>>;
}

/**
 * The sticky tabs, by the tabs pattern of the ARIA Authoring Practices. All panes are there soon after the one that is
 * read, so that the whole report can be printed and searched.
 */
export function ReportTabs({ active, onChange, top, panes }: ReportTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isSettled = useDeferredValue(true, false);
  const isPrinted = usePrinted();
  const hasAll = isSettled || isPrinted;

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!tab) return;
    const { offsetLeft, offsetWidth } = tab;
    // Only sideways: the page stays where it is.
    list.current?.scrollTo({ left: offsetLeft - (list.current.clientWidth - offsetWidth) / 2 });
  }, [active]);

  function change(key: TabKey) {
    onChange(key);
    // Deep in a long tab, the next one begins at its beginning.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0)
      top.current?.scrollIntoView({ behavior: 'instant' });
  }

  function press(event: KeyboardEvent) {
    const next = tabBeside(
      reportTabs.map(({ key }) => key),
      active,
      event.key,
    );
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(next);
    list.current?.querySelector<HTMLElement>(`#flik-${next}`)?.focus({ preventScroll: true });
  }

  return (
    <div className="report-tabs" ref={top}>
      <div
        role="tablist"
        aria-label={reportPageTexts.tabsName}
        className="tab-list"
        ref={list}
        onKeyDown={press}
      >
        {reportTabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`flik-${key}`}
            aria-selected={key === active}
            aria-controls={`del-${key}`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => change(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {reportTabs.map(({ key, label }) => (
        <ReportPane key={key} tab={key} title={label} isActive={key === active} onFound={() => onChange(key)}>
          {hasAll || key === active ? panes[key] : null}
        </ReportPane>
      ))}
    </div>
  );
}
