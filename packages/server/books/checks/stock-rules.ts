import {
  listCostEntries,
  buildSoldLineSql,
  IN_PLACE,
  LINE_AMOUNT,
  OF_CUSTOMER,
  listStockEntries,
  type DocumentRule,
} from "./document-rule.ts";

/** The value that a load's challan states: within the State; loads from before it was kept have none. */
const CHALLAN_LINE = `(CASE WHEN COALESCE(l.mrp, l.unit_price, l.price_has_tax, l.tax_rate, l.taxable, l.cgst, l.sgst, l.igst, l.amount) IS NULL
    THEN TRUE ELSE l.mrp >= 0 AND l.unit_price >= 0 AND CASE l.price_has_tax WHEN 1 THEN l.unit_price = l.mrp ELSE l.mrp = 0 END
      AND ${LINE_AMOUNT} AND ${buildSoldLineSql("ROUND(l.quantity * l.unit_price, 2)", "FALSE")} END)`;

const LOADED_GOODS = { kind: "UPPER(d.kind)", item: "l.item_id" } as const;

export const STOCK_RULES: readonly DocumentRule[] = [
  {
    table: "replacements",
    kinds: ["replacement"],
    prefix: "'RPL/'",
    voucher: OF_CUSTOMER,
    lines: {
      table: "replacement_lines",
      parent: "replacement_id",
      sums: { cost: "v.amount" },
      moves: [{ kind: "'REPLACE_OUT'", ...IN_PLACE, quantity: "-l.quantity", value: "-l.cost" }],
    },
    entries: listCostEntries("stock", ":replacement_expense"),
  },
  {
    table: "damages",
    kinds: ["damage"],
    prefix: "'DMG/'",
    voucher: OF_CUSTOMER,
    lines: {
      table: "damage_lines",
      parent: "damage_id",
      sums: { cost: "v.amount" },
      moves: [
        {
          kind: "'DAMAGE_OUT'",
          ...IN_PLACE,
          quantity: "-l.damaged_quantity - l.expired_quantity",
          value: "-l.cost",
        },
      ],
    },
    entries: listCostEntries("stock", ":stock_loss"),
  },
  {
    table: "stock_counts",
    kinds: ["stock_count"],
    prefix: "'CNT/'",
    voucher: { branch_id: "d.branch_id" },
    lines: {
      table: "stock_count_lines",
      parent: "stock_count_id",
      sums: { cost: "-v.amount" },
      holds: ["l.counted_quantity >= 0", "SIGN(l.book_quantity - l.counted_quantity) * l.cost >= 0"],
      moves: [
        { kind: "'ADJUST'", ...IN_PLACE, quantity: "l.counted_quantity - l.book_quantity", value: "-l.cost" },
      ],
    },
    entries: [
      {
        entryKind: "stock",
        account: ":stock_variance",
        against: ":inventory",
        amount: "l.cost",
        of: "lines",
      },
      {
        entryKind: "stock",
        account: ":inventory",
        against: ":stock_variance",
        amount: "m.value",
        of: "moves",
      },
    ],
  },
  {
    table: "productions",
    kinds: ["production"],
    prefix: "'PRD/'",
    voucher: { amount: "d.total_cost" },
    holds: ["d.total_cost = d.ingredient_cost + d.overhead"],
    lines: {
      table: "production_lines",
      parent: "production_id",
      sums: { cost: "d.ingredient_cost" },
      moves: [
        { kind: "'CONSUME'", ...IN_PLACE, quantity: "-l.used_quantity", value: "-l.cost" },
        { kind: "'PRODUCE'", ...IN_PLACE, item: "d.item_id", quantity: "d.quantity", of: "document" },
      ],
      valued: "m.move_kind = 'CONSUME'",
    },
    entries: [
      {
        entryKind: "production",
        account: ":overhead_absorbed",
        against: ":inventory",
        amount: "-d.overhead",
      },
      ...listStockEntries("production", "0", "d.overhead"),
    ],
  },
  {
    table: "van_loads",
    kinds: ["van_load"],
    prefix: "'VLD/'",
    voucher: { user_id: "d.user_id", branch_id: "d.branch_id" },
    lines: {
      table: "van_load_lines",
      parent: "van_load_id",
      sums: { cost: "v.amount" },
      holds: [CHALLAN_LINE],
      moves: [
        { ...LOADED_GOODS, location: "d.from_location_id", quantity: "-l.quantity", value: "-l.cost" },
        { ...LOADED_GOODS, location: "d.to_location_id", quantity: "l.quantity", value: "l.cost" },
      ],
    },
    entries: [],
  },
];
