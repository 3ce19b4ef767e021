import { RouteMaster, VehicleMaster } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { administrator, managers } from "../roles.ts";
import { useText } from "../text/use-text.ts";
import { useMay } from "../session/use-may.ts";

/** /TabBeatMaster: the routes (beats), which managers may edit too, and the vehicles. */
export function BeatMasterPage() {
  const { masters: text } = useText();
  const mayRoutes = useMay(managers);
  const mayVehicles = useMay(administrator);
  return (
    <TabbedScreen
      label={text.beatTabs}
      storageKey="ActiveBeatMasterTab"
      tabs={[
        { id: "route", label: text.route, content: <RouteMaster heading={1} isReadOnly={!mayRoutes} /> },
        {
          id: "vehicle",
          label: text.vehicle,
          content: <VehicleMaster heading={1} isReadOnly={!mayVehicles} />,
        },
      ]}
    />
  );
}
