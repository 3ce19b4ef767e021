import { BeatPlan } from "@vanbook/widgets";
import { managers } from "../roles.ts";
import { useMay } from "./use-may.ts";

/** /BeatAllocate: which sales representative works which routes on which days. */
export function BeatPlanPage() {
  return <BeatPlan heading={1} isReadOnly={!useMay(managers)} />;
}
