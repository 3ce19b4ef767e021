import { testWallFaults } from "./seeded-faults.ts";

testWallFaults(() => true);
