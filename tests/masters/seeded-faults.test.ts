import { testMasterFaults } from "./seeded-faults.ts";

// A few that differ most, in every run; all of them by `npm run prove -- master-faults`.
const CHOSEN = ["a record of whatever company", "a version that nobody looks at", "everybody's turn at once"];

testMasterFaults(({ name }) => CHOSEN.includes(name));
