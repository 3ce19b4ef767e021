import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { describeOpeningRemainders } from "./opening-remainders.ts";
import { describePartyRemainders } from "./party-remainders.ts";
import { makeRolls, NAMING_WAYS, settle, startRemainderDesk, type RemainderDesk } from "./remainder-desk.ts";
import { GAUZE_ID, getRefusal, type Standing } from "./stock-desk.ts";

let desk: RemainderDesk;
beforeAll(async () => void (desk = await startRemainderDesk()));
afterAll(() => desk?.product.stop());

describePartyRemainders(() => desk);
describeOpeningRemainders(() => desk);

describe.each(NAMING_WAYS)("a credit note that names a bill %s", (_, name) => {
  it("and the returns of the bill share its remainder in value and in tax", async () => {
    const shop = await desk.makeShop();
    const bill = await desk.postBill(shop); // 100.00 + 9.00 + 9.00
    const note = await desk.posted("credit-notes", desk.makeNote(shop, 50, name(bill, 50)));
    // CGST = 50 × 9 ÷ 118 = 3.81.
    expect((await desk.figures(note)).ledger).toMatchObject({
      ...{ Sales: 42.38, "Output CGST": 3.81, "Output SGST": 3.81 },
    });
    const all = desk.makeReturn(shop, bill, [{ billLineNo: 1, goodQuantity: 10 }]);
    expect(await desk.refuse("sale-returns", all)).toEqual([
      ...[422, "REMAINDER_EXCEEDED", "lines"],
      `${bill.voucherNo} has only 68.00 at 18 % tax left that a return or note can reverse.`,
    ]);
    expect((await desk.refuse("sale-returns/price", all))[1]).toBe("REMAINDER_EXCEEDED");
    // Five of ten: 50.00 + 4.50 + 4.50.
    const half = await desk.posted(
      "sale-returns",
      desk.makeReturn(shop, bill, [{ billLineNo: 1, goodQuantity: 5 }]),
    );
    expect(half.amount).toBe(59);
    expect((await desk.refuse("credit-notes", desk.makeNote(shop, 9.01, { billId: bill.id })))[1]).toBe(
      "REMAINDER_EXCEEDED",
    );
    // The rest: 9.00, in it 9.00 − 3.81 − 4.50 = 0.69 of each tax.
    const rest = await desk.posted("credit-notes", desk.makeNote(shop, 9, name(bill, 9)));
    expect((await desk.figures(rest)).ledger).toMatchObject({ "Output CGST": 0.69, "Output SGST": 0.69 });
    expect(
      (await desk.refuse("credit-notes", desk.makeNote(shop, 0.01, { billId: bill.id, taxRate: 0 })))[3],
    ).toBe(`${bill.voucherNo} has only 0.00 left that a return or note can reverse.`);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("takes the taxes of the bill after the customer has moved, and keeps them when it is edited", async () => {
    const shop = await desk.makeShop();
    const bill = await desk.postBill(shop);
    await desk.moveToTamilNadu(shop);
    const note = await desk.posted("credit-notes", desk.makeNote(shop, 11.8, name(bill, 11.8)));
    expect((await desk.figures(note)).ledger).toMatchObject({
      ...{ Sales: 10, "Output CGST": 0.9, "Output SGST": 0.9 },
    });
    const editedNote = await desk.edited("credit-notes", note.id, desk.makeNote(shop, 23.6));
    expect((await desk.figures(editedNote)).ledger).toMatchObject({ Sales: 20, "Output CGST": 1.8 });
    const half = await desk.posted(
      "sale-returns",
      desk.makeReturn(shop, bill, [{ billLineNo: 1, goodQuantity: 5 }]),
    );
    expect((await desk.figures(half)).ledger).toMatchObject({ "Output CGST": 4.5, "Output SGST": 4.5 });
    // 118.00 − 23.60 − 59.00 = 35.40 are left.
    expect(await desk.refuse("credit-notes", desk.makeNote(shop, 35.41, { billId: bill.id }))).toMatchObject([
      ...[422, "REMAINDER_EXCEEDED", "amount"],
      expect.stringContaining("only 35.40"),
    ]);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("gives its part back when it is cancelled or made smaller, and the bill can't be cancelled before", async () => {
    const shop = await desk.makeShop();
    const bill = await desk.postBill(shop);
    const note = await desk.posted("credit-notes", desk.makeNote(shop, 118, name(bill, 118)));
    const cancelAnswer = await desk.post(`bills/${bill.id}/cancel`);
    expect([...getRefusal(cancelAnswer), cancelAnswer.read<{ message: string }>().message]).toEqual([
      ...[422, "DOCUMENT_IN_USE", undefined],
      "A credit or debit note refers to this document: cancel the note first.",
    ]);
    const half = desk.makeReturn(shop, bill, [{ billLineNo: 1, goodQuantity: 5 }]);
    expect((await desk.refuse("sale-returns", half))[1]).toBe("REMAINDER_EXCEEDED");
    const smaller = await desk.edited("credit-notes", note.id, desk.makeNote(shop, 59));
    const postedReturn = await desk.posted("sale-returns", half);
    expect(
      getRefusal(
        await desk.product.call({
          ...{ method: "PUT", path: `/api/v1/credit-notes/${smaller.id}`, cookie: desk.manager },
          ...{ body: desk.makeNote(shop, 59.01), headers: { "idempotency-key": `larger-${smaller.id}` } },
        }),
      ),
    ).toEqual([422, "REMAINDER_EXCEEDED", expect.anything()]);
    await desk.cancelled("credit-notes", smaller.id);
    await desk.cancelled("sale-returns", postedReturn.id);
    await desk.cancelled("bills", bill.id);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("is posted once if two at once ask for the rest, or a return and a note", async () => {
    const shop = await desk.makeShop();
    const bill = await desk.postBill(shop);
    const note = desk.makeNote(shop, 118, name(bill, 118));
    const both = await Promise.all([desk.post("credit-notes", note), desk.post("credit-notes", note)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const other = await desk.makeShop();
    const otherBill = await desk.postBill(other);
    const ends = await Promise.all([
      desk.post("credit-notes", desk.makeNote(other, 118, name(otherBill, 118))),
      desk.post("sale-returns", desk.makeReturn(other, otherBill, [{ billLineNo: 1, goodQuantity: 10 }])),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // The shop has 118.00 left of two bills: one is credited in full.
    await desk.postBill(shop);
    const unnamedNote = desk.makeNote(shop, 118);
    const unnamedAnswers = await Promise.all([1, 2].map(() => desk.post("credit-notes", unnamedNote)));
    expect(unnamedAnswers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });
});

it("a credit note refers to a paid bill: its amount is to the customer's credit", async () => {
  const shop = await desk.makeShop();
  const bill = await desk.postBill(shop, [makeRolls(10)], { payment: "cash" });
  expect((await desk.refuse("credit-notes", desk.makeNote(shop, 11.8, settle(bill, 11.8))))[1]).toBe(
    "SETTLEMENT_EXCEEDS_BILL",
  );
  const note = await desk.posted("credit-notes", desk.makeNote(shop, 11.8, { billId: bill.id }));
  const read = (path: string) =>
    desk.product.call({ method: "GET", path: `/api/v1/${path}`, cookie: desk.manager });
  const paper = await read(`credit-notes/${note.id}`);
  expect(paper.json).toMatchObject({
    refersTo: { billId: bill.id, billNo: bill.voucherNo, date: desk.countBack(10) },
    against: [],
  });
  const input = await read(`vouchers/${note.voucherId}/input`);
  expect(input.json).toMatchObject({ creditNotes: desk.makeNote(shop, 11.8, { billId: bill.id }) });
  // The next bill of 118.00 leaves 106.20 to pay.
  await desk.postBill(shop);
  const balance = await desk
    .db("ledger_entries")
    .where({ company_id: 1, account_id: shop })
    .first(desk.db.raw("SUM(debit - credit) AS balance"));
  expect(balance).toEqual({ balance: "106.20" });
});

it("a credit note that refers to a bill settles what is open of it", async () => {
  const shop = await desk.makeShop();
  const old = await desk.postBill(shop);
  const bill = await desk.postBill(shop);
  const note = await desk.posted("credit-notes", desk.makeNote(shop, 18, { billId: bill.id }));
  const path = `/api/v1/open-bills/${shop}`;
  const open = await desk.product.call({ method: "GET", path, cookie: desk.manager });
  expect(open.json).toMatchObject({
    lines: [
      { billId: old.id, open: 118 },
      { billId: bill.id, open: 100 },
    ],
  });
  // It may settle another bill than the one that it refers to.
  const more = { billId: bill.id, ...settle(old, 18) };
  const movedNote = await desk.edited("credit-notes", note.id, desk.makeNote(shop, 18, more));
  const openNow = await desk.product.call({ method: "GET", path, cookie: desk.manager });
  expect(openNow.json).toMatchObject({ lines: [{ open: 100 }, { open: 118 }] });
  const all = desk.makeReturn(shop, bill, [{ billLineNo: 1, goodQuantity: 10 }]);
  expect((await desk.refuse("sale-returns", all))[3]).toContain("only 100.00");
  await desk.cancelled("credit-notes", movedNote.id);
  await desk.posted("sale-returns", all);
});

it("each tax rate of a bill has its remainder", async () => {
  const shop = await desk.makeShop();
  const bill = await desk.postBill(shop, [{ itemId: GAUZE_ID, quantity: 1 }, makeRolls(10)]); // 105.00 and 118.00
  const note = (amount: number, taxRate: number) => desk.makeNote(shop, amount, { billId: bill.id, taxRate });
  expect((await desk.refuse("credit-notes", note(118.01, 18)))[3]).toBe(
    `${bill.voucherNo} has only 118.00 at 18 % tax left that a return or note can reverse.`,
  );
  expect(await desk.refuse("credit-notes", note(10, 28))).toEqual([
    ...[422, "TAX_RATE_NOT_BILLED", "taxRate"],
    `${bill.voucherNo} has nothing at 28 % tax that a note could reverse.`,
  ]);
  await desk.posted("credit-notes", note(118, 18));
  const makeBack = (billLineNo: number) => desk.makeReturn(shop, bill, [{ billLineNo, goodQuantity: 1 }]);
  expect((await desk.refuse("sale-returns", makeBack(2)))[1]).toBe("REMAINDER_EXCEEDED");
  expect((await desk.posted("sale-returns", makeBack(1))).amount).toBe(105);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a bill can't be corrected to less tax than its notes reverse, nor at all if one names it by billId", async () => {
  const shop = await desk.makeShop();
  const bill = await desk.postBill(shop);
  const note = await desk.posted("credit-notes", desk.makeNote(shop, 59, settle(bill, 59)));
  const makeBill = (lines: readonly object[]) => desk.billOn(desk.countBack(10), { customerId: shop, lines });
  const change = async (lines: readonly object[]) =>
    desk.product.call({
      ...{ method: "PUT", path: `/api/v1/bills/${bill.id}`, cookie: desk.manager },
      body: await makeBill(lines),
      headers: { "idempotency-key": `change-${shop}-${lines.length}-${JSON.stringify(lines).length}` },
    });
  const refusal = getRefusal(await change([{ itemId: GAUZE_ID, quantity: 1 }]));
  expect(refusal).toEqual([422, "REMAINDER_EXCEEDED", undefined]);
  const correction = await change([makeRolls(11)]);
  expect(correction.status, correction.text).toBe(200);
  const { id } = correction.read<Standing>();
  await desk.edited("credit-notes", note.id, desk.makeNote(shop, 59, { billId: id }));
  const answer = await desk.product.call({
    ...{ method: "PUT", path: `/api/v1/bills/${id}`, cookie: desk.manager },
    ...{ body: await makeBill([makeRolls(12)]), headers: { "idempotency-key": `again-${id}` } },
  });
  expect(getRefusal(answer)).toEqual([422, "DOCUMENT_IN_USE", undefined]);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a debit note and purchase returns share the remainder of the purchase and have its taxes", async () => {
  const vendor = await desk.makeVendor();
  const purchase = await desk.postPurchase(vendor); // 100.00 + 9.00 + 9.00
  await desk.moveToTamilNadu(vendor); // and loses the GSTIN
  const naming = { purchaseId: purchase.id };
  const note = await desk.posted("debit-notes", desk.makeDebitNote(vendor, 50, naming));
  expect((await desk.figures(note)).ledger).toMatchObject({
    ...{ "Discount Received": -42.38, "Input CGST": -3.81, "Input SGST": -3.81 },
  });
  expect(await desk.refuse("purchase-returns", desk.makePurchaseReturn(vendor, purchase, 10))).toEqual([
    ...[422, "REMAINDER_EXCEEDED", "lines"],
    `${purchase.voucherNo} has only 68.00 at 18 % tax left that a return or note can reverse.`,
  ]);
  const half = await desk.posted("purchase-returns", desk.makePurchaseReturn(vendor, purchase, 5));
  expect((await desk.figures(half)).ledger).toMatchObject({ "Input CGST": -4.5, "Input SGST": -4.5 });
  expect((await desk.refuse("debit-notes", desk.makeDebitNote(vendor, 9.01, naming)))[3]).toContain(
    "only 9.00",
  );
  const cancelAnswer = await desk.post(`purchases/${purchase.id}/cancel`);
  expect(getRefusal(cancelAnswer)).toEqual([422, "DOCUMENT_IN_USE", undefined]);
  await desk.cancelled("debit-notes", note.id);
  await desk.posted("debit-notes", desk.makeDebitNote(vendor, 59, settle(purchase, 59)));
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a note refers to a bill in effect, of its party, that is not later than the note", async () => {
  const [shop, other] = [await desk.makeShop(), await desk.makeShop()];
  const [bill, foreign] = [await desk.postBill(shop), await desk.postBill(other)];
  const readCode = async (more: object) =>
    (await desk.refuse("credit-notes", desk.makeNote(shop, 10, more))).slice(1, 3);
  expect(await readCode({ billId: 99_999_999 })).toEqual(["BILL_UNKNOWN", "billId"]);
  expect(await readCode({ billId: foreign.id })).toEqual(["PARTY_DIFFERS", "billId"]);
  expect(await readCode({ billId: bill.id, date: desk.countBack(11) })).toEqual([
    "DATE_BEFORE_DOCUMENT",
    "date",
  ]);
  await desk.cancelled("bills", bill.id);
  expect(await readCode({ billId: bill.id })).toEqual(["DOCUMENT_NOT_STANDING", "billId"]);
});

describe("a note that names no document", () => {
  it("has only tax rates that the customer was billed, and at most what is left of the bills", async () => {
    const shop = await desk.makeShop();
    const bill = await desk.postBill(shop, [{ itemId: GAUZE_ID, quantity: 1 }]); // 105.00
    const refuseNote = async (amount: number, taxRate: number) =>
      (await desk.refuse("credit-notes", desk.makeNote(shop, amount, { taxRate }))).slice(1);
    expect(await refuseNote(100_000, 28)).toEqual([
      "REMAINDER_EXCEEDED",
      "amount",
      expect.stringContaining("105.00"),
    ]);
    expect(await refuseNote(100, 28)).toEqual([
      ...["TAX_RATE_NOT_BILLED", "taxRate"],
      `Shop ${shop} has nothing at 28 % tax that a note could reverse.`,
    ]);
    expect(await refuseNote(105.01, 5)).toEqual([
      "REMAINDER_EXCEEDED",
      "amount",
      expect.stringContaining("105.00"),
    ]);
    expect((await refuseNote(105.01, 0))[0]).toBe("REMAINDER_EXCEEDED");
    await desk.posted("credit-notes", desk.makeNote(shop, 42, { taxRate: 5 }));
    expect((await refuseNote(63.01, 5))[2]).toBe(
      `Shop ${shop} has only 63.00 left that a return or note can reverse.`,
    );
    // It took nothing of the bill, but a note that names the bill takes of both.
    expect(
      (await desk.refuse("credit-notes", desk.makeNote(shop, 64, { taxRate: 5, billId: bill.id })))[3],
    ).toContain("only 63.00");
    await desk.posted("credit-notes", desk.makeNote(shop, 63, { taxRate: 5, billId: bill.id }));
  });

  it("has only tax rates of the supplier's purchases, and at most what is left of them", async () => {
    const vendor = await desk.makeVendor();
    await desk.postPurchase(vendor); // 118.00
    const refuseNote = async (amount: number, taxRate: number) =>
      (await desk.refuse("debit-notes", desk.makeDebitNote(vendor, amount, { taxRate }))).slice(1);
    expect((await refuseNote(100, 5))[0]).toBe("TAX_RATE_NOT_BILLED");
    expect((await refuseNote(118.01, 18))[2]).toContain("only 118.00");
    await desk.posted("debit-notes", desk.makeDebitNote(vendor, 118));
    expect((await refuseNote(0.01, 0))[0]).toBe("REMAINDER_EXCEEDED");
  });

  it("may take what the customer owed when the books were opened, without tax", async () => {
    const shop = await desk.makeShop();
    const opening = { date: desk.countBack(12), balances: [{ accountId: shop, debit: 70 }], stock: [] };
    await desk.posted("openings", opening);
    expect((await desk.refuse("credit-notes", desk.makeNote(shop, 70)))[1]).toBe("TAX_RATE_NOT_BILLED");
    await desk.posted("credit-notes", desk.makeNote(shop, 70, { taxRate: 0 }));
    expect((await desk.refuse("credit-notes", desk.makeNote(shop, 1, { taxRate: 0 })))[1]).toBe(
      "REMAINDER_EXCEEDED",
    );
  });

  it("of a batch leaves less for the next one", async () => {
    const shop = await desk.makeShop();
    const bill = await desk.postBill(shop);
    const documents = [
      desk.makeNote(shop, 100, { billId: bill.id, clientId: `one-${shop}` }),
      desk.makeNote(shop, 18.01, { billId: bill.id, clientId: `two-${shop}` }),
      desk.makeNote(shop, 18, { clientId: `three-${shop}` }),
    ];
    const answer = await desk.post("credit-notes/batch", { documents });
    const { results } = answer.read<{ results: { problem: { code: string } | null }[] }>();
    expect(results.map(({ problem }) => problem?.code)).toEqual([undefined, "REMAINDER_EXCEEDED", undefined]);
  });

  it("of more than there was can still be corrected if it takes no more than before", async () => {
    const shop = await desk.makeShop();
    await desk.postBill(shop);
    const note = await desk.posted("credit-notes", desk.makeNote(shop, 100));
    // As a note of an earlier release: 28 % tax, which no bill had.
    await desk.db("notes").where({ company_id: 1, id: note.id }).update({ tax_rate: 28 });
    const editedNote = await desk.edited(
      "credit-notes",
      note.id,
      desk.makeNote(shop, 100, { taxRate: 28, narration: "Agreed" }),
    );
    expect(editedNote.amount).toBe(100);
    await desk.cancelled("credit-notes", editedNote.id);
  });
});
