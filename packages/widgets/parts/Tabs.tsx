import { useEffect, useRef, type ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";

export interface TabEntry {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide. */
  label: string;
  tabs: readonly TabEntry[];
  selected: string;
  onChange: (id: string) => void;
}

/** Several screens in one place, of which one is drawn. */
export function Tabs({ label, tabs, selected, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone not all stand in a line.
    list.current
      ?.querySelector('[role="tab"][aria-selected="true"]')
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [selected]);
  return (
    <AriaTabs className="vb-tabs" selectedKey={selected} onSelectionChange={(id) => onChange(String(id))}>
      <TabList ref={list} className="vb-tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="vb-tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="vb-tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
