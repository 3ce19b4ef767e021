import { testBookFaults } from "./seeded-faults.ts";

testBookFaults(() => true);
