import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/test-database.ts";
import { cancel } from "../posting/cancel.ts";
import { checkBooks } from "../checks/check.ts";
import {
  makeContraVoucher,
  makeExpenseVoucher,
  makeHandOverVoucher,
  makeJournalVoucher,
  makeOpeningVoucher,
  makePaymentVoucher,
  makeReceiptVoucher,
  type ReceiptInput,
  type Voucher,
} from "@vanbook/sdk/books";
import { edit } from "../posting/edit.ts";
import { post } from "../posting/post.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";
import { testLedger, type TestLedger } from "../testing/test-ledger.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;
let ledger: TestLedger;
let companyId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
beforeEach(async () => {
  companyId += 1;
  company = await createTestCompany(db, companyId);
  ledger = testLedger(db, companyId);
});
afterAll(() => database.drop());

describe("money vouchers", () => {
  beforeEach(async () => {
    const balances = [
      { accountId: 901, amount: 1_000_000n },
      { accountId: 903, amount: -800_000n },
    ];
    await postOne(makeOpeningVoucher(company.books, { date: "2026-04-01", balances, stock: [] }));
  });

  it("of every kind are posted to the right accounts, to the paisa", async () => {
    const { books, salesmanCash } = company;
    const { bank, cash } = books.accounts;
    const who = { userId: 2, branchId: 1 };
    const cheque = { number: "004512", date: "2026-05-01", bank: "Federal Bank", branch: "Aluva" };
    const receipts = [
      makeReceiptVoucher(makeReceipt({ mode: "C", ledgerId: salesmanCash, amount: 100_000n })),
      makeReceiptVoucher(
        makeReceipt({ mode: "B", ledgerId: bank, amount: 250_050n, cheque, approved: true }),
      ),
      makeReceiptVoucher(makeReceipt({ mode: "O", ledgerId: bank, amount: 75_025n })),
      makeReceiptVoucher(makeReceipt({ mode: "N", ledgerId: bank, amount: 300_000n })),
    ];
    for (const voucher of receipts) await postOne(voucher);
    const day = { date: "2026-05-03", ...who };
    const postedPayment = await postOne(
      makePaymentVoucher({
        ...day,
        mode: "B",
        ledgerId: bank,
        partyId: 903,
        amount: 500_001n,
        cheque,
        remark: "May",
      }),
    );
    const fuel = await ledger.accountCalled("Vehicle Fuel");
    const postedExpense = await postOne(
      makeExpenseVoucher({
        ...day,
        mode: "C",
        accountId: fuel,
        ledgerId: salesmanCash,
        tripId: 7,
        amount: 35_075n,
        narration: "Diesel",
      }),
    );
    const postedHandOver = await postOne(
      makeHandOverVoucher(books, {
        ...day,
        fromLedgerId: salesmanCash,
        amount: 60_000n,
        clientId: "phone-1",
      }),
    );
    const postedContra = await postOne(
      makeContraVoucher({
        ...day,
        from: { id: cash, groupId: 6 },
        to: { id: bank, groupId: 5 },
        amount: 40_000n,
      }),
    );
    expect(await ledger.linesOf(postedPayment.voucherId)).toEqual([
      ["Supplier", "payment", "5000.01", "0.00"],
      ["Bank Current Account", "payment", "0.00", "5000.01"],
    ]);
    expect(await ledger.linesOf(postedExpense.voucherId)).toEqual([
      ["Vehicle Fuel", "expense", "350.75", "0.00"],
      ["Cash of Anil", "expense", "0.00", "350.75"],
    ]);
    expect(await ledger.linesOf(postedHandOver.voucherId)).toEqual([
      ["Main Cash", "hand_over", "600.00", "0.00"],
      ["Cash of Anil", "hand_over", "0.00", "600.00"],
    ]);
    expect(await ledger.linesOf(postedContra.voucherId)).toEqual([
      ["Bank Current Account", "contra", "400.00", "0.00"],
      ["Main Cash", "contra", "0.00", "400.00"],
    ]);
    expect(await ledger.balances()).toEqual({
      Customer: "2749.25", // 10,000.00 − 1,000.00 − 2,500.50 − 750.25 − 3,000.00
      Supplier: "-2999.99", // 8,000.00 − 5,000.01
      "Cash of Anil": "49.25", // 1,000.00 − 350.75 − 600.00
      "Main Cash": "200.00", // 600.00 − 400.00
      "Bank Current Account": "1650.74", // 6,250.75 − 5,000.01 + 400.00
      "Vehicle Fuel": "350.75",
      "Opening Balance Equity": "-2000.00",
    });
    expect(
      [postedPayment, postedExpense, postedHandOver, postedContra].map((each) => each.voucherNo),
    ).toEqual(["PAY/1", "EXP/1", "HND/1", "CON/1"]);
    const byCheque = await readRow("receipts", 2);
    expect(byCheque).toMatchObject({
      number: 2,
      mode: "B",
      cheque_no: "004512",
      bank: "Federal Bank",
      approval_status: 1,
      amount: "2500.50",
    });
    expect(await ledger.linesOf(byCheque.voucher_id)).toEqual([
      ["Bank Current Account", "receipt", "2500.50", "0.00"],
      ["Customer", "receipt", "0.00", "2500.50"],
    ]);
    expect(await readRow("payments", postedPayment.documentId)).toMatchObject({
      number: 1,
      date: "2026-05-03",
      status: 1,
      amount: "5000.01",
      mode: "B",
      ledger_id: bank,
      party_id: 903,
      user_id: 2,
      branch_id: 1,
      cheque_no: "004512",
      cheque_date: "2026-05-01",
      bank: "Federal Bank",
      bank_branch: "Aluva",
      remark: "May",
      created_by: 1,
    });
    expect(await readRow("expenses", postedExpense.documentId)).toMatchObject({
      mode: "C",
      account_id: fuel,
      ledger_id: salesmanCash,
      user_id: 2,
      trip_id: 7,
      amount: "350.75",
      narration: "Diesel",
    });
    expect(await readRow("hand_overs", postedHandOver.documentId)).toMatchObject({
      user_id: 2,
      from_ledger_id: salesmanCash,
      to_ledger_id: cash,
      amount: "600.00",
    });
    expect(await readRow("journals", postedContra.documentId)).toMatchObject({
      type: "CJ",
      debit_id: bank,
      credit_id: cash,
      amount: "400.00",
    });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("include journals, which are posted as entered, with two lines or with four", async () => {
    const { bank } = company.books.accounts;
    const [rent, power] = [await ledger.accountCalled("Rent"), await ledger.accountCalled("Electricity")];
    const head = { date: "2026-05-31", userId: null, branchId: null, otherNarration: "Office" };
    const four = await postOne(
      makeJournalVoucher({
        ...head,
        lines: [
          { accountId: rent, debit: 120_000n, credit: 0n, narration: "May" },
          { accountId: bank, debit: 0n, credit: 100_000n },
          { accountId: power, debit: 34_567n, credit: 0n },
          { accountId: 903, debit: 0n, credit: 54_567n },
        ],
      }),
    );
    const two = await postOne(
      makeJournalVoucher({
        ...head,
        lines: [
          { accountId: 901, debit: 0n, credit: 1_001n },
          { accountId: 903, debit: 1_001n, credit: 0n },
        ],
      }),
    );
    const lines = await db("ledger_entries")
      .where({ company_id: companyId, voucher_id: four.voucherId })
      .orderBy("line_no");
    expect(
      lines.map((line) => [line.account_id, line.debit, line.credit, line.against_id, line.narration]),
    ).toEqual([
      [rent, "1200.00", "0.00", bank, "May"],
      [bank, "0.00", "1000.00", rent, null],
      [power, "345.67", "0.00", bank, null],
      [903, "0.00", "545.67", rent, null],
    ]);
    expect(await readRow("journals", four.documentId)).toMatchObject({
      type: "MJ",
      number: 1,
      debit_id: rent,
      credit_id: bank,
      amount: "1545.67", // 1,200.00 + 345.67
      other_narration: "Office",
    });
    expect(await readRow("journals", two.documentId)).toMatchObject({
      type: "SJ",
      number: 2,
      debit_id: 903,
      credit_id: 901,
      amount: "10.01",
    });
    expect(await ledger.balances()).toMatchObject({
      Customer: "9989.99", // 10,000.00 − 10.01
      Supplier: "-8535.66", // 8,000.00 + 545.67 − 10.01
      "Bank Current Account": "-1000.00",
    });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("can be reversed, and corrected under the same number", async () => {
    const { books, author, salesmanCash } = company;
    const day = { date: "2026-05-03", userId: 2, branchId: 1 };
    const paying = { ...day, mode: "C" as const, ledgerId: books.accounts.cash, partyId: 903 };
    const postedPayment = await postOne(makePaymentVoucher({ ...paying, amount: 10_000n }));
    const postedHandOver = await postOne(
      makeHandOverVoucher(books, { ...day, fromLedgerId: salesmanCash, amount: 5_000n }),
    );
    await db.transaction((trx) => cancel(trx, author, postedHandOver.voucherId));
    const correctedPayment = await db.transaction((trx) =>
      edit(trx, author, postedPayment.voucherId, makePaymentVoucher({ ...paying, amount: 12_550n })),
    );
    expect(correctedPayment).toMatchObject({ voucherNo: "PAY/1", amount: 12_550n });
    expect(await readRow("hand_overs", postedHandOver.documentId)).toMatchObject({
      status: 2,
      amount: "50.00",
    });
    expect(await readRow("payments", postedPayment.documentId)).toMatchObject({
      status: 3,
      amount: "100.00",
      replaced_by: correctedPayment.documentId,
    });
    expect(await readRow("payments", correctedPayment.documentId)).toMatchObject({
      status: 1,
      amount: "125.50",
    });
    expect(await ledger.balances()).toMatchObject({
      Supplier: "-7874.50", // 8,000.00 − 125.50
      "Main Cash": "-125.50",
      "Cash of Anil": "0.00",
    });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

it("opening balances and opening stock are posted against opening balance equity", async () => {
  const balances = [
    { accountId: 901, amount: 250_000n },
    { accountId: 903, amount: -400_000n },
  ];
  const stock = [{ itemId: 2, locationId: company.godown, quantity: 4_000n, value: 30_000n }];
  const { voucherId } = await postOne(
    makeOpeningVoucher(company.books, { date: "2025-04-01", balances, stock }),
  );
  // 2,500.00 − 4,000.00 + 300.00 = −1,200.00: the equity has a debit balance
  expect(await ledger.linesOf(voucherId)).toEqual([
    ["Customer", "opening", "2500.00", "0.00"],
    ["Supplier", "opening", "0.00", "4000.00"],
    ["Opening Balance Equity", "opening", "1200.00", "0.00"],
    ["Inventory", "opening", "300.00", "0.00"],
  ]);
  expect(await checkBooks(db, companyId)).toEqual([]);
});

async function postOne(voucher: Voucher) {
  const [postedVoucher] = await db.transaction((trx) => post(trx, company.author, [voucher]));
  if (!postedVoucher) throw new Error("Nothing was posted");
  return postedVoucher;
}

function makeReceipt(
  more: Pick<ReceiptInput, "mode" | "ledgerId" | "amount"> & Partial<ReceiptInput>,
): ReceiptInput {
  return { date: "2026-05-02", partyId: 901, userId: 2, branchId: 1, ...more };
}

function readRow(table: string, id: number) {
  return db(table).where({ company_id: companyId, id }).first();
}
