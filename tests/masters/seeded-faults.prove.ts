import { testMasterFaults } from "./seeded-faults.ts";

testMasterFaults(() => true);
