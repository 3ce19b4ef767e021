import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { startProduct, type Product } from "../product.ts";
import { getErrorCode, getPostedId, readLedgerLines, findMoneyPlaces, type Posted } from "./money-places.ts";
import { send } from "./post.ts";

type Body = Record<string, unknown>;

let product: Product;
let manager: string;
let salesman: string;
let zoneManager: string;
let at: Awaited<ReturnType<typeof findMoneyPlaces>>;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  manager = await product.signIn(1, "meera");
  salesman = await product.signIn(1, "anil");
  zoneManager = await product.signIn(1, "biju");
  at = await findMoneyPlaces(product.db);
});
afterAll(() => product?.stop());

const day = { date: getToday() };

it("a salesman posts only their own receipts and expenses, with only their own cash", async () => {
  const receipt = { ...day, mode: "cash", partyId: at.customer, amount: 10 };
  const own = await send(product, salesman, "receipts", receipt);
  expect(own.status, own.text).toBe(200);
  expect((await readLedgerLines(product.db, own.read<Posted>().voucherId))[0]).toEqual([
    at.anilsCash,
    "10.00",
    "0.00",
  ]);
  const expense = await send(product, salesman, "expenses", {
    ...day,
    mode: "cash",
    accountId: at.fuel,
    amount: 1,
  });
  expect((await readLedgerLines(product.db, expense.read<Posted>().voucherId))[1]).toEqual([
    at.anilsCash,
    "0.00",
    "1.00",
  ]);
  const refusedTries = [
    send(product, salesman, "receipts", { ...receipt, userId: at.shyama }),
    send(product, salesman, "receipts", { ...receipt, ledgerId: at.shyamasCash }),
    send(product, salesman, "receipts", { ...receipt, ledgerId: at.mainCash }),
    send(product, salesman, `receipts/${getPostedId(own.read<Posted>())}`, receipt, { method: "PUT" }),
    send(product, salesman, `receipts/${getPostedId(own.read<Posted>())}/cancel`),
    send(product, salesman, "payments", { ...day, mode: "cash", partyId: at.supplier, amount: 1 }),
    send(product, salesman, "hand-overs", { ...day, userId: at.anil, amount: 1 }),
  ];
  expect((await Promise.all(refusedTries)).map(getErrorCode)).toEqual([
    "USER_UNKNOWN",
    "CASH_OF_ANOTHER",
    "CASH_OF_ANOTHER",
    "ROLE_FORBIDDEN",
    "ROLE_FORBIDDEN",
    "ROLE_FORBIDDEN",
    "ROLE_FORBIDDEN",
  ]);
});

it("a zone manager posts and changes documents only for users of the zone", async () => {
  const theirs = { ...day, mode: "cash", partyId: at.customer, userId: at.shyama, amount: 10 };
  const postedReceipt = (await send(product, manager, "receipts", theirs)).read<Posted>();
  const cash = { accountId: at.shyamasCash, credit: 1 };
  const refusedTries = [
    send(product, zoneManager, "receipts", theirs),
    send(
      product,
      zoneManager,
      `receipts/${getPostedId(postedReceipt)}`,
      { ...theirs, userId: at.anil },
      { method: "PUT" },
    ),
    send(product, zoneManager, `receipts/${getPostedId(postedReceipt)}/cancel`),
    send(product, zoneManager, "hand-overs", { ...day, userId: at.shyama, amount: 1 }),
    send(product, zoneManager, "contras", {
      ...day,
      fromAccountId: at.shyamasCash,
      toAccountId: at.bank,
      amount: 1,
    }),
    send(product, zoneManager, "journals", { ...day, lines: [cash, { accountId: at.rent, debit: 1 }] }),
    send(product, zoneManager, "openings", { ...day, balances: [{ accountId: at.bank, debit: 1 }] }),
  ];
  expect((await Promise.all(refusedTries)).map(getErrorCode)).toEqual([
    "USER_UNKNOWN",
    "NOT_FOUND",
    "NOT_FOUND",
    "USER_UNKNOWN",
    "CASH_OF_ANOTHER",
    "CASH_OF_ANOTHER",
    "ROLE_FORBIDDEN",
  ]);
});

it("each refusal names the wrong field, and nothing is written", async () => {
  const before = await countWrittenRows();
  const receipt = { ...day, mode: "cash", partyId: at.customer, userId: at.anil, amount: 10 };
  const bank = { ...receipt, mode: "neft", ledgerId: at.bank };
  const cheque = { number: "1", date: getToday(), bank: "SBI" };
  const expense = { ...day, mode: "cash", accountId: at.fuel, userId: at.anil, amount: 10 };
  const rent = { accountId: at.rent, debit: 10 };
  const stock = { itemId: at.item, locationId: at.godown, quantity: 1, value: 1 };
  const bad: [path: string, body: Body, code: string, field: string | undefined][] = [
    ["receipts", { ...receipt, partyId: at.foreign }, "ACCOUNT_UNKNOWN", "partyId"],
    ["receipts", { ...receipt, partyId: at.rent }, "ACCOUNT_KIND_WRONG", "partyId"],
    ["receipts", { ...receipt, userId: 999_999 }, "USER_UNKNOWN", "userId"],
    ["receipts", { ...receipt, userId: at.withoutCash }, "ACCOUNT_UNKNOWN", "ledgerId"],
    ["receipts", { ...receipt, ledgerId: at.shyamasCash }, "CASH_OF_ANOTHER", "ledgerId"],
    ["receipts", { ...receipt, ledgerId: at.bank }, "ACCOUNT_KIND_WRONG", "ledgerId"],
    ["receipts", { ...bank, ledgerId: at.mainCash }, "ACCOUNT_KIND_WRONG", "ledgerId"],
    ["receipts", { ...bank, ledgerId: at.rent }, "ACCOUNT_KIND_WRONG", "ledgerId"],
    ["receipts", { ...bank, ledgerId: at.foreign }, "ACCOUNT_UNKNOWN", "ledgerId"],
    ["receipts", { ...bank, ledgerId: undefined }, "INVALID_FIELDS", "ledgerId"],
    ["receipts", { ...bank, mode: "cheque" }, "INVALID_FIELDS", "cheque"],
    ["receipts", { ...bank, cheque }, "INVALID_FIELDS", "cheque"],
    ["receipts", { ...receipt, amount: 0 }, "INVALID_FIELDS", "amount"],
    ["receipts", { ...receipt, amount: 1.005 }, "INVALID_FIELDS", "amount"],
    ["receipts", { ...receipt, date: "2999-01-01" }, "DATE_IN_FUTURE", "date"],
    ["payments", { ...bank, partyId: at.foreign }, "ACCOUNT_UNKNOWN", "partyId"],
    ["expenses", { ...expense, accountId: at.foreign }, "ACCOUNT_UNKNOWN", "accountId"],
    ["expenses", { ...expense, accountId: at.customer }, "ACCOUNT_KIND_WRONG", "accountId"],
    ["expenses", { ...expense, tripId: at.shyamasTrip }, "TRIP_UNKNOWN", "tripId"],
    ["expenses", { ...expense, tripId: 999_999 }, "TRIP_UNKNOWN", "tripId"],
    ["expenses", { ...expense, userId: undefined, tripId: at.anilsTrip }, "TRIP_UNKNOWN", "tripId"],
    [
      "journals",
      { ...day, lines: [rent, { accountId: at.foreign, credit: 10 }] },
      "ACCOUNT_UNKNOWN",
      "lines.1.accountId",
    ],
    [
      "journals",
      { ...day, lines: [rent, { accountId: at.inventory, credit: 10 }] },
      "ACCOUNT_KIND_WRONG",
      "lines.1.accountId",
    ],
    [
      "journals",
      { ...day, lines: [rent, { accountId: at.bank, credit: 9.99 }] },
      "VOUCHER_UNBALANCED",
      undefined,
    ],
    [
      "journals",
      { ...day, lines: [rent, { accountId: at.bank, debit: 1, credit: 11 }] },
      "LINE_INVALID",
      "lines.1",
    ],
    ["journals", { ...day, lines: [rent] }, "INVALID_FIELDS", "lines"],
    [
      "contras",
      { ...day, fromAccountId: at.bank, toAccountId: at.rent, amount: 1 },
      "ACCOUNT_NOT_MONEY",
      "toAccountId",
    ],
    [
      "contras",
      { ...day, fromAccountId: at.bank, toAccountId: at.bank, amount: 1 },
      "LINE_INVALID",
      "toAccountId",
    ],
    [
      "contras",
      { ...day, fromAccountId: at.foreign, toAccountId: at.bank, amount: 1 },
      "ACCOUNT_UNKNOWN",
      "fromAccountId",
    ],
    ["hand-overs", { ...day, userId: at.withoutCash, amount: 1 }, "ACCOUNT_UNKNOWN", "userId"],
    ["hand-overs", { ...day, userId: 999_999, amount: 1 }, "USER_UNKNOWN", "userId"],
    ["openings", day, "DOCUMENT_EMPTY", undefined],
    ["openings", { ...day, balances: [{ accountId: at.bank }] }, "LINE_INVALID", "balances.0"],
    [
      "openings",
      { ...day, balances: [{ accountId: at.bank, debit: 2, credit: 1 }] },
      "LINE_INVALID",
      "balances.0",
    ],
    [
      "openings",
      { ...day, balances: [{ accountId: at.inventory, debit: 2 }] },
      "ACCOUNT_KIND_WRONG",
      "balances.0.accountId",
    ],
    [
      "openings",
      { ...day, balances: [{ accountId: at.foreign, debit: 2 }] },
      "ACCOUNT_UNKNOWN",
      "balances.0.accountId",
    ],
    ["openings", { ...day, stock: [{ ...stock, itemId: 999_999 }] }, "ITEM_UNKNOWN", "stock.0.itemId"],
    [
      "openings",
      { ...day, stock: [{ ...stock, locationId: 999_999 }] },
      "LOCATION_UNKNOWN",
      "stock.0.locationId",
    ],
    ["openings", { ...day, stock: [{ ...stock, quantity: 0 }] }, "INVALID_FIELDS", "stock.0.quantity"],
  ];
  for (const [path, body, code, field] of bad) {
    const answer = await send(product, manager, path, body);
    const { fields } = answer.read<{ fields?: { field: string }[] }>();
    expect([path, getErrorCode(answer), fields?.[0]?.field], answer.text).toEqual([path, code, field]);
  }
  expect(await countWrittenRows()).toEqual(before);
});

it("the books are correct afterwards", async () => {
  expect(await checkBooks(product.db, 1)).toEqual([]);
  expect(await checkBooks(product.db, 2)).toEqual([]);
});

async function countWrittenRows() {
  const [[counts]] = await product.db.raw(
    `SELECT (SELECT COUNT(*) FROM vouchers) AS vouchers, (SELECT COUNT(*) FROM ledger_entries) AS entries,
      (SELECT COUNT(*) FROM audit_log) AS audited, (SELECT COUNT(*) FROM idempotency_keys) AS answers`,
  );
  return counts;
}
