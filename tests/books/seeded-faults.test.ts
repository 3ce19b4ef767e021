import { testBookFaults } from "./seeded-faults.ts";

// A few that differ most, in every run; all of them by `npm run prove -- book-faults`.
const CHOSEN = [
  "halves rounded down",
  "numbers taken outside the transaction",
  "the month's rollup forgotten",
  "a cancellation without its stock",
];

testBookFaults(({ name }) => CHOSEN.includes(name));
