import type { MonthVoucher } from "./voucher-kinds.ts";

/** The month's less frequent vouchers on its last three days, by day. */
export function listSecondHalf([
  ,
  ,
  ,
  ,
  day5 = "",
  day6 = "",
  day7 = "",
]: readonly string[]): MonthVoucher[][] {
  return [
    [
      {
        kind: "order",
        day: day5,
        as: "order 2",
        customer: "Dharmapuri Agencies",
        lines: { "First Aid Kit": 3 },
      },
      {
        kind: "sale",
        day: day5,
        as: "kits",
        customer: "Dharmapuri Agencies",
        place: "godown",
        order: "order 2",
        lines: [["First Aid Kit", 3]],
      },
      {
        kind: "saleReturn",
        day: day5,
        customer: "Chittur Stores",
        of: "cash bill",
        refund: "Main Cash",
        lines: [[1, 0]],
      },
      { kind: "vanLoad", day: day5, from: "van 1001", to: "godown", lines: { "Oxygen Mask": 8 } },
      { kind: "correction", day: day5, of: "receipt 5", amount: 1_810 },
    ],
    [
      {
        kind: "receipt",
        day: day6,
        as: "part of a bill",
        party: "Aluva Medicals",
        amount: 600,
        through: "Main Cash",
        against: { "bill 6.1": 600 },
      },
      {
        kind: "debitNote",
        day: day6,
        party: "Ramanad Health",
        on: "Discount Received",
        amount: 1_050.4,
        rate: 18,
      },
      { kind: "stockCount", day: day6, place: "godown", counted: { "Heating Pad": 80, "Knee Support": 99 } },
      {
        kind: "purchaseReturn",
        day: day6,
        supplier: "Ramanad Health",
        place: "godown",
        of: "distant purchase 3",
        lines: [3],
      },
      {
        kind: "production",
        day: day6,
        item: "First Aid Kit",
        quantity: 8,
        batch: "K2",
        overhead: 250.5,
        uses: { "Gauze Roll": 16, "Lint Cotton": 8 },
      },
      {
        kind: "replacement",
        day: day6,
        customer: "Aluva Medicals",
        place: "van 1001",
        lines: { "Knee Support": 1 },
      },
      { kind: "cancellation", day: day6, of: "fuel 6", reason: "Entered twice" },
    ],
    [
      {
        kind: "saleReturn",
        day: day7,
        customer: "Dharmapuri Agencies",
        of: "bill 5.1",
        lines: [[2, 1]],
      },
      {
        kind: "journal",
        day: day7,
        narration: "Wages of October",
        lines: { "Salaries and Wages": 24_000, "Main Cash": -24_000 },
      },
      {
        kind: "journal",
        day: day7,
        narration: "Rent of October",
        lines: { Rent: 9_000, "Bank Current Account": -9_000 },
      },
      {
        kind: "journal",
        day: day7,
        narration: "A tenth for a year",
        lines: { Depreciation: 904.17, "Office Furniture": -904.17 },
      },
      {
        kind: "journal",
        day: day7,
        narration: "Interest",
        lines: { "Loan Interest": 1_125, "Term Loan": -1_125 },
      },
      {
        kind: "journal",
        day: day7,
        narration: "Owed for light",
        lines: { Electricity: 460, "Partners Capital": -460 },
      },
    ],
  ];
}
