import type { TestFault } from "./check-test-number-faults.ts";

export const DISCOUNT_FAULTS: readonly TestFault[] = [
  [
    "I5",
    "amounts of a document in bills",
    "UPDATE bill_lines SET discount = 0.01 WHERE bill_id = 1",
    "early",
  ],
  [
    "I5",
    "amounts of a document in bills",
    "UPDATE bill_lines SET discount_rate = 5 WHERE bill_id = 1",
    "early",
  ],
  [
    "I5",
    "amounts of a document in bills",
    "UPDATE bill_lines SET discount = -10, taxable = taxable + 10 WHERE bill_id = 1 LIMIT 1",
    "early",
  ],
];
