import { describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import type { RemainderDesk } from "./remainder-desk.ts";
import { GAUZE_ID, getRefusal, ROLL_ID, type Standing } from "./stock-desk.ts";

const IN_USE =
  "Notes or returns that name no document already reverse what this opening has: cancel them first.";

/** Openings of parties whose notes and returns name no document. Ten rolls are 118.00 with tax. */
export function describeOpeningRemainders(getDesk: () => RemainderDesk): void {
  const tenRolls = [{ itemId: ROLL_ID, goodQuantity: 10, unitPrice: 10 }];
  const cancelOpening = async (id: number) => getRefusal(await getDesk().post(`openings/${id}/cancel`))[1];

  describe("an opening whose value notes or returns have taken", () => {
    it("is neither cancelled nor made smaller, until they are cancelled", async () => {
      const desk = getDesk();
      const [shop, other] = [await desk.makeShop(), await desk.makeShop()];
      const vendor = await desk.makeVendor();
      const makeOpening = (shopAmount: number, vendorAmount = 50) => ({
        date: desk.countBack(12),
        balances: [
          { accountId: shop, debit: shopAmount },
          { accountId: other, debit: 118 },
          { accountId: vendor, credit: vendorAmount },
        ],
        stock: [],
      });
      const opening = await desk.posted("openings", makeOpening(200));
      const note = await desk.posted("credit-notes", desk.makeNote(shop, 80, { taxRate: 0 }));
      const vendorNote = desk.makeDebitNote(vendor, 40, { taxRate: 0 });
      const debitNote = await desk.posted("debit-notes", vendorNote);
      // 118.00 with 18 % tax, which only the opening can have had.
      const goods = await desk.posted("sale-returns", desk.makeReturnWithoutBill(other, tenRolls));
      expect(await cancelOpening(opening.voucherId)).toBe("DOCUMENT_IN_USE");
      for (const body of [makeOpening(79.99), makeOpening(200, 39.99)]) {
        const answer = await desk.put("openings", opening.voucherId, body);
        expect([...getRefusal(answer), answer.read<{ message: string }>().message]).toEqual([
          ...[422, "REMAINDER_EXCEEDED", undefined, IN_USE],
        ]);
      }
      const least = await desk.put("openings", opening.voucherId, makeOpening(80, 40));
      expect(least.status, least.text).toBe(200);
      const { voucherId } = least.read<Standing>();
      // A later bill leaves value enough, but at another rate than the returned goods had.
      await desk.postBill(other, [{ itemId: GAUZE_ID, quantity: 2 }]);
      const leastOpening = makeOpening(80, 40);
      const balances = leastOpening.balances.filter(({ accountId }) => accountId !== other);
      const withoutOther = { ...leastOpening, balances };
      expect(getRefusal(await desk.put("openings", voucherId, withoutOther))[1]).toBe("REMAINDER_EXCEEDED");
      for (const [path, { id }] of [
        ["credit-notes", note],
        ["sale-returns", goods],
        ["debit-notes", debitNote],
      ] as const) {
        expect(await cancelOpening(voucherId)).toBe("DOCUMENT_IN_USE");
        await desk.cancelled(path, id);
      }
      await desk.cancelled("openings", voucherId);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("keeps as much of its single bills, of which a bill of the books may take the place", async () => {
      const desk = getDesk();
      const shop = await desk.makeShop();
      const makeBills = (...amounts: number[]) => ({
        date: desk.countBack(12),
        balances: amounts.map((debit, index) => ({
          ...{ accountId: shop, debit, billNo: `OLD-${index}` },
          ...{ billDate: addDays(desk.countBack(12), -400 - index) },
        })),
        stock: [],
      });
      const first = await desk.posted("openings", makeBills(60, 40));
      await desk.posted("credit-notes", desk.makeNote(shop, 70, { taxRate: 0 }));
      // 60.00 and 9.99 are less than 70.00; 60.00 and 10.00 are not.
      const tooSmall = await desk.put("openings", first.voucherId, makeBills(60, 9.99));
      expect(getRefusal(tooSmall)).toEqual([422, "REMAINDER_EXCEEDED", undefined]);
      const least = await desk.put("openings", first.voucherId, makeBills(60, 10));
      expect(least.status, least.text).toBe(200);
      const { voucherId } = least.read<Standing>();
      expect(await cancelOpening(voucherId)).toBe("DOCUMENT_IN_USE");
      await desk.postBill(shop); // 118.00 are more than 70.00
      await desk.cancelled("openings", voucherId);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("is not made smaller by the form of an account's opening balance", async () => {
      const desk = getDesk();
      const shop = await desk.makeShop();
      const form = `accounts/${shop}/openings`;
      const years = await desk.product.call({
        ...{ method: "GET", path: `/api/v1/${form}`, cookie: desk.manager },
      });
      const { data } = years.read<{ data: { yearId: number; startDate: string }[] }>();
      const yearId = data.find(({ startDate }) => startDate <= desk.date)?.yearId;
      const save = (debit: number) =>
        desk.product.call({
          ...{ method: "PUT", path: `/api/v1/${form}`, cookie: desk.manager, body: { yearId, debit } },
          headers: { "idempotency-key": `form-${shop}-${debit}` },
        });
      expect((await save(100)).status).toBe(200);
      const note = await desk.posted("credit-notes", desk.makeNote(shop, 100, { taxRate: 0 }));
      expect(getRefusal(await save(99))).toEqual([422, "REMAINDER_EXCEEDED", undefined]);
      expect(getRefusal(await save(0))[1]).toBe("DOCUMENT_IN_USE");
      expect((await save(101)).status).toBe(200);
      await desk.cancelled("credit-notes", note.id);
      expect((await save(0)).status).toBe(200);
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });

    it("is cancelled or taken, when two sessions do both at once", async () => {
      const desk = getDesk();
      for (let round = 0; round < 4; round += 1) {
        const shop = await desk.makeShop();
        const balances = [{ accountId: shop, debit: 118 }];
        const opening = await desk.posted("openings", { date: desk.countBack(12), balances, stock: [] });
        const taking: readonly [string, object] =
          round % 2 === 0
            ? ["credit-notes", desk.makeNote(shop, 118, { taxRate: 0 })]
            : ["sale-returns", desk.makeReturnWithoutBill(shop, tenRolls)];
        const answers = await Promise.all([
          desk.post(...taking),
          desk.post(`openings/${opening.voucherId}/cancel`),
        ]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      }
      expect(await checkBooks(desk.db, 1)).toEqual([]);
    });
  });
}
