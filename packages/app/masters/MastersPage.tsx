import { BranchMaster, DistributorMaster, ZoneMaster } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { administrator as writers } from "../roles.ts";
import { useText } from "../text/use-text.ts";

export function MastersPage() {
  const { masters: text } = useText();
  return (
    <TabbedScreen
      label={text.tabs}
      storageKey="ActiveMasterTab"
      tabs={[
        { id: "branch", label: text.branch, show: BranchMaster, writers },
        { id: "zone", label: text.zone, show: ZoneMaster, writers },
        { id: "distributor", label: text.distributor, show: DistributorMaster, writers },
      ]}
    />
  );
}
