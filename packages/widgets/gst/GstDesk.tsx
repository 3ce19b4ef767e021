import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { gstDeskText } from "../../sdk/generated/text/en-IN/gst-desk.ts";
import { gstFaultsText } from "../../sdk/generated/text/en-IN/gst-faults.ts";
import { gstFilingText } from "../../sdk/generated/text/en-IN/gst-filing.ts";
import { gstr1Text } from "../../sdk/generated/text/en-IN/gstr1.ts";
import { gstr3bText } from "../../sdk/generated/text/en-IN/gstr3b.ts";
import { useRead } from "../form/use-read.ts";
import { MasterFrame } from "../master/Master.styles.ts";
import { Tabs } from "../parts/Tabs.tsx";
import { useReportLocation } from "../provider/use-report-location.ts";
import { useTextOf } from "../text/use-text.ts";
import { countFaults, makeFaultsQuestion } from "./faults/faults-question.ts";
import { ListedFaults } from "./GstFaults.tsx";
import { ListedReturns } from "./GstFiling.tsx";
import { Gstr1Return } from "./Gstr1.tsx";
import { Gstr3bReturn } from "./Gstr3b.tsx";
import { OfMonth } from "./returns/OfMonth.tsx";
import { Bar, ReturnBar } from "./returns/ReturnBar.tsx";
import { ScreenLink, type LinkToGst } from "./returns/ScreenLink.tsx";

export interface GstDeskProps {
  /** The first month, of a quarter its last one, as `YYYY-MM`; default: the month before today's. */
  period?: string;
  /** Where the host has the other screens that the desk names. */
  linkTo?: LinkToGst;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Brings the GST returns of a month together: GSTR-1, the errors before it is filed, GSTR-3B, and filing.
 * All tabs show the same period.
 * @widget Finance
 * @element none: posts journals and opens forms, for people who have signed in
 * @title GST Returns
 */
export function GstDesk({ period, linkTo, heading = 2 }: GstDeskProps) {
  const text = useTextOf("gstDesk", gstDeskText);
  return (
    <OfMonth title={text.title} heading={heading} period={period}>
      {(choice) => <DeskOfMonth {...choice} linkTo={linkTo} heading={heading} />}
    </OfMonth>
  );
}

interface DeskOfMonthProps {
  month: string;
  showMonth: (firstDay: string) => void;
  linkTo: LinkToGst | undefined;
  heading: 1 | 2 | 3 | false;
}

function DeskOfMonth({ month, showMonth, linkTo, heading }: DeskOfMonthProps) {
  const text = useTextOf("gstDesk", gstDeskText);
  const [tab, showTab] = useDeskTab();
  const faultsLabel = useFaultsLabel(month);
  const gstr1 = useTextOf("gstr1", gstr1Text);
  const gstr3b = useTextOf("gstr3b", gstr3bText);
  const filing = useTextOf("gstFiling", gstFilingText);
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className="vb-master vb-gst-desk">
      <Head>
        {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
        <ReturnBar month={month} showMonth={showMonth} />
        <Bar as="nav" aria-label={text.linksLabel}>
          {LINKED_SCREENS.map((screen) => (
            <ScreenLink key={screen} linkTo={linkTo} to={screen} words={text.links[screen]} />
          ))}
        </Bar>
      </Head>
      <Tabs
        label={text.title}
        selected={tab}
        onChange={showTab}
        tabs={[
          {
            ...{ id: "gstr1", label: gstr1.title },
            content: <Gstr1Return month={month} heading={false} />,
          },
          {
            ...{ id: "faults", label: faultsLabel },
            content: <ListedFaults key={month} month={month} linkTo={linkTo} heading={false} />,
          },
          {
            ...{ id: "gstr3b", label: gstr3b.title },
            content: <Gstr3bReturn key={month} month={month} linkTo={linkTo} heading={false} />,
          },
          {
            ...{ id: "filing", label: filing.title },
            content: <ListedReturns key={month} month={month} heading={false} />,
          },
        ]}
      />
    </MasterFrame>
  );
}

/** The tab's words with the number of errors, once they are counted. */
function useFaultsLabel(month: string): string {
  const text = useTextOf("gstDesk", gstDeskText);
  const { title } = useTextOf("gstFaults", gstFaultsText);
  const { data } = useRead({ operation: "gst.faults", args: makeFaultsQuestion(month, "all", 1) });
  return data ? text.faultsTab(String(countFaults(data.counts))) : title;
}

/** The open tab is in the address, so Back undoes a change of tab. */
function useDeskTab(): [tab: DeskTab, show: (tab: string) => void] {
  const location = useReportLocation(undefined);
  const query = useSyncExternalStore(location.subscribe, location.get, location.get);
  const tabInAddress = new URLSearchParams(query).get("tab");
  return [
    DESK_TABS.find((tab) => tab === tabInAddress) ?? "gstr1",
    (tab) => {
      const next = new URLSearchParams(location.get());
      next.set("tab", tab);
      location.set(next.toString(), "push");
    },
  ];
}

type DeskTab = (typeof DESK_TABS)[number];

const DESK_TABS = ["gstr1", "faults", "gstr3b", "filing"] as const;
const LINKED_SCREENS = ["eInvoices", "statement2b", "unpaidBills", "heldDocuments"] as const;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-3);
  align-items: end;
  & > .vb-report-title {
    margin-inline-end: var(--vb-space-3);
  }
  & > nav {
    margin-inline-start: auto;
  }
`;
