import { expect, it, test } from "vitest";
import type { UnknownFact } from "../form/use-unknown-facts.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { listChosenFacts } from "../voucher/facts/chosen-facts.ts";
import { createVoucher } from "../voucher/voucher-values.ts";
import { contraVoucher } from "./contra-voucher.ts";
import { creditNoteVoucher } from "./credit-note-voucher.ts";
import { damageVoucher } from "./damage-voucher.ts";
import { debitNoteVoucher } from "./debit-note-voucher.ts";
import { expenseVoucher } from "./expense-voucher.ts";
import { handOverVoucher } from "./hand-over-voucher.ts";
import { journalVoucher } from "./journal-voucher.ts";
import { orderVoucher } from "./order-voucher.ts";
import { paymentVoucher } from "./payment-voucher.ts";
import { productionVoucher } from "./production-voucher.ts";
import { purchaseReturnVoucher } from "./purchase-return-voucher.ts";
import { purchaseVoucher } from "./purchase-voucher.ts";
import { receiptVoucher } from "./receipt-voucher.ts";
import { replacementVoucher } from "./replacement-voucher.ts";
import { saleReturnVoucher } from "./sale-return-voucher.ts";
import { saleVoucher } from "./sale-voucher.ts";
import { stockCountVoucher } from "./stock-count-voucher.ts";
import { vanLoadVoucher } from "./van-load-voucher.ts";
import { openingBalances } from "./opening-balances.ts";
import { openingStock } from "./opening-stock.ts";

const ALL_VOUCHERS = [
  contraVoucher,
  creditNoteVoucher,
  damageVoucher,
  debitNoteVoucher,
  expenseVoucher,
  handOverVoucher,
  journalVoucher,
  orderVoucher,
  paymentVoucher,
  productionVoucher,
  purchaseReturnVoucher,
  purchaseVoucher,
  receiptVoucher,
  replacementVoucher,
  saleReturnVoucher,
  saleVoucher,
  stockCountVoucher,
  vanLoadVoucher,
  openingBalances,
  openingStock,
] as unknown as readonly AnyVoucher[];

const MASTER_FIELDS: Readonly<Record<string, "account" | "item">> = {
  ...{ customerId: "account", supplierId: "account", partyId: "account", accountId: "account" },
  ...{ fromAccountId: "account", toAccountId: "account", ledgerId: "account", cashAccountId: "account" },
  itemId: "item",
};

const FACT_REST = { code: "STATE_UNKNOWN", message: "", stops: "documents" } as const;
const UNKNOWN_FACTS: readonly UnknownFact[] = [
  { ...FACT_REST, master: "customer", id: 7, name: "Anna Medicals", field: "State", text: "Keralla" },
  { ...FACT_REST, master: "supplier", id: 8, name: "Maker", field: "State", text: "Goa?" },
  { ...FACT_REST, master: "item", id: 7, name: "Gauze", field: "Unit", text: "METRES" },
  { ...FACT_REST, master: "company", id: 7, name: "Company", field: "GSTIN", text: "32" },
];

test.each(ALL_VOUCHERS.map((voucher) => [voucher.title, voucher] as const))(
  "a %s warns of each account and item that it names",
  (_, voucher) => {
    const columns = voucher.lines?.columns ?? [];
    for (const field of [...voucher.head, ...columns].filter((each) => each.field in MASTER_FIELDS))
      expect([field.field, field.kind === "lookup" && field.from.names]).toEqual([
        field.field,
        MASTER_FIELDS[field.field],
      ]);
    const fresh = createVoucher(voucher, "2026-11-21");
    const fill = (fields: VoucherValues["fields"]): VoucherValues["fields"] =>
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, field in MASTER_FIELDS ? "7" : value]),
      );
    const filledVoucher = {
      fields: fill(fresh.fields),
      lines: fresh.lines.map((line) => ({ ...line, fields: fill(line.fields) })),
    };
    const kinds = new Set(
      Object.keys({ ...filledVoucher.fields, ...filledVoucher.lines[0]?.fields }).map(
        (field) => MASTER_FIELDS[field],
      ),
    );
    const names = [
      ...(kinds.has("account") ? ["Anna Medicals"] : []),
      ...(kinds.has("item") ? ["Gauze"] : []),
    ];
    expect(listChosenFacts(voucher, filledVoucher, UNKNOWN_FACTS).map(({ name }) => name)).toEqual(names);
    expect(listChosenFacts(voucher, fresh, UNKNOWN_FACTS)).toEqual([]);
  },
);

it("a field that is not shown names nobody", () => {
  const voucher = ALL_VOUCHERS.find(({ title }) => title === "Sale Voucher");
  if (!voucher) throw new Error("no such voucher");
  const fresh = createVoucher(voucher, "2026-11-21");
  const fields = { ...fresh.fields, cashAccountId: "8" };
  expect(listChosenFacts(voucher, { ...fresh, fields }, UNKNOWN_FACTS)).toEqual([]);
  const cashVoucher = { ...fresh, fields: { ...fields, payment: "cash" } };
  expect(listChosenFacts(voucher, cashVoucher, UNKNOWN_FACTS).map(({ name }) => name)).toEqual(["Maker"]);
});
