import { defineMaster } from "../../master/define-master.tsx";
import { B2bSeriesInput, B2cSeriesInput } from "../series/SeriesInput.tsx";
import { allocationMaster } from "./allocation-master.ts";

/**
 * Says which van and which series a user has from a day on. Bills are numbered by it.
 * @widget Masters
 */
export const AllocationMaster = defineMaster(allocationMaster, {
  inputs: { B2BSeries: B2bSeriesInput, B2CSeries: B2cSeriesInput },
});
