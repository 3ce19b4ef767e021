import { RouteMaster, VehicleMaster } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { administrator, managers } from "../roles.ts";
import { useText } from "../text/use-text.ts";

/** /TabBeatMaster: the routes (beats), which managers may edit too, and the vehicles. */
export function BeatMasterPage() {
  const { masters: text } = useText();
  return (
    <TabbedScreen
      label={text.beatTabs}
      storageKey="ActiveBeatMasterTab"
      tabs={[
        { id: "route", label: text.route, show: RouteMaster, writers: managers },
        { id: "vehicle", label: text.vehicle, show: VehicleMaster, writers: administrator },
      ]}
    />
  );
}
