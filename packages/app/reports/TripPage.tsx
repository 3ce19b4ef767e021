import {
  AllTripReport,
  Button,
  TripHead,
  TripInfo,
  TripLines,
  TripMap,
  TripOrders,
  TripReceipts,
  TripReport,
  TripSales,
} from "@vanbook/widgets";
import type { ComponentType } from "react";
import { useSearchParams } from "react-router";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { managers } from "../roles.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { KEPT_DAY, KEPT_EMPLOYEE } from "./trip-address.ts";
import { useKeptPicks } from "./use-kept-picks.ts";

/** /TabEmpTrip: an employee's trip in seven tabs; salesmen see only their own. */
export function TripPage() {
  const { trip: text } = useText();
  const renderDayTab = (tab: string, widget: DayWidget) => <DayTab key={tab} tab={tab} shown={widget} />;
  const [query] = useSearchParams();
  const own = useOwnId();
  const employeeId = Number(query.get("UserId") ?? query.get("EmpID") ?? own);
  return (
    <>
      {employeeId > 0 && <TripHead UserId={employeeId} />}
      <TabbedScreen
        label={text.tabs}
        storageKey="ActiveTripTab"
        tabs={[
          { id: "info", label: text.info, content: renderDayTab("info", TripInfo) },
          { id: "lines", label: text.lines, content: <LinesTab /> },
          { id: "map", label: text.map, content: renderDayTab("map", TripMap) },
          { id: "orders", label: text.orders, content: renderDayTab("orders", TripOrders) },
          { id: "sales", label: text.sales, content: renderDayTab("sales", TripSales) },
          { id: "receipts", label: text.receipts, content: renderDayTab("receipts", TripReceipts) },
          { id: "report", label: text.report, content: <ReportTab /> },
        ]}
      />
    </>
  );
}

type DayWidget = ComponentType<{ heading: 1; UserId?: number | undefined }>;

function DayTab({ tab, shown: Shown }: { tab: string; shown: DayWidget }) {
  useKeptPicks(tab, { UserId: KEPT_EMPLOYEE, Date: KEPT_DAY });
  return <Shown heading={1} UserId={useOwnId()} />;
}

function LinesTab() {
  useKeptPicks("lines", { EmpID: KEPT_EMPLOYEE });
  return <TripLines heading={1} EmpID={useOwnId()} />;
}

function ReportTab() {
  const { trip: text } = useText();
  const [query, setQuery] = useSearchParams();
  const own = useOwnId();
  useKeptPicks("report", { EmpID: KEPT_EMPLOYEE });
  const isOfAll = query.get("all") === "1" && own === undefined;
  const other = own === undefined && (
    <Button onPress={() => setQuery({ tab: "report", ...(!isOfAll && { all: "1" }) })}>
      {isOfAll ? text.one : text.all}
    </Button>
  );
  if (isOfAll) return <AllTripReport heading={1} slots={{ toolbar: other }} />;
  return <TripReport heading={1} EmpID={own} slots={{ toolbar: other }} />;
}

function useOwnId(): number | undefined {
  const { UserId, UserRoleId } = useUser();
  return managers.includes(UserRoleId) ? undefined : UserId;
}
