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
  return (
    <AriaTabs className="vb-tabs" selectedKey={selected} onSelectionChange={(id) => onChange(String(id))}>
      <TabList className="vb-tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="vb-tab">
            {tab.label}
            {tab.id === selected && <InSight />}
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

/** Brings the tab that it is drawn in into sight: on a phone not all stand in a line. React Aria draws them later than the list itself. */
function InSight() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    here.current?.parentElement?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  return <span ref={here} hidden />;
}
