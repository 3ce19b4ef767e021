import { testWallFaults } from "./seeded-faults.ts";

// A few that differ most, in every run; all of them by `npm run prove -- wall-faults`.
const CHOSEN = [
  "the sale report without its company",
  "an empty scope that shows everything",
  "roles not looked at",
  "a document of whatever company cancelled",
];

testWallFaults(({ name }) => CHOSEN.includes(name));
