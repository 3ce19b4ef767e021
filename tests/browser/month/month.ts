import type { Customer, Item, MonthVoucher, Pieces } from "./voucher-kinds.ts";
import { listFirstHalf } from "./first-half.ts";
import { listSecondHalf } from "./second-half.ts";

/**
 * The vouchers of October, in the order in which they are entered: the opening, then for each day
 * the daily and the less frequent ones.
 */
export function makeMonth(): MonthVoucher[] {
  return [
    ...opening,
    ...MONTH_DAYS.flatMap((day, at) => [...makeDailyVouchers(day, at), ...(once[at] ?? [])]),
  ];
}

/** The days on which vouchers are entered. */
const MONTH_DAYS = [1, 5, 9, 13, 19, 24, 31].map((day) => `2026-10-${String(day).padStart(2, "0")}`);
const once: readonly (readonly MonthVoucher[])[] = [
  ...listFirstHalf(MONTH_DAYS),
  ...listSecondHalf(MONTH_DAYS),
];

/** The opening vouchers, on the first day of the financial year. */
const BEGIN_DATE = "2026-04-01";
const opening: readonly MonthVoucher[] = [
  {
    kind: "openingBalances",
    day: BEGIN_DATE,
    balances: {
      "Main Cash": 48_500,
      "Bank Current Account": 312_750.5,
      "Office Furniture": 96_000,
      "Aluva Medicals": 7_340,
      "Chittur Stores": 2_115.75,
      "Ramanad Health": -18_600,
      "Term Loan": -150_000,
      "Partners Capital": -260_000,
    },
  },
  {
    kind: "openingStock",
    day: BEGIN_DATE,
    place: "godown",
    goods: {
      "Gauze Roll": [400, 11_230],
      "Heating Pad": [60, 16_425.4],
      "Infrared Lamp": [40, 33_780],
      "Knee Support": [150, 27_915],
      "Lint Cotton": [300, 11_460],
      "Oxygen Mask": [220, 13_090.6],
    },
  },
];

/** The vouchers of every day, each day with other parties, goods and amounts. */
function makeDailyVouchers(day: string, at: number): MonthVoucher[] {
  const n = at + 1;
  return [
    {
      kind: "purchase",
      day,
      as: `local purchase ${n}`,
      supplier: "Quilon Surgicals",
      place: "godown",
      invoice: `q/${310 + n}`,
      lines: [
        ["Gauze Roll", 60 + 5 * n, roundToPaise(28.4 + n * 0.15)],
        ["Oxygen Mask", 20 + n, 61.25 + n * 0.5],
      ],
    },
    {
      kind: "purchase",
      day,
      as: `distant purchase ${n}`,
      supplier: "Ramanad Health",
      place: "godown",
      invoice: `rh${70 + n}`,
      freight: 150 + 10 * n,
      lines: [
        n % 2 === 0
          ? ["Infrared Lamp", 4 + n, roundToPaise(862.35 + n)]
          : ["Heating Pad", 10 + n, roundToPaise(279.9 - n)],
      ],
    },
    { kind: "vanLoad", day, from: "godown", to: "van 1001", lines: loads[at] ?? {} },
    ...(bills[at] ?? []).map(([customer, item, pieces], bill): MonthVoucher => ({
      kind: "sale",
      day,
      as: `bill ${n}.${bill + 1}`,
      customer,
      place: "godown",
      lines: [[item, pieces], bill === 0 ? ["Gauze Roll", 6 + n, 1] : ["Gauze Roll", 6 + n + bill]],
      ...(bill === 2 && { discount: 10 + n, toRupee: true }),
    })),
    {
      kind: "sale",
      day,
      as: `van bill ${n}`,
      customer: "Edappal Home Care",
      place: "van 1001",
      paid: "salesman",
      lines: [
        ["Knee Support", 1 + (n % 3)],
        ["Oxygen Mask", 3],
      ],
    },
    {
      kind: "receipt",
      day,
      as: `receipt ${n}`,
      party: n % 2 === 0 ? "Aluva Medicals" : "Beypore Clinic",
      amount: 900 + 175.5 * n,
      through: n % 2 === 0 ? "Main Cash" : "Bank Current Account",
    },
    {
      kind: "payment",
      day,
      party: "Ramanad Health",
      amount: 2_500 + 250 * n,
      through: "Bank Current Account",
    },
    { kind: "expense", day, as: `fuel ${n}`, on: "Vehicle Fuel", amount: 640 + 35.25 * n, from: "Main Cash" },
    {
      kind: "expense",
      day,
      as: `office ${n}`,
      on: n % 2 === 0 ? "Electricity" : "Bank Charges",
      amount: 118 + 7 * n,
      from: "Bank Current Account",
    },
    { kind: "contra", day, from: "Bank Current Account", to: "Main Cash", amount: 3_000 + 500 * (n % 3) },
    { kind: "handOver", day, amount: 500 + 20 * n },
  ];
}

/** Goods loaded on the van each morning, by day. */
const loads: readonly Pieces[] = [
  { "Knee Support": 12, "Oxygen Mask": 20 },
  { "Knee Support": 4, "Lint Cotton": 10 },
  { "Oxygen Mask": 15 },
  { "Knee Support": 6, "Gauze Roll": 24 },
  { "Oxygen Mask": 10, "Heating Pad": 2 },
  { "Knee Support": 5 },
  { "Lint Cotton": 12, "Gauze Roll": 10 },
];

/** Three bills a day: customer, item and pieces. */
const bills: readonly (readonly (readonly [Customer, Item, number])[])[] = [
  [
    ["Aluva Medicals", "Heating Pad", 3],
    ["Beypore Clinic", "Infrared Lamp", 2],
    ["Chittur Stores", "Lint Cotton", 25],
  ],
  [
    ["Dharmapuri Agencies", "Infrared Lamp", 3],
    ["Beypore Clinic", "Knee Support", 9],
    ["Edappal Home Care", "Oxygen Mask", 7],
  ],
  [
    ["Chittur Stores", "Knee Support", 5],
    ["Aluva Medicals", "Oxygen Mask", 11],
    ["Dharmapuri Agencies", "Heating Pad", 4],
  ],
  [
    ["Beypore Clinic", "Lint Cotton", 30],
    ["Chittur Stores", "Heating Pad", 1],
    ["Aluva Medicals", "Infrared Lamp", 1],
  ],
  [
    ["Dharmapuri Agencies", "Knee Support", 13],
    ["Edappal Home Care", "Heating Pad", 2],
    ["Chittur Stores", "Oxygen Mask", 9],
  ],
  [
    ["Aluva Medicals", "Lint Cotton", 17],
    ["Beypore Clinic", "Heating Pad", 5],
    ["Dharmapuri Agencies", "Oxygen Mask", 21],
  ],
  [
    ["Chittur Stores", "Infrared Lamp", 2],
    ["Edappal Home Care", "Knee Support", 3],
    ["Beypore Clinic", "Oxygen Mask", 14],
  ],
];

/** Rupees, rounded to paise. */
function roundToPaise(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}
