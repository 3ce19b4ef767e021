import {
  buildSoldLineSql,
  listCostEntries,
  IN_PLACE,
  LINE_AMOUNT,
  OF_CUSTOMER,
  listPartyEntries,
  listStockEntries,
  TAXED_LINE_SQL,
  TAXED_SUMS,
  taxes,
  type DocumentRule,
} from "./document-rule.ts";

const REGISTERED_SQL =
  "d.supplier_registered IN (0, 1) AND (d.supplier_registered = 1 OR d.cgst + d.sgst + d.igst = 0)";
const SERVICE_LINE = "l.item_id IN (:services)";
const GOODS_LINE = "l.item_id NOT IN (:services)";
const COST_OF_GOODS = `(${GOODS_LINE} OR l.cost = 0)`;
/** The account that paid a return's refund; 0 for none. */
const REFUNDED_FROM = "COALESCE(d.refund_ledger_id, 0)";
const RETURNED_QUANTITY = "l.good_quantity + l.damaged_quantity + l.expired_quantity";
/** A discount on the whole document is after tax, in `d.discount`, or before it, on the lines. */
const DISCOUNT_TIME =
  "(d.discount_before_tax = 0 AND d.discount >= 0 OR d.discount_before_tax = 1 AND d.discount = 0)";
const BILL_DISCOUNT = "(l.bill_discount = 0 OR l.bill_discount > 0 AND d.discount_before_tax = 1)";

/** A line on which no tax is charged has a price without tax. */
const LINE_CHARGE =
  "(l.rate_not_charged IS NULL OR l.rate_not_charged >= 0 AND l.tax_rate = 0 AND l.price_has_tax = 0)";

export const TRADE_RULES: readonly DocumentRule[] = [
  {
    table: "bills",
    kinds: ["sale"],
    prefix: "CONCAT(d.series, '/')",
    voucher: { series_id: "d.series_id", ...OF_CUSTOMER, amount: "d.amount" },
    join: "LEFT JOIN invoice_series s ON s.company_id = d.company_id AND s.id = d.series_id",
    holds: [
      "d.bill_no = v.voucher_no AND d.series = s.series AND d.inv_type = s.inv_type AND d.year_id = s.year_id",
      // A wholesale bill has 00 as its retail number (docs/books.md#wholesale).
      `CASE d.sale_type WHEN 'Wholesale' THEN d.retail_no = '00' AND d.wholesale_no = d.number
        WHEN 'Retail' THEN d.retail_no = d.number AND d.wholesale_no IS NULL END`,
      DISCOUNT_TIME,
      "d.amount = d.taxable + d.cgst + d.sgst + d.igst - d.discount + d.round_off AND d.mode IN (0, 1)",
      "(d.no_tax_reason IS NULL OR d.no_tax_reason IN ('reverseCharge', 'withoutPayment'))",
    ],
    lines: {
      table: "bill_lines",
      parent: "bill_id",
      sums: TAXED_SUMS,
      holds: [
        "l.discount >= 0 AND l.taxable >= 0",
        BILL_DISCOUNT,
        `(d.no_tax_reason IS NULL) = (l.rate_not_charged IS NULL) AND ${LINE_CHARGE}`,
        // A discount entered as an amount has the rate 0.
        `(l.discount_rate = 0 OR l.discount_rate BETWEEN 0 AND 100
          AND l.discount = ROUND(ROUND(l.quantity * l.unit_price, 2) * l.discount_rate * 0.01, 2))`,
        buildSoldLineSql("ROUND(l.quantity * l.unit_price, 2) - l.discount - l.bill_discount"),
        LINE_AMOUNT,
        COST_OF_GOODS,
      ],
      goods: GOODS_LINE,
      moves: [
        { kind: "'SALE'", ...IN_PLACE, quantity: "-l.quantity", value: "-l.cost" },
        { kind: "'FREE'", ...IN_PLACE, quantity: "-l.free_quantity" },
      ],
      priced: true,
    },
    entries: [
      ...listPartyEntries("bill", "d.customer_id", {
        against: ":sales",
        amount: "d.amount",
        others: {
          ":discount_allowed": "d.discount",
          ":sales": "-d.taxable",
          ...taxes("output", "-"),
          ":round_off": "-d.round_off",
        },
      }),
      ...listCostEntries("cost", ":cogs"),
    ],
    cashOf: "d.customer_id",
  },
  {
    table: "sale_returns",
    kinds: ["sale_return"],
    prefix: "'SRN/'",
    voucher: { ...OF_CUSTOMER, amount: "d.amount" },
    join: "LEFT JOIN bills o ON o.company_id = d.company_id AND o.id = d.bill_id",
    holds: [
      DISCOUNT_TIME,
      "d.amount = d.taxable + d.cgst + d.sgst + d.igst - d.discount + d.round_off",
      "CASE d.mode WHEN 0 THEN d.refund_ledger_id IS NOT NULL WHEN 1 THEN d.refund_ledger_id IS NULL END",
      `(d.bill_id IS NULL OR o.customer_id = d.customer_id AND o.inv_type = d.inv_type AND o.sale_type = d.sale_type
        AND o.inter_state = d.inter_state AND o.discount_before_tax = d.discount_before_tax AND o.date <= d.date)`,
      "(d.without_tax = 0 OR d.without_tax = 1 AND d.bill_id IS NOT NULL AND d.cgst + d.sgst + d.igst = 0)",
    ],
    lines: {
      table: "sale_return_lines",
      parent: "sale_return_id",
      sums: TAXED_SUMS,
      holds: [
        // A bill's line may be returned in parts that add up to its amounts; `returnedLineChecks`
        // checks them.
        `(d.bill_id IS NOT NULL OR ${buildSoldLineSql(`ROUND((${RETURNED_QUANTITY}) * l.unit_price, 2) - l.bill_discount`)})`,
        BILL_DISCOUNT,
        LINE_CHARGE,
        "(d.bill_id IS NULL) = (l.bill_line_no IS NULL)",
        LINE_AMOUNT,
        COST_OF_GOODS,
      ],
      goods: GOODS_LINE,
      moves: [
        { kind: "'SALE_RETURN'", ...IN_PLACE, quantity: "l.good_quantity + l.free_quantity" },
        {
          ...{ kind: "'SALE_RETURN'", item: "l.item_id", location: "0" },
          quantity: "l.damaged_quantity + l.expired_quantity",
        },
      ],
      // The document does not say which damaged-goods location was used.
      place: (location) => `CASE WHEN ${location} IN (SELECT id FROM stock_locations
        WHERE company_id = :company AND kind = 'damaged') THEN 0 ELSE ${location} END`,
      priced: true,
    },
    entries: [
      ...listPartyEntries("return", "d.customer_id", {
        against: ":sales",
        amount: "-d.amount",
        others: {
          ":discount_allowed": "-d.discount",
          ":sales": "d.taxable",
          ...taxes("output", ""),
          ":round_off": "d.round_off",
        },
      }),
      ...listPartyEntries("payment", "d.customer_id", {
        against: REFUNDED_FROM,
        amount: "COALESCE(d.refund_ledger_id > 0, 0) * d.amount",
        others: { [REFUNDED_FROM]: "-COALESCE(d.refund_ledger_id > 0, 0) * d.amount" },
      }),
      ...listCostEntries("cost", ":cogs", "-"),
    ],
  },
  {
    table: "purchases",
    kinds: ["purchase"],
    prefix: "'PUR/'",
    voucher: { party_id: "d.supplier_id", amount: "d.amount" },
    holds: [
      "d.amount = d.taxable + d.cgst + d.sgst + d.igst + d.freight - d.discount + d.round_off",
      REGISTERED_SQL,
      "(v.user_id IS NULL OR v.user_id = v.created_by)",
    ],
    lines: {
      table: "purchase_lines",
      parent: "purchase_id",
      sums: { ...TAXED_SUMS, freight: "d.freight" },
      holds: [
        // As printed by the supplier, who may round differently.
        `ABS(l.taxable - ROUND(l.quantity * l.unit_price, 2)
          + ROUND(ROUND(l.quantity * l.unit_price, 2) * l.discount_rate * 0.01, 2)) <= 1`,
        TAXED_LINE_SQL,
        LINE_AMOUNT,
        "l.landed = l.taxable + l.freight",
      ],
      goods: GOODS_LINE,
      moves: [{ kind: "'PURCHASE'", ...IN_PLACE, quantity: "l.quantity + l.free_quantity" }],
      priced: true,
    },
    entries: [
      ...listPartyEntries("purchase", "d.supplier_id", {
        against: ":inventory",
        amount: "-d.amount",
        others: { ...taxes("input", ""), ":discount_received": "-d.discount", ":round_off": "d.round_off" },
      }),
      {
        entryKind: "purchase",
        account: ":purchase_freight",
        against: "d.supplier_id",
        amount: `(${SERVICE_LINE}) * l.landed`,
        of: "lines",
      },
      ...listStockEntries("purchase", "0", `(${GOODS_LINE}) * l.landed`, "lines"),
    ],
  },
  {
    table: "purchase_returns",
    kinds: ["purchase_return"],
    prefix: "'PRN/'",
    voucher: { party_id: "d.supplier_id", amount: "d.amount" },
    join: "LEFT JOIN purchases o ON o.company_id = d.company_id AND o.id = d.purchase_id",
    holds: [
      "d.amount = d.taxable + d.cgst + d.sgst + d.igst + d.round_off",
      REGISTERED_SQL,
      "(v.user_id IS NULL OR v.user_id = v.created_by)",
      `(d.purchase_id IS NULL OR o.supplier_id = d.supplier_id AND o.inter_state = d.inter_state AND o.supplier_registered = d.supplier_registered AND o.date <= d.date)`,
    ],
    lines: {
      table: "purchase_return_lines",
      parent: "purchase_return_id",
      sums: TAXED_SUMS,
      holds: [
        `(d.purchase_id IS NOT NULL OR l.taxable = ROUND(l.quantity * l.unit_price, 2) AND ${TAXED_LINE_SQL})`,
        "(d.purchase_id IS NULL) = (l.purchase_line_no IS NULL)",
        LINE_AMOUNT,
        COST_OF_GOODS,
      ],
      goods: GOODS_LINE,
      moves: [{ kind: "'PURCHASE_RETURN'", ...IN_PLACE, quantity: "-l.quantity", value: "-l.cost" }],
      priced: true,
    },
    entries: [
      ...listPartyEntries("purchase_return", "d.supplier_id", {
        against: ":inventory",
        amount: "d.amount",
        others: { ...taxes("input", "-"), ":round_off": "-d.round_off" },
      }),
      {
        entryKind: "purchase_return",
        account: ":purchase_freight",
        against: "d.supplier_id",
        amount: `-(${SERVICE_LINE}) * l.taxable`,
        of: "lines",
      },
      ...listStockEntries("purchase_return", "0", `-(${GOODS_LINE}) * l.taxable`, "lines"),
    ],
  },
];
