import { BranchMaster, DistributorMaster, ZoneMaster } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { administrator } from "../roles.ts";
import { useText } from "../text/use-text.ts";
import { useMay } from "../session/use-may.ts";

/** /TabMasters: branches, zones, and which distributors belong to which. */
export function MastersPage() {
  const { masters: text } = useText();
  const isReadOnly = !useMay(administrator);
  return (
    <TabbedScreen
      label={text.tabs}
      storageKey="ActiveMasterTab"
      tabs={[
        { id: "branch", label: text.branch, content: <BranchMaster heading={1} isReadOnly={isReadOnly} /> },
        { id: "zone", label: text.zone, content: <ZoneMaster heading={1} isReadOnly={isReadOnly} /> },
        {
          id: "distributor",
          label: text.distributor,
          content: <DistributorMaster heading={1} isReadOnly={isReadOnly} />,
        },
      ]}
    />
  );
}
