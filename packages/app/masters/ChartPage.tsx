import { AccountGroupMaster, ChartOfAccounts } from "@vanbook/widgets";
import { useNavigate } from "react-router";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { administrator, managers } from "../roles.ts";
import { useMay } from "../session/use-may.ts";
import { useText } from "../text/use-text.ts";

/**
 * /ChartOfAccounts: the accounts of every group, and the company's own groups. Customers and
 * suppliers are edited at /Account.
 */
export function ChartPage() {
  const { masters: text } = useText();
  const navigate = useNavigate();
  const mayKeep = useMay(managers);
  const isAdministrator = useMay(administrator);
  return (
    <TabbedScreen
      label={text.chartTabs}
      storageKey="ActiveChartTab"
      tabs={[
        {
          id: "chart",
          label: text.chart,
          content: (
            <ChartOfAccounts
              heading={1}
              isReadOnly={!mayKeep}
              areOpeningsReadOnly={!isAdministrator}
              onParties={() => void navigate("/Account")}
            />
          ),
        },
        { id: "groups", label: text.ownGroups, show: AccountGroupMaster, writers: administrator },
      ]}
    />
  );
}
