import { Tabs } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { reportTabs, type TabKey } from './logic/tabs.js';

interface ReportTabsProps {
  readonly active: TabKey;
  readonly onChange: (tab: TabKey) => void;
  /** The place to scroll to for the tabs. */
  readonly top: RefObject<HTMLDivElement | null>;
  readonly panes: Readonly<Record<TabKey, ReactNode>>;
}

/** The sticky tabs. All panes are rendered, so that the whole report can be printed and searched. */
export function ReportTabs({ active, onChange, top, panes }: ReportTabsProps) {
  function change(key: string) {
    onChange(key as TabKey);
    // Deep in a long tab, the next one begins at its beginning.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0)
      top.current?.scrollIntoView({ behavior: 'instant' });
  }

  return (
    <div className="report-tabs" ref={top}>
      <Tabs
        activeKey={active}
        onChange={change}
        animated={false}
        items={reportTabs.map(({ key, label }) => ({
          key,
          label,
          forceRender: true,
          children: (
            <>
              <h2 className="tab-title">{label}</h2>
              {panes[key]}
            </>
          ),
        }))}
      />
    </div>
  );
}
