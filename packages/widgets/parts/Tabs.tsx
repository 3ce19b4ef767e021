import { useEffect, useRef, type ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { styled } from "styled-components";

export interface TabEntry {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the group of tabs. */
  label: string;
  tabs: readonly TabEntry[];
  selected: string;
  onChange: (id: string) => void;
}

/** Several screens in one place; only the selected one is drawn. */
export function Tabs({ label, tabs, selected, onChange }: TabsProps) {
  return (
    <Root className="vb-tabs" selectedKey={selected} onSelectionChange={(id) => onChange(String(id))}>
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
    </Root>
  );
}

/**
 * Scrolls the tab list to the selected tab, since not all tabs fit on a phone. React Aria draws the
 * tabs later than the list. `scrollIntoView` would also scroll the page.
 */
function InSight() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = here.current?.parentElement;
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const [place, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
  }, []);
  return <span ref={here} hidden />;
}

const Root = styled(AriaTabs)`
  .vb-tab-list {
    display: flex;
    gap: var(--vb-space-4);
    margin-bottom: var(--vb-space-3);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    overflow-x: auto;
    scrollbar-width: none;
  }
  .vb-tab {
    margin-bottom: calc(var(--vb-hairline) * -1);
    padding: var(--vb-space-2) 0;
    border-bottom: 2px solid transparent;
    color: var(--vb-ink-2);
    font-weight: var(--vb-weight-medium);
    white-space: nowrap;
    cursor: pointer;
    outline-offset: -2px;
  }
  .vb-tab[data-selected] {
    color: var(--vb-ink);
    border-color: var(--vb-brand);
  }
  /* There a transparent line is drawn like any other. */
  @media (forced-colors: active) {
    .vb-tab:not([data-selected]) {
      border-color: Canvas;
    }
    .vb-tab[data-selected] {
      border-color: Highlight;
    }
  }
  .vb-tab-panel {
    outline: 0;
  }
  .vb-tab-panel[data-focus-visible] {
    outline: 2px solid var(--vb-focus);
  }
`;
