import { expect, it } from "vitest";
import { done, receiptDeskOfFile, why } from "./receipt-desk.ts";

const desk = await receiptDeskOfFile();
const { at, keep, cash, cheque, shown } = desk;

it("keeps the bank's location besides its branch, also through a change that leaves it out", async () => {
  const { ReId } = done(await keep.add(desk.meera, cheque({ BankLocation: " Kochi " })));
  expect(await shown(ReId)).toMatchObject({ Branch: "Thiruvalla", BankLocation: "Kochi" });
  const changed = done(await keep.change(desk.meera, cheque({ ReId, Branch: "Aluva" })));
  expect(await shown(changed.ReId)).toMatchObject({ Branch: "Aluva", BankLocation: "Kochi" });
  const emptied = done(await keep.change(desk.meera, cheque({ ReId: changed.ReId, BankLocation: "" })));
  expect(await shown(emptied.ReId)).toMatchObject({ Branch: "Thiruvalla", BankLocation: "Thiruvalla" });
  const alone = done(await keep.add(desk.meera, cheque({ Branch: "", BankLocation: "Kochi" })));
  expect(await shown(alone.ReId)).toMatchObject({ Branch: "Kochi", BankLocation: "Kochi" });
});

it("of a customer who was deleted since is changed and deleted, and nobody enters another", async () => {
  const { ReId, ReNo } = done(await keep.add(desk.meera, cash()));
  const customer = desk.product.db("accounts").where({ company_id: 1, id: at.customer });
  await customer.clone().update({ is_deleted: 1 });
  expect(why(await keep.add(desk.meera, cash()))).toMatchObject({ status: 422, code: "ACCOUNT_UNKNOWN" });
  const changed = done(await keep.change(desk.meera, cash({ ReId, Debit: 450, Credit: 450 })));
  expect(changed.ReNo).toBe(ReNo);
  const row = await shown(changed.ReId);
  expect(row).toMatchObject({ PartyID: at.customer, Debit: 450 });
  expect(row?.PartyLedgerName).toBeTruthy();
  expect((await keep.remove(desk.meera, { ReNo, ReId: changed.ReId })).status).toBe(200);
  await customer.update({ is_deleted: 0 });
});
