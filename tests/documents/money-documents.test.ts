import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { startProduct, type Product } from "../product.ts";
import {
  getErrorCode,
  getPostedId,
  readLedgerLines,
  findMoneyPlaces,
  type Line,
  type Posted,
} from "./money-places.ts";
import { send } from "./post.ts";

type Body = Record<string, unknown>;

let product: Product;
let manager: string;
let at: Awaited<ReturnType<typeof findMoneyPlaces>>;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  manager = await product.signIn(1, "meera");
  at = await findMoneyPlaces(product.db);
});
afterAll(() => product?.stop());

const day = { date: getToday() };

/** For each kind: a document and its expected ledger lines, before and after an edit. */
const kinds: Record<string, () => { body: Body; lines: Line[]; edited: Body; editedLines: Line[] }> = {
  receipts: () => ({
    body: { ...day, mode: "cash", partyId: at.customer, userId: at.anil, amount: 1180.5 },
    lines: [
      [at.anilsCash, "1180.50", "0.00"],
      [at.customer, "0.00", "1180.50"],
    ],
    edited: {
      ...day,
      mode: "online",
      ledgerId: at.bank,
      partyId: at.customer,
      userId: at.anil,
      amount: 1180,
    },
    editedLines: [
      [at.bank, "1180.00", "0.00"],
      [at.customer, "0.00", "1180.00"],
    ],
  }),
  payments: () => ({
    body: { ...day, mode: "neft", ledgerId: at.bank, partyId: at.supplier, amount: 5000 },
    lines: [
      [at.supplier, "5000.00", "0.00"],
      [at.bank, "0.00", "5000.00"],
    ],
    // No user is named, so the main cash account is used.
    edited: { ...day, mode: "cash", partyId: at.supplier, amount: 4999.99 },
    editedLines: [
      [at.supplier, "4999.99", "0.00"],
      [at.mainCash, "0.00", "4999.99"],
    ],
  }),
  expenses: () => ({
    body: { ...day, mode: "cash", accountId: at.fuel, userId: at.anil, tripId: at.anilsTrip, amount: 250 },
    lines: [
      [at.fuel, "250.00", "0.00"],
      [at.anilsCash, "0.00", "250.00"],
    ],
    edited: { ...day, mode: "cash", accountId: at.rent, userId: at.anil, amount: 25.25 },
    editedLines: [
      [at.rent, "25.25", "0.00"],
      [at.anilsCash, "0.00", "25.25"],
    ],
  }),
  journals: () => ({
    body: {
      ...day,
      lines: [
        { accountId: at.rent, debit: 900 },
        { accountId: at.fuel, debit: 100.25, narration: "March" },
        { accountId: at.bank, credit: 1000.25 },
      ],
    },
    lines: [
      [at.rent, "900.00", "0.00"],
      [at.fuel, "100.25", "0.00"],
      [at.bank, "0.00", "1000.25"],
    ],
    edited: {
      ...day,
      lines: [
        { accountId: at.bank, credit: 0.01 },
        { accountId: at.rent, debit: 0.01 },
      ],
    },
    editedLines: [
      [at.bank, "0.00", "0.01"],
      [at.rent, "0.01", "0.00"],
    ],
  }),
  contras: () => ({
    body: { ...day, fromAccountId: at.mainCash, toAccountId: at.bank, amount: 7000 },
    lines: [
      [at.bank, "7000.00", "0.00"],
      [at.mainCash, "0.00", "7000.00"],
    ],
    edited: { ...day, fromAccountId: at.bank, toAccountId: at.mainCash, amount: 70 },
    editedLines: [
      [at.mainCash, "70.00", "0.00"],
      [at.bank, "0.00", "70.00"],
    ],
  }),
  "hand-overs": () => ({
    body: { ...day, userId: at.anil, amount: 300 },
    lines: [
      [at.mainCash, "300.00", "0.00"],
      [at.anilsCash, "0.00", "300.00"],
    ],
    edited: { ...day, userId: at.anil, amount: 30 },
    editedLines: [
      [at.mainCash, "30.00", "0.00"],
      [at.anilsCash, "0.00", "30.00"],
    ],
  }),
  openings: () => ({
    body: {
      ...day,
      balances: [
        { accountId: at.customer, debit: 118 },
        { accountId: at.supplier, credit: 50 },
      ],
      stock: [{ itemId: at.item, locationId: at.godown, quantity: 3, value: 30 }],
    },
    // 118 − 50 + 30 = 98 is the owners' capital.
    lines: [
      [at.customer, "118.00", "0.00"],
      [at.supplier, "0.00", "50.00"],
      [at.equity, "0.00", "98.00"],
      [at.inventory, "30.00", "0.00"],
    ],
    edited: { ...day, balances: [{ accountId: at.bank, debit: 12 }] },
    editedLines: [
      [at.bank, "12.00", "0.00"],
      [at.equity, "0.00", "12.00"],
    ],
  }),
};

describe.each(Object.keys(kinds))("%s", (path) => {
  it("are posted once, edited under their number and cancelled", async () => {
    const { body, lines, edited, editedLines } = kinds[path]?.() ?? failUnknownKind();
    const first = await send(product, manager, path, { ...body, clientId: "c-1" });
    expect(first.status, first.text).toBe(200);
    const postedDocument = first.read<Posted>();
    expect(await readLedgerLines(product.db, postedDocument.voucherId)).toEqual(lines);
    const again = await send(product, manager, path, { ...body, clientId: "c-1" });
    expect(again.json).toEqual({ ...postedDocument, replayed: true });
    const other = await send(product, manager, path, { ...edited, clientId: "c-1" });
    expect(getErrorCode(other)).toBe("CLIENT_ID_REUSED");

    const changeAnswer = await send(product, manager, `${path}/${getPostedId(postedDocument)}`, edited, {
      method: "PUT",
    });
    expect(changeAnswer.status, changeAnswer.text).toBe(200);
    const successor = changeAnswer.read<Posted>();
    expect(successor.voucherNo).toBe(postedDocument.voucherNo);
    expect(await readLedgerLines(product.db, successor.voucherId)).toEqual(editedLines);

    const cancelAnswer = await send(product, manager, `${path}/${getPostedId(successor)}/cancel`);
    expect(cancelAnswer.status, cancelAnswer.text).toBe(200);
    expect(cancelAnswer.read<Posted>().voucherId).toBe(successor.voucherId);
    expect(await listRemainingSums(postedDocument)).toEqual([]);
    const twice = await send(product, manager, `${path}/${getPostedId(successor)}/cancel`);
    expect(getErrorCode(twice)).toBe("ALREADY_CANCELLED");
    expect(await checkBooks(product.db, 1)).toEqual([]);
  });

  it("are posted or refused one by one in a batch", async () => {
    const { body } = kinds[path]?.() ?? failUnknownKind();
    const answer = await send(product, manager, `${path}/batch`, {
      documents: [body, { ...body, date: "2001-01-01" }, { ...body, date: "2026-02-30" }, body],
    });
    expect(answer.status, answer.text).toBe(200);
    const { results, ...counts } = answer.read<{ results: { problem: { code: string } | null }[] }>();
    expect(counts).toEqual({ posted: 2, replayed: 0, refused: 2 });
    expect(results.map(({ problem }) => problem?.code ?? "posted")).toEqual([
      "posted",
      "YEAR_MISSING",
      "INVALID_FIELDS",
      "posted",
    ]);
  });
});

it("a receipt keeps the details of its cheque", async () => {
  const cheque = { number: "004213", date: getToday(), bank: "State Bank of India", branch: "Kollam" };
  const body = { ...day, mode: "cheque", ledgerId: at.bank, partyId: at.customer, amount: 1, cheque };
  const { id } = (await send(product, manager, "receipts", body)).read<Posted>();
  const row = await product.db("receipts").where({ company_id: 1, id }).first();
  expect([row.mode, row.cheque_no, row.cheque_date, row.bank, row.bank_branch, row.user_id]).toEqual([
    "B",
    "004213",
    getToday(),
    "State Bank of India",
    "Kollam",
    null,
  ]);
});

/** The sums that all vouchers with the same number leave on accounts and in stock. */
async function listRemainingSums({ voucherId }: Posted) {
  const { db } = product;
  const number = await db("vouchers")
    .where({ company_id: 1, id: voucherId })
    .first("company_id", "kind", "series_id", "year_id", "number");
  const vouchers = db("vouchers").where(number).select("id");
  const accounts = await product
    .db("ledger_entries")
    .where("company_id", 1)
    .whereIn("voucher_id", vouchers)
    .groupBy("account_id")
    .havingRaw("SUM(debit - credit) <> 0")
    .select("account_id");
  const items = await product
    .db("stock_moves")
    .where("company_id", 1)
    .whereIn("voucher_id", vouchers)
    .groupBy("item_id")
    .havingRaw("SUM(quantity) <> 0 OR SUM(value) <> 0")
    .select("item_id");
  return [...accounts, ...items];
}

function failUnknownKind(): never {
  throw new Error("There is no such kind of document here");
}
