import { bookFaults } from "./book-faults.ts";
import type { PlantedFault } from "./fault.ts";
import { screenFaults } from "./screen-faults.ts";
import { serverFaults } from "./server-faults.ts";

/** Fifty faults, each of which a test of every run must catch. */
export const plantedFaults: readonly PlantedFault[] = [...bookFaults, ...serverFaults, ...screenFaults];
