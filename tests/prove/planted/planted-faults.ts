import { batchFaults } from "./batch-faults.ts";
import { bookFaults } from "./book-faults.ts";
import { databaseFaults } from "./database-faults.ts";
import type { PlantedFault } from "./fault.ts";
import { screenFaults } from "./screen-faults.ts";
import { serverFaults } from "./server-faults.ts";
import { tokenFaults } from "./token-faults.ts";
import { voucherKeyFaults } from "./voucher-key-faults.ts";

/** Each of these faults must be caught by a test that every run includes. */
export const plantedFaults: readonly PlantedFault[] = [
  ...bookFaults,
  ...batchFaults,
  ...databaseFaults,
  ...serverFaults,
  ...tokenFaults,
  ...screenFaults,
  ...voucherKeyFaults,
];
