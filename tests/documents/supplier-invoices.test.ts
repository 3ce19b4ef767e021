import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFinancialYear } from "@vanbook/sdk/books";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { migrateDown, migrateUp } from "../../packages/server/db/migrate.ts";
import { gstinCheckDigit } from "../../packages/sdk/rules/gstin.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { CRAFTSMAN_ID, MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE_ID, getRefusal, ROLL_ID, type Standing } from "./stock-desk.ts";

/** An account used only by these tests. */
const SECOND_ACCOUNT_ID = 9303;

let desk: GstDesk;

beforeAll(async () => {
  desk = await startGstDesk();
});
afterAll(() => desk?.product.stop());

const setGstin = (id: number, gstin: string | null) =>
  desk.db("accounts").where({ company_id: 1, id }).update({ gstin });
const listLineRates = async ({ id }: Standing) =>
  (await desk.stored("purchases", "purchase_id", id)).lines.map((line) => line["tax_rate"]);

describe("a supplier without a GSTIN", () => {
  it("charges no tax: the whole price is cost, also for goods returned to the supplier", async () => {
    // 10 × 100.00
    const postedPurchase = await desk.posted(
      "purchases",
      desk.purchaseOf(CRAFTSMAN_ID, {}, { amount: 1000 }),
    );
    expect(await desk.figures(postedPurchase)).toEqual({
      ledger: { Inventory: 1000, "Craftsman of Aluva": -1000 },
      moves: [["PURCHASE", GAUZE_ID, desk.godown, 10, 1000]],
    });
    expect(await listLineRates(postedPurchase)).toEqual(["0.00"]);
    const purchaseFields = { date: desk.date, supplierId: CRAFTSMAN_ID, locationId: desk.godown };
    const lines = [{ purchaseLineNo: 1, quantity: 2 }];
    const ofIt = await desk.posted("purchase-returns", {
      ...purchaseFields,
      purchaseId: postedPurchase.id,
      lines,
    });
    expect((await desk.figures(ofIt)).ledger).toEqual({ Inventory: -200, "Craftsman of Aluva": 200 });
    const ofNone = [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 90 }];
    expect((await desk.posted("purchase-returns", { ...purchaseFields, lines: ofNone })).amount).toBe(90);
  });

  it("has no tax on its invoices: a tax rate or an amount with tax is refused", async () => {
    const taxedAnswer = await desk.post("purchases", desk.purchaseOf(CRAFTSMAN_ID, { taxRate: 5 }));
    expect(getRefusal(taxedAnswer)).toEqual([422, "TAX_WITHOUT_GSTIN", "lines.0.taxRate"]);
    const over = await desk.post("purchases", desk.purchaseOf(CRAFTSMAN_ID, {}, { amount: 1050 }));
    expect(getRefusal(over)).toEqual([422, "AMOUNT_DIFFERS", "amount"]);
    const none = await desk.posted("purchases", desk.purchaseOf(CRAFTSMAN_ID, { taxRate: 0 }));
    expect(none.amount).toBe(1000);
  });

  it.each(["URP", "Unregistered", "N/A", "Not Applicable", "nil"])(
    "is also one whose GSTIN says %s",
    async (text) => {
      await setGstin(CRAFTSMAN_ID, text);
      const taxedAnswer = await desk.post("purchases", desk.purchaseOf(CRAFTSMAN_ID, { taxRate: 5 }));
      expect(getRefusal(taxedAnswer)).toEqual([422, "TAX_WITHOUT_GSTIN", "lines.0.taxRate"]);
      await setGstin(CRAFTSMAN_ID, null);
    },
  );

  it("is not one whose GSTIN is not understood: what the GSTIN decides is refused", async () => {
    const postedPurchase = await desk.posted("purchases", desk.purchaseOf(CRAFTSMAN_ID, {}));
    await setGstin(CRAFTSMAN_ID, "27AAACI");
    const head = { date: desk.date, supplierId: CRAFTSMAN_ID, locationId: desk.godown };
    const unknownGstin = [422, "GSTIN_UNKNOWN", "supplierId"];
    for (const line of [{ taxRate: 5 }, {}]) {
      const answer = await desk.post("purchases", desk.purchaseOf(CRAFTSMAN_ID, line));
      expect(getRefusal(answer)).toEqual(unknownGstin);
      expect(answer.read<{ message: string }>().message).toBe(
        'The GSTIN of Craftsman of Aluva is not one: "27AAACI". Correct it in the account, because it decides the tax.',
      );
    }
    const goods = { ...head, lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 90 }] };
    expect(getRefusal(await desk.post("purchase-returns", goods))).toEqual(unknownGstin);
    // What was posted before stays as it was, and its goods can be returned.
    const narrationOnly = desk.purchaseOf(CRAFTSMAN_ID, {}, { narration: "Checked" });
    const keptPurchase = await desk.edited("purchases", postedPurchase.id, narrationOnly);
    expect([keptPurchase.amount, await listLineRates(keptPurchase)]).toEqual([1000, ["0.00"]]);
    const lines = [{ purchaseLineNo: 1, quantity: 1 }];
    const back = await desk.posted("purchase-returns", { ...head, purchaseId: keptPurchase.id, lines });
    expect(back.amount).toBe(100);
    await setGstin(CRAFTSMAN_ID, null);
  });

  it("keeps its old purchases as they are when it gets a GSTIN or loses it", async () => {
    const untaxedPurchase = await desk.posted("purchases", desk.purchaseOf(CRAFTSMAN_ID, {}));
    const taxedPurchase = await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}));
    const returnFields = { date: desk.date, supplierId: MAKER_ID, locationId: desk.godown };
    const goods = { ...returnFields, lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 90 }] };
    const back = await desk.posted("purchase-returns", goods);
    await setGstin(CRAFTSMAN_ID, "32AAACC1111C1Z5");
    await setGstin(MAKER_ID, null);
    const narrationChange = { narration: "Checked" };
    const keptPurchase = await desk.edited(
      "purchases",
      untaxedPurchase.id,
      desk.purchaseOf(CRAFTSMAN_ID, {}, narrationChange),
    );
    expect([keptPurchase.amount, await listLineRates(keptPurchase)]).toEqual([1000, ["0.00"]]);
    // A correction with changed lines still has no tax, since the supplier had no GSTIN: 11 ×
    // 100.00.
    const more = desk.purchaseOf(CRAFTSMAN_ID, { quantity: 11 });
    expect((await desk.edited("purchases", keptPurchase.id, more)).amount).toBe(1100);
    const stays = await desk.edited(
      "purchases",
      taxedPurchase.id,
      desk.purchaseOf(MAKER_ID, {}, narrationChange),
    );
    expect((await desk.figures(stays)).ledger).toEqual({
      ...{ Inventory: 1000, "Input CGST": 25, "Input SGST": 25 },
      "Maker of Kochi": -1050,
    });
    // 11 × 100.00 + 2 × 27.50; 90.00 + 2 × 2.25
    const largerPurchase = await desk.edited(
      "purchases",
      stays.id,
      desk.purchaseOf(MAKER_ID, { quantity: 11 }),
    );
    expect(largerPurchase.amount).toBe(1155);
    expect((await desk.edited("purchase-returns", back.id, { ...goods, ...narrationChange })).amount).toBe(
      94.5,
    );
    // New purchases follow the suppliers' current GSTINs.
    expect((await desk.posted("purchases", desk.purchaseOf(CRAFTSMAN_ID, {}))).amount).toBe(1050);
    expect((await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}))).amount).toBe(1000);
    expect((await desk.posted("purchase-returns", goods)).amount).toBe(90);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
    await setGstin(CRAFTSMAN_ID, null);
    await setGstin(MAKER_ID, "32AAACM1111M1Z5");
  });
});

describe("a supplier's invoice", () => {
  it("has the printed tax rate, or else the rate of the invoice's date", async () => {
    const printedPurchase = await desk.posted(
      "purchases",
      desk.purchaseOf(MAKER_ID, { taxRate: 12 }, { amount: 1120 }),
    );
    expect((await desk.figures(printedPurchase)).ledger).toMatchObject({
      "Input CGST": 60,
      "Input SGST": 60,
    });
    // Tax 3 of the demo: 12 % until 21 September 2025, 5 % since.
    await desk.db("items").where({ company_id: 1, id: ROLL_ID }).update({ tax_id: 3 });
    const postAndReadAmount = async (more: object) =>
      (await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { itemId: ROLL_ID }, more))).amount;
    expect(await postAndReadAmount({ supplierInvoiceDate: "2025-09-21" })).toBe(1120);
    expect(await postAndReadAmount({ supplierInvoiceDate: "2025-09-22" })).toBe(1050);
    expect(await postAndReadAmount({})).toBe(1050);
  });

  it("is posted as printed; a difference of up to one rupee is round-off", async () => {
    // 3 × 33.33 = 99.99, but the invoice says 100.00; 5 % is 2 × 2.50, and 105.40 with the
    // supplier's rounding.
    const line = { quantity: 3, unitPrice: 33.33, taxable: 100, amount: 105 };
    const sentPurchase = desk.purchaseOf(MAKER_ID, line, { amount: 105.4 });
    const postedPurchase = await desk.posted("purchases", sentPurchase);
    const ledger = {
      ...{ Inventory: 100, "Input CGST": 2.5, "Input SGST": 2.5 },
      ...{ "Round Off": 0.4, "Maker of Kochi": -105.4 },
    };
    const roundedFigures = await desk.figures(postedPurchase);
    expect({
      ...roundedFigures.ledger,
      "Round Off": Number(roundedFigures.ledger["Round Off"]?.toFixed(2)),
    }).toEqual(ledger);
    expect(roundedFigures.moves).toEqual([["PURCHASE", GAUZE_ID, desk.godown, 3, 100]]);
    // An edit that omits the printed line amounts keeps the line's value.
    const plain = desk.purchaseOf(MAKER_ID, { quantity: 3, unitPrice: 33.33 }, { amount: 105.4 });
    const editedPurchase = await desk.edited("purchases", postedPurchase.id, plain);
    expect((await desk.figures(editedPurchase)).moves).toEqual(roundedFigures.moves);
    // Without a printed total, the sum of the printed lines: 2 × 105.30 for 2 × 105.00.
    const each = { itemId: GAUZE_ID, quantity: 1, unitPrice: 100, amount: 105.3 };
    const summedPurchase = desk.purchaseOf(MAKER_ID, {}, { lines: [each, each] });
    expect((await desk.posted("purchases", summedPurchase)).amount).toBe(210.6);
    for (const amount of [1049, 1051])
      expect((await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}, { amount }))).amount).toBe(amount);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("keeps its total in an edit that does not mention it, until the lines come to another amount", async () => {
    // 10 × 100.37 plus twice 2.5 % of it, 25.09, makes 1,053.88; the supplier's total is 1,054.50.
    const line = { unitPrice: 100.37 };
    const postedPurchase = await desk.posted(
      "purchases",
      desk.purchaseOf(MAKER_ID, line, { amount: 1054.5 }),
    );
    const narratedPurchase = desk.purchaseOf(MAKER_ID, line, { narration: "Checked against the paper" });
    const keptPurchase = await desk.edited("purchases", postedPurchase.id, narratedPurchase);
    expect(keptPurchase.amount).toBe(1054.5);
    // It is rounded again if requested, or if the lines come to another amount.
    const roundedPurchase = await desk.edited("purchases", keptPurchase.id, {
      ...narratedPurchase,
      roundToRupee: true,
    });
    expect(roundedPurchase.amount).toBe(1054);
    const stays = await desk.edited("purchases", roundedPurchase.id, narratedPurchase);
    expect(stays.amount).toBe(1054);
    const other = await desk.edited("purchases", stays.id, desk.purchaseOf(MAKER_ID, {}));
    expect(other.amount).toBe(1050);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("is the same in the next financial year and from another account with its supplier's GSTIN", async () => {
    const april = getFinancialYear(desk.date).start;
    const march = addDays(april, -1);
    const invoice = { supplierInvoiceNo: "ZZ-100", supplierInvoiceDate: addDays(april, -2) };
    const enterInvoice = async (date: string, more: object = {}, supplierId = MAKER_ID) =>
      desk.post("purchases", desk.purchaseOf(supplierId, {}, { ...invoice, date, ...more }));
    const refusal = [422, "SUPPLIER_INVOICE_TAKEN", "supplierInvoiceNo"];
    const first = await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}, { ...invoice, date: march }));
    expect(getRefusal(await enterInvoice(april))).toEqual(refusal);
    const answer = await desk.post(
      "purchases/price",
      desk.purchaseOf(MAKER_ID, {}, { ...invoice, date: april }),
    );
    expect(getRefusal(answer)).toEqual(refusal);
    expect((await enterInvoice(april, { supplierInvoiceDate: april })).status).toBe(200);
    // Its own correction is no second entry.
    const correction = desk.purchaseOf(MAKER_ID, {}, { ...invoice, date: march, narration: "Checked" });
    await desk.edited("purchases", first.id, correction);

    const maker: { gstin: string } = await desk.db("accounts").where({ company_id: 1, id: MAKER_ID }).first();
    const secondAccount = { ...maker, id: SECOND_ACCOUNT_ID, name: "Maker of Kochi, depot", reference: null };
    await desk.db("accounts").insert(secondAccount);
    expect(getRefusal(await enterInvoice(april, {}, SECOND_ACCOUNT_ID))).toEqual(refusal);
    const other = { supplierInvoiceNo: "ZZ-101" };
    const both = await Promise.all([
      enterInvoice(april, other),
      enterInvoice(april, other, SECOND_ACCOUNT_ID),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // The first account moves to Tamil Nadu; its former GSTIN and invoices are the depot's as well.
    await setGstin(MAKER_ID, "33AAACM1111M1Z3");
    expect(getRefusal(await enterInvoice(april, {}, SECOND_ACCOUNT_ID))).toEqual(refusal);
    await setGstin(MAKER_ID, maker.gstin);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("warns an expense of the GSTIN that its purchase was posted with, also after that has changed", async () => {
    const { gstin } = await desk.db("accounts").where({ company_id: 1, id: MAKER_ID }).first("gstin");
    const formerGstin = `32AABCT1332L1Z${gstinCheckDigit("32AABCT1332L1Z")}`;
    await setGstin(MAKER_ID, formerGstin);
    const invoice = { supplierInvoiceNo: "ZZ-102", supplierInvoiceDate: desk.date };
    await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}, invoice));
    await setGstin(MAKER_ID, gstin);
    const rent = await desk.db("accounts").where({ company_id: 1, name: "Rent" }).first("id");
    const answer = await desk.post("expenses/price", {
      ...{ ...invoice, date: desk.date, mode: "cash", accountId: rent.id },
      ...{ amount: 118, taxRate: 18, supplierGstin: formerGstin },
    });
    expect(answer.read<object>()).toMatchObject({ warnings: [{ code: "INVOICE_ENTERED" }] });
  });

  it("is refused when it differs by more than a rupee, and the message names both amounts", async () => {
    const over = await desk.post("purchases", desk.purchaseOf(MAKER_ID, {}, { amount: 1051.01 }));
    expect(getRefusal(over)).toEqual([422, "AMOUNT_DIFFERS", "amount"]);
    expect(over.read<{ message: string }>().message).toBe(
      "The supplier's invoice says 1,051.01, but it comes to 1,050.00.",
    );
    const lines = await desk.post("purchases", desk.purchaseOf(MAKER_ID, { taxable: 998.99 }));
    expect(getRefusal(lines)).toEqual([422, "AMOUNT_DIFFERS", "lines.0.taxable"]);
    expect(lines.read<{ message: string }>().message).toBe(
      "Line 1 of the supplier's invoice says 998.99, but it comes to 1,000.00.",
    );
    const total = await desk.post("purchases", desk.purchaseOf(MAKER_ID, { amount: 1048.99 }));
    expect(getRefusal(total)).toEqual([422, "AMOUNT_DIFFERS", "lines.0.amount"]);
  });
});

it("a debit note with tax of a purchase whose tax the supplier can no longer reduce has a warning", async () => {
  const purchase = await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}));
  const movePurchase = (day: string) =>
    desk.db("purchases").where({ company_id: 1, id: purchase.id }).update({ date: day });
  const account = await desk
    .db("accounts")
    .where({ company_id: 1, system_key: "discount_received" })
    .first("id");
  const note = { date: desk.date, partyId: MAKER_ID, accountId: account.id, purchaseId: purchase.id };
  const lateNote = { ...note, amount: 10.5, taxRate: 5, clientId: "late-debit-note" };
  await movePurchase(addDays(desk.date, -1000));
  // The second answer is that of a repeated request.
  for (const isReplay of [false, true]) {
    const answer = await desk.posted("debit-notes", lateNote);
    expect([answer.replayed, answer.warnings.map(({ code }) => code)]).toEqual([
      isReplay,
      ["SUPPLIER_TAX_LATE"],
    ]);
  }
  expect((await desk.posted("debit-notes", { ...note, amount: 1 })).warnings).toEqual([]);
  await movePurchase(desk.date);
  expect((await desk.posted("debit-notes", lateNote)).warnings).toEqual([]);
});

it("each company has taxes of 0, 28 and 40 %, and a change affects only its own", async () => {
  const taxes: { id: number; name: string }[] = await desk
    .db("taxes")
    .where("company_id", 1)
    .select("id", "name");
  const amounts = [];
  for (const name of ["GST 0%", "GST 28%", "GST 40%", "GST 28% to 18%", "GST 28% to 40%"]) {
    const tax_id = taxes.find((tax) => tax.name === name)?.id;
    await desk.db("items").where({ company_id: 1, id: ROLL_ID }).update({ tax_id });
    amounts.push((await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { itemId: ROLL_ID }))).amount);
  }
  expect(amounts).toEqual([1000, 1280, 1400, 1180, 1400]);
  await desk.db("tax_rates").where({ company_id: 2 }).update({ rate: 3 });
  expect((await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { itemId: ROLL_ID }))).amount).toBe(1400);
});

it("a migration marks older purchases that had no tax", async () => {
  const purchases = () =>
    desk
      .db("purchases")
      .where({ company_id: 1, supplier_id: CRAFTSMAN_ID, status: 1 })
      .orderBy("id")
      .pluck("supplier_registered");
  const before: unknown[] = await purchases();
  expect(new Set(before)).toEqual(new Set([0, 1]));
  await migrateDown(desk.db, "015-bank-location");
  await migrateUp(desk.db);
  expect(await purchases()).toEqual(before);
  const [last] = await desk.db("vouchers").where("company_id", 1).max("id as id");
  const company = await desk.db("companies").where("company_id", 1).first("undated_taxes_until");
  expect(company.undated_taxes_until).toBe(last?.id);
});
