import type { FormKind } from "../month/typed.ts";
import type { VoucherOf } from "../month/voucher-kinds.ts";

/**
 * The voucher that is entered when the crash comes; different in each turn, with two lines or more
 * if its form has lines.
 */
export function makeCrashedVoucher(kind: FormKind, turn: number): VoucherOf<FormKind> {
  const contents = {
    ...openings(turn),
    ...makeTrade(turn),
    ...makeMoney(turn),
    ...makeGoods(turn),
  } satisfies {
    [Kind in FormKind]: Omit<VoucherOf<Kind>, "kind" | "day">;
  };
  const day = kind.startsWith("opening") ? "2026-04-01" : "2026-11-18";
  return { kind, day, ...contents[kind] } as VoucherOf<FormKind>; // `satisfies` above checks each against its kind
}

const openings = (turn: number) =>
  ({
    openingBalances: { balances: { "Main Cash": 20_000 + turn, "Partners Capital": -15_000.5 * turn } },
    openingStock: {
      place: "godown",
      goods: {
        "Gauze Roll": [100 + turn, 2_830],
        "Heating Pad": [20, 5_500 + turn],
        "Knee Support": [40, 7_444.4],
        "Lint Cotton": [50 + turn, 1_910],
        "Oxygen Mask": [60, 3_570.6],
      },
    },
  }) as const;

const QUILON_SUPPLIER = "Quilon Surgicals";
const ALUVA_CUSTOMER = "Aluva Medicals";
const EDAPPAL_PARTY = "Edappal Home Care";

const makeTrade = (turn: number) =>
  ({
    purchase: {
      as: `purchase ${turn}`,
      supplier: QUILON_SUPPLIER,
      invoice: `q/${turn}`,
      place: "godown",
      lines: [
        ["Gauze Roll", 20 + turn, 28.4],
        ["Oxygen Mask", 10 + turn, 61.25],
      ],
    },
    purchaseReturn: { supplier: QUILON_SUPPLIER, place: "godown", of: `purchase ${turn}`, lines: [turn, 1] },
    order: { customer: "Beypore Clinic", lines: { "Heating Pad": turn, "Oxygen Mask": 2 } },
    sale: {
      as: `bill ${turn}`,
      customer: ALUVA_CUSTOMER,
      place: "godown",
      // The cash that the salesman gets here is handed over below.
      ...(turn === 3 && { paid: "salesman" as const }),
      lines: [
        ["Gauze Roll", 6 + turn],
        ["Heating Pad", 1],
      ],
    },
    saleReturn: {
      customer: ALUVA_CUSTOMER,
      of: `bill ${turn}`,
      // The bill that was paid at once is refunded; credit on account would settle the two open
      // bills.
      ...(turn === 3 && { refund: "Main Cash" as const }),
      lines: [
        [turn, 1],
        [1, 0],
      ],
    },
    looseReturn: {
      customer: EDAPPAL_PARTY,
      place: "godown",
      lines: { "Knee Support": turn, "Oxygen Mask": 1 },
    },
    replacement: {
      customer: EDAPPAL_PARTY,
      place: "godown",
      lines: { "Oxygen Mask": turn, "Gauze Roll": 1 },
    },
  }) as const;

const makeMoney = (turn: number) =>
  ({
    receipt: {
      party: ALUVA_CUSTOMER,
      amount: 90 + turn,
      discount: turn,
      through: "Main Cash",
      against: { "bill 1": 20, "bill 2": 10 + turn },
    },
    payment: {
      party: QUILON_SUPPLIER,
      amount: 120 + turn,
      through: "Main Cash",
      against: { "purchase 1": 30, "purchase 3": 15 + turn },
    },
    expense: { on: "Vehicle Fuel", amount: 40.25 + turn, from: "Main Cash" },
    contra: { from: "Main Cash", to: "Bank Current Account", amount: 900 + turn },
    handOver: { amount: 50 + turn },
    creditNote: { party: "Beypore Clinic", on: "Sales", amount: 59 + turn, rate: 18 },
    debitNote: { party: QUILON_SUPPLIER, on: "Discount Received", amount: 21.5 + turn, rate: 5 },
    journal: { narration: `Desk ${turn}`, lines: { "Office Furniture": 70 + turn, "Main Cash": -70 - turn } },
  }) as const;

const makeGoods = (turn: number) =>
  ({
    damage: { place: "godown", lines: { "Gauze Roll": turn, "Lint Cotton": 1 } },
    vanLoad: { from: "godown", to: "van 1001", lines: { "Knee Support": turn, "Oxygen Mask": 1 } },
    production: {
      item: "First Aid Kit",
      quantity: 1 + turn,
      batch: `K${turn}`,
      overhead: 15 * turn,
      uses: { "Gauze Roll": 2, "Lint Cotton": turn },
    },
    stockCount: { place: "godown", counted: { "Heating Pad": 70 - turn, "Knee Support": 80 + turn } },
  }) as const;
