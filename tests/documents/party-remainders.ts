import { describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { makeRolls, settle, type RemainderDesk } from "./remainder-desk.ts";
import { GAUZE_ID, getRefusal, ROLL_ID, type Standing } from "./stock-desk.ts";

/** A roll costs 10.00 + 1.80 tax, a piece of gauze 100.00 + 5.00; bills have ten rolls: 118.00. */
export function describePartyRemainders(getDesk: () => RemainderDesk): void {
  const makeReturns = () => {
    const desk = getDesk();
    const ofBill = (shop: number, bill: Standing, goodQuantity: number) =>
      desk.makeReturn(shop, bill, [{ billLineNo: 1, goodQuantity }]);
    return { desk, ofBill, makeWithoutBill: desk.makeReturnWithoutBill };
  };
  const makeGauze = (unitPrice = 100) => ({ itemId: GAUZE_ID, goodQuantity: 1, unitPrice });
  const makeReturnedRolls = (goodQuantity: number) => ({ itemId: ROLL_ID, goodQuantity, unitPrice: 10 });
  const put = (path: string, id: number, body: object) => getDesk().put(path, id, body);

  describe("all returns and notes of a party take at most what it was billed", () => {
    it("a return takes nothing of what a note without a bill has taken", async () => {
      const { desk, ofBill } = makeReturns();
      const shop = await desk.makeShop();
      const bill = await desk.postBill(shop);
      const note = await desk.posted("credit-notes", desk.makeNote(shop, 118));
      for (const path of ["sale-returns", "sale-returns/price"])
        expect(await desk.refuse(path, ofBill(shop, bill, 10))).toEqual([
          ...[422, "REMAINDER_EXCEEDED", "lines"],
          `Shop ${shop} has only 0.00 at 18 % tax left that a return or note can reverse.`,
        ]);
      expect((await desk.refuse("sale-returns", ofBill(shop, bill, 1)))[1]).toBe("REMAINDER_EXCEEDED");
      // 118.00 less 59.00 leaves five of ten rolls.
      const half = await desk.edited("credit-notes", note.id, desk.makeNote(shop, 59));
      expect((await desk.posted("sale-returns", ofBill(shop, bill, 5))).amount).toBe(59);
      expect((await desk.refuse("sale-returns", ofBill(shop, bill, 1)))[3]).toContain("only 0.00");
      await desk.cancelled("credit-notes", half.id);
      expect((await desk.posted("sale-returns", ofBill(shop, bill, 5))).amount).toBe(59);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("each tax rate has its own, and a note without tax takes only value", async () => {
      const { desk, ofBill } = makeReturns();
      const shop = await desk.makeShop();
      const lines = [{ itemId: GAUZE_ID, quantity: 1 }, makeRolls(10)]; // 105.00 and 118.00
      const bill = await desk.postBill(shop, lines);
      const note = await desk.posted("credit-notes", desk.makeNote(shop, 118));
      const rolls = desk.makeReturn(shop, bill, [{ billLineNo: 2, goodQuantity: 1 }]);
      expect((await desk.refuse("sale-returns", rolls))[3]).toContain("only 0.00 at 18 % tax left");
      const gauze = await desk.posted("sale-returns", ofBill(shop, bill, 1));
      expect(gauze.amount).toBe(105);
      await desk.cancelled("credit-notes", note.id);
      // 223.00 − 105.00 − 50.00 = 68.00 are left in value, 118.00 at 18 %.
      await desk.posted("credit-notes", desk.makeNote(shop, 50, { taxRate: 0 }));
      const all = desk.makeReturn(shop, bill, [{ billLineNo: 2, goodQuantity: 10 }]);
      expect((await desk.refuse("sale-returns", all))[3]).toBe(
        `Shop ${shop} has only 68.00 left that a return or note can reverse.`,
      );
      const half = desk.makeReturn(shop, bill, [{ billLineNo: 2, goodQuantity: 5 }]);
      expect((await desk.posted("sale-returns", half)).amount).toBe(59);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("so has a return without a bill, and a note and a return of a bill after it", async () => {
      const { desk, ofBill, makeWithoutBill } = makeReturns();
      const shop = await desk.makeShop();
      expect((await desk.refuse("sale-returns", makeWithoutBill(shop, [makeReturnedRolls(1)])))[3]).toBe(
        `Shop ${shop} has only 0.00 at 18 % tax left that a return or note can reverse.`,
      );
      const bill = await desk.postBill(shop);
      expect((await desk.refuse("sale-returns", makeWithoutBill(shop, [makeGauze()])))[3]).toContain(
        "only 0.00 at 5 % tax left",
      );
      const fromNowhere = await desk.posted("sale-returns", makeWithoutBill(shop, [makeReturnedRolls(6)])); // 70.80
      expect((await desk.refuse("sale-returns", ofBill(shop, bill, 5)))[3]).toContain("only 47.20 at 18 %");
      expect((await desk.refuse("credit-notes", desk.makeNote(shop, 47.21)))[1]).toBe("REMAINDER_EXCEEDED");
      const several = [ofBill(shop, bill, 3), ofBill(shop, bill, 3), ofBill(shop, bill, 1)];
      const answer = await desk.post("sale-returns/batch", {
        documents: several.map((each, index) => ({ ...each, clientId: `${shop}-${index}` })),
      });
      const { results } = answer.read<{ results: { problem: { code: string } | null }[] }>();
      expect(results.map(({ problem }) => problem?.code)).toEqual([
        ...[undefined, "REMAINDER_EXCEEDED", undefined],
      ]);
      // An edit may take what it took before, not more: 47.20 − 47.20 are left.
      const narratedReturn = {
        ...makeWithoutBill(shop, [makeReturnedRolls(6)]),
        narration: "Bill not at hand",
      };
      const editedReturn = await put("sale-returns", fromNowhere.id, narratedReturn);
      expect(editedReturn.status, editedReturn.text).toBe(200);
      const { id } = editedReturn.read<Standing>();
      const more = await put("sale-returns", id, makeWithoutBill(shop, [makeReturnedRolls(7)]));
      expect(getRefusal(more)).toEqual([422, "REMAINDER_EXCEEDED", "lines"]);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("goods that were sold before the books began come back against the opening balance", async () => {
      const { desk, ofBill, makeWithoutBill } = makeReturns();
      const shop = await desk.makeShop();
      const opening = { date: desk.countBack(12), balances: [{ accountId: shop, debit: 118 }], stock: [] };
      await desk.posted("openings", opening);
      await desk.posted("sale-returns", makeWithoutBill(shop, [makeReturnedRolls(10)]));
      expect((await desk.refuse("sale-returns", makeWithoutBill(shop, [makeReturnedRolls(1)])))[3]).toContain(
        "only 0.00 at 18 % tax left",
      );
      // They take nothing of the bill that is posted now.
      const bill = await desk.postBill(shop);
      expect((await desk.posted("sale-returns", ofBill(shop, bill, 4))).amount).toBe(47.2);
      expect((await desk.refuse("credit-notes", desk.makeNote(shop, 70.81)))[3]).toContain("only 70.80");
      await desk.posted("credit-notes", desk.makeNote(shop, 70.8));
      expect((await desk.refuse("sale-returns", ofBill(shop, bill, 1)))[1]).toBe("REMAINDER_EXCEEDED");
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("money that the customer paid before the books began leaves the bills as they are", async () => {
      const { desk, ofBill } = makeReturns();
      const shop = await desk.makeShop();
      const opening = { date: desk.countBack(12), balances: [{ accountId: shop, credit: 70 }], stock: [] };
      await desk.posted("openings", opening);
      const bill = await desk.postBill(shop);
      await desk.posted("credit-notes", desk.makeNote(shop, 59));
      expect((await desk.posted("sale-returns", ofBill(shop, bill, 5))).amount).toBe(59);
      expect((await desk.refuse("credit-notes", desk.makeNote(shop, 0.01)))[3]).toContain("only 0.00 left");
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("a corrected return gives back what it took before it takes more", async () => {
      const { desk, ofBill, makeWithoutBill } = makeReturns();
      const shop = await desk.makeShop();
      const bill = await desk.postBill(shop); // 118.00
      const correct = async (id: number, body: object) => put("sale-returns", id, body);
      const three = await desk.posted("sale-returns", makeWithoutBill(shop, [makeReturnedRolls(3)]));
      const eight = await correct(three.id, makeWithoutBill(shop, [makeReturnedRolls(8)]));
      expect(eight.status, eight.text).toBe(200); // 94.40; 23.60 are left
      const one = await desk.posted("sale-returns", ofBill(shop, bill, 1));
      const two = await correct(one.id, ofBill(shop, bill, 2));
      expect(two.status, two.text).toBe(200);
      const more = await correct(two.read<Standing>().id, ofBill(shop, bill, 3));
      expect(getRefusal(more)).toEqual([422, "REMAINDER_EXCEEDED", "lines"]);
      // Another customer was billed nothing, whatever the return took of this one.
      const other = await desk.makeShop();
      const movedReturn = await correct(
        eight.read<Standing>().id,
        makeWithoutBill(other, [makeReturnedRolls(1)]),
      );
      expect(getRefusal(movedReturn)).toEqual([422, "REMAINDER_EXCEEDED", "lines"]);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("what an earlier release credited too much stops no correction of another bill", async () => {
      const { desk } = makeReturns();
      const shop = await desk.makeShop();
      await desk.postBill(shop);
      const other = await desk.postBill(shop); // 236.00 in all
      const note = await desk.posted("credit-notes", desk.makeNote(shop, 118));
      const setAmount = (amount: number) =>
        desk.db("notes").where({ company_id: 1, id: note.id }).update({ amount });
      await setAmount(300);
      await desk.cancelled("bills", other.id);
      await setAmount(118);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("the check of the books finds a party that was credited more than it was billed and owed before", async () => {
      const { desk, ofBill } = makeReturns();
      const readExcess = async () =>
        (await checkBooks(desk.db, 1)).filter(({ message }) => message.includes("credit the party of"));
      const [shop, vendor] = [await desk.makeShop(), await desk.makeVendor()];
      const balances = [
        { accountId: shop, debit: 20 },
        { accountId: vendor, credit: 20 },
      ];
      await desk.posted("openings", { date: desk.countBack(12), balances, stock: [] });
      await desk.posted("sale-returns", ofBill(shop, await desk.postBill(shop), 1));
      const purchase = await desk.postPurchase(vendor);
      await desk.posted("purchase-returns", desk.makePurchaseReturn(vendor, purchase, 1));
      for (const { id, voucherId } of [
        await desk.posted("credit-notes", desk.makeNote(shop, 50)),
        await desk.posted("debit-notes", desk.makeDebitNote(vendor, 50)),
      ]) {
        const setAmount = (amount: number) =>
          desk.db("notes").where({ company_id: 1, id }).update({ amount });
        // 118.00 and 20.00 less 11.80 leave 126.20.
        await setAmount(126.2);
        expect(await readExcess()).toEqual([]);
        await setAmount(126.21);
        expect(await readExcess()).toMatchObject([{ invariant: "I13", voucherId }]);
        await setAmount(50);
      }
    });

    it("a note takes no tax of the opening balance, though it leaves value for a return", async () => {
      const { desk, ofBill } = makeReturns();
      const shop = await desk.makeShop();
      const opening = { date: desk.countBack(12), balances: [{ accountId: shop, debit: 118 }], stock: [] };
      await desk.posted("openings", opening);
      const bill = await desk.postBill(shop);
      await desk.posted("credit-notes", desk.makeNote(shop, 118));
      // 118.00 are left in value, but no tax of 18 %.
      expect((await desk.refuse("sale-returns", ofBill(shop, bill, 1)))[3]).toContain("only 0.00 at 18 %");
      await desk.posted("credit-notes", desk.makeNote(shop, 118, { taxRate: 0 }));
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("a return without a bill reverses the taxes that the customer was billed before it moved", async () => {
      const { desk, makeWithoutBill } = makeReturns();
      const shop = await desk.makeShop();
      await desk.postBill(shop);
      await desk.moveToTamilNadu(shop);
      const back = await desk.posted("sale-returns", makeWithoutBill(shop, [makeReturnedRolls(1)]));
      expect((await desk.figures(back)).ledger).toMatchObject({ "Output CGST": 0.9, "Output SGST": 0.9 });
      const row = await desk.db("sale_returns").where({ company_id: 1, id: back.id }).first();
      expect([row.inter_state, row.place_of_supply, row.igst]).toEqual([0, "32", "0.00"]);
      // After a bill with IGST too, today's State decides: 11.80 − 1.80 of IGST are left at most.
      await desk.postBill(shop, [makeRolls(1)]);
      expect((await desk.refuse("sale-returns", makeWithoutBill(shop, [makeReturnedRolls(2)])))[3]).toContain(
        "only 11.80 at 18 %",
      );
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("a bill that such a note needs is neither cancelled nor made smaller", async () => {
      const { desk, ofBill } = makeReturns();
      const shop = await desk.makeShop();
      const bill = await desk.postBill(shop);
      const note = await desk.posted("credit-notes", desk.makeNote(shop, 100));
      const cancelAnswer = await desk.post(`bills/${bill.id}/cancel`);
      expect([...getRefusal(cancelAnswer), cancelAnswer.read<{ message: string }>().message]).toEqual([
        ...[422, "DOCUMENT_IN_USE", undefined],
        "Notes or returns that name no document already reverse what this document has: cancel them first.",
      ]);
      const makeBill = async (quantity: number, more: object = {}) =>
        desk.billOn(desk.countBack(10), { customerId: shop, lines: [makeRolls(quantity)], ...more });
      // Eight rolls are 94.40, nine are 106.20; a bill of gauze would have another rate.
      const smaller = await put("bills", bill.id, await makeBill(8));
      expect(getRefusal(smaller)).toEqual([422, "REMAINDER_EXCEEDED", undefined]);
      const gauze = await makeBill(1, { lines: [{ itemId: GAUZE_ID, quantity: 2 }] });
      expect(getRefusal(await put("bills", bill.id, gauze))[1]).toBe("REMAINDER_EXCEEDED");
      const other = await makeBill(10, { customerId: await desk.makeShop() });
      expect(getRefusal(await put("bills", bill.id, other))[1]).toBe("REMAINDER_EXCEEDED");
      const editedBill = await put("bills", bill.id, await makeBill(9));
      expect(editedBill.status, editedBill.text).toBe(200);
      const { id, voucherId, voucherNo } = editedBill.read<Standing>();
      expect((await desk.refuse("sale-returns", ofBill(shop, { id } as Standing, 1)))[3]).toContain(
        "only 6.20",
      );
      // A second bill covers the note.
      await desk.postBill(shop);
      await desk.cancelled("bills", id);
      expect([voucherId > 0, voucherNo]).toEqual([true, bill.voucherNo]);
      await desk.cancelled("credit-notes", note.id);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("of two sessions at once one gets the rest", async () => {
      const { desk, ofBill, makeWithoutBill } = makeReturns();
      const take = async (what: (shop: number, bill: Standing) => readonly [string, object?][]) => {
        const shop = await desk.makeShop();
        const bill = await desk.postBill(shop);
        const askedCalls = what(shop, bill);
        const answers = await Promise.all(askedCalls.map(([path, body]) => desk.post(path, body)));
        return answers.map(({ status }) => status).toSorted();
      };
      const returnAll = (shop: number, bill: Standing) => ["sale-returns", ofBill(shop, bill, 10)] as const;
      const note = (shop: number) => ["credit-notes", desk.makeNote(shop, 118)] as const;
      const returnUnnamed = (shop: number) =>
        ["sale-returns", makeWithoutBill(shop, [makeReturnedRolls(10)])] as const;
      for (const what of [
        (shop: number, bill: Standing) => [[...note(shop)], [...returnAll(shop, bill)]],
        (shop: number, bill: Standing) => [[...returnUnnamed(shop)], [...returnAll(shop, bill)]],
        (shop: number) => [[...returnUnnamed(shop)], [...note(shop)]],
        (shop: number, bill: Standing) => [[...note(shop)], [`bills/${bill.id}/cancel`]],
      ] as ((shop: number, bill: Standing) => [string, object?][])[])
        for (let round = 0; round < 3; round++) expect(await take(what)).toEqual([200, 422]);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("the same holds for purchases", async () => {
      const { desk } = makeReturns();
      const vendor = await desk.makeVendor();
      const makeWithoutPurchase = (line: object) => ({
        ...{ date: desk.countBack(1), supplierId: vendor, locationId: desk.godown },
        lines: [{ quantity: 1, ...line }],
      });
      const returnRolls = (quantity: number) =>
        makeWithoutPurchase({ itemId: ROLL_ID, unitPrice: 10, quantity });
      expect((await desk.refuse("purchase-returns", returnRolls(1)))[1]).toBe("REMAINDER_EXCEEDED");
      const purchase = await desk.postPurchase(vendor);
      const note = await desk.posted("debit-notes", desk.makeDebitNote(vendor, 118));
      const all = desk.makePurchaseReturn(vendor, purchase, 10);
      for (const path of ["purchase-returns", "purchase-returns/price"])
        expect(await desk.refuse(path, all)).toEqual([
          ...[422, "REMAINDER_EXCEEDED", "lines"],
          `Vendor ${vendor} has only 0.00 at 18 % tax left that a return or note can reverse.`,
        ]);
      expect(getRefusal(await desk.post(`purchases/${purchase.id}/cancel`))[1]).toBe("DOCUMENT_IN_USE");
      const smaller = desk.purchaseOf(
        vendor,
        { ...makeRolls(9), unitPrice: 10 },
        { date: desk.countBack(10) },
      );
      expect(getRefusal(await put("purchases", purchase.id, smaller))[1]).toBe("REMAINDER_EXCEEDED");
      await desk.cancelled("debit-notes", note.id);
      await desk.posted("debit-notes", desk.makeDebitNote(vendor, 59, settle(purchase, 59)));
      const gauze = makeWithoutPurchase({ itemId: GAUZE_ID, unitPrice: 10 });
      expect((await desk.refuse("purchase-returns", gauze))[3]).toContain("only 0.00 at 5 %");
      await desk.posted("purchase-returns", returnRolls(2)); // 23.60
      expect(
        (await desk.refuse("purchase-returns", desk.makePurchaseReturn(vendor, purchase, 4)))[3],
      ).toContain("only 35.40 at 18 %");
      expect(
        (await desk.posted("purchase-returns", desk.makePurchaseReturn(vendor, purchase, 3))).amount,
      ).toBe(35.4);
      expect((await desk.refuse("debit-notes", desk.makeDebitNote(vendor, 0.01)))[1]).toBe(
        "REMAINDER_EXCEEDED",
      );
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });
  });

  it("bills with CGST and SGST and bills with IGST need separate notes", async () => {
    const desk = getDesk();
    const shop = await desk.makeShop();
    const inside = await desk.postBill(shop);
    await desk.moveToTamilNadu(shop);
    const outside = await desk.postBill(shop);
    const against = [inside, outside].map(({ id }) => ({ billId: id, amount: 59 }));
    const refusal = await desk.refuse("credit-notes", desk.makeNote(shop, 118, { against }));
    expect(refusal.slice(0, 3)).toEqual([422, "STATES_DIFFER", "against"]);
    // Without tax, it makes no difference.
    await desk.posted("credit-notes", desk.makeNote(shop, 118, { against, taxRate: 0 }));
  });
}
