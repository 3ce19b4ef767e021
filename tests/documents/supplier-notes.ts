import { expect, it } from "vitest";
import { getFinancialYear } from "@vanbook/sdk/books";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { MAKER_ID, type GstDesk } from "./gst-desk.ts";
import { getRefusal } from "./stock-desk.ts";

export function describeSupplierNotes(getDesk: () => GstDesk): void {
  it("a supplier's note is entered once, with a purchase return or a debit note, and shown to the form", async () => {
    const desk = getDesk();
    const purchase = await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}));
    const own = { date: desk.date, supplierId: MAKER_ID, locationId: desk.godown, purchaseId: purchase.id };
    const goods = { ...own, lines: [{ purchaseLineNo: 1, quantity: 1 }] };
    const note = { supplierNoteNo: " cn-7 ", supplierNoteDate: desk.date };
    const receivedDiscount = await desk
      .db("accounts")
      .where({ company_id: 1, system_key: "discount_received" })
      .first("id");
    const value = { date: desk.date, partyId: MAKER_ID, accountId: receivedDiscount.id, amount: 10 };
    const refusal = [422, "SUPPLIER_NOTE_TAKEN", "supplierNoteNo"];

    const returnedGoods = await desk.posted("purchase-returns", { ...goods, ...note });
    const { head } = await desk.stored("purchase_returns", "purchase_return_id", returnedGoods.id);
    expect([head["supplier_note_no"], head["supplier_note_date"]]).toEqual(["cn-7", desk.date]);
    expect(getRefusal(await desk.post("purchase-returns", { ...goods, supplierNoteNo: "CN-7" }))).toEqual(
      refusal,
    );
    expect(getRefusal(await desk.post("debit-notes", { ...value, ...note }))).toEqual(refusal);
    // The numbers of invoices are others, and another year begins with new ones.
    await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}, { supplierInvoiceNo: "CN-7" }));
    const { start } = getFinancialYear(desk.date);
    const formerYear = { supplierNoteNo: "CN-7", supplierNoteDate: addDays(start, -1) };
    const debitedNote = await desk.posted("debit-notes", { ...value, ...formerYear });
    await desk.edited("debit-notes", debitedNote.id, { ...value, ...formerYear, amount: 11 });
    const { voucher_id: id } = await desk
      .db("notes")
      .where({ company_id: 1 })
      .orderBy("id", "desc")
      .first("voucher_id");
    const path = `/api/v1/vouchers/${String(id)}/input`;
    const enteredNote = await desk.product.call({ method: "GET", path, cookie: desk.manager });
    expect(enteredNote.read<object>()).toMatchObject({ debitNotes: formerYear });
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });
}
