import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getRefusal } from "../documents/stock-desk.ts";
import { startLimitsDesk, type LimitsDesk } from "./limits-desk.ts";

let desk: LimitsDesk;

beforeAll(async () => {
  desk = await startLimitsDesk();
});
afterAll(() => desk?.product.stop());

describe("a manager", () => {
  it("can't edit or cancel documents that the administrator entered, of any kind", async () => {
    let seenCount = 0;
    for (const [path, body] of Object.entries(desk.kinds())) {
      const { id, voucherId } = await desk.posted(path, { ...body, ...ofAnil(path) });
      // A document without a user belongs to the branch that it was entered for.
      if (voucherId) await ofBranch(voucherId);
      const edit = await desk.product.call({
        method: "PUT",
        path: `/api/v1/${path}/${id}`,
        cookie: desk.rahim,
        headers: { "Idempotency-Key": `edit ${path}`.replace(" ", "-") },
        body,
      });
      const cancel = await desk.post(`${path}/${id}/cancel`, undefined, desk.rahim);
      expect([edit, cancel].map(getRefusal), `${path} ${edit.text}`).toEqual([
        [403, "ENTERED_ABOVE", undefined],
        [403, "ENTERED_ABOVE", undefined],
      ]);
      expect(cancel.text).toContain("was entered by Meera Nair (administrator): a branch manager leaves it");
      seenCount += 1;
    }
    expect(seenCount).toBe(13);
  });

  it("can't change the administrator's receipts through the receipt master either", async () => {
    const { id } = await desk.posted("receipts", { ...desk.kinds().receipts, userId: desk.anil });
    const receipt = await desk.db("receipts").where({ company_id: 1, id }).first("number", "ledger_id");
    const changedReceipt = { ReId: id, PLID: receipt.ledger_id, PartyID: desk.customer, Debit: 12 };
    const call = (method: string, path: string, body: object) =>
      desk.product.call({ method, path, body, cookie: desk.rahim });
    expect(getRefusal(await call("PUT", "/api/updateReceipt", changedReceipt))[1]).toBe("ENTERED_ABOVE");
    const deletedReceipt = { ReNo: receipt.number, ReId: id };
    expect(getRefusal(await call("DELETE", "/api/deleteReciept", deletedReceipt))[1]).toBe("ENTERED_ABOVE");
  });

  it("may cancel a salesman's receipt; a branch manager can't cancel a zone manager's receipt", async () => {
    const own = await desk.post("receipts", desk.kinds().receipts, desk.salesman);
    const ofSalesman = own.read<{ id: number }>().id;
    expect((await desk.post(`receipts/${ofSalesman}/cancel`, undefined, desk.rahim)).status).toBe(200);
    const ofZone = (
      await desk.post("receipts", { ...desk.kinds().receipts, userId: desk.anil }, desk.biju)
    ).read<{
      id: number;
    }>().id;
    expect(getRefusal(await desk.post(`receipts/${ofZone}/cancel`, undefined, desk.rahim))[1]).toBe(
      "ENTERED_ABOVE",
    );
    expect((await desk.post(`receipts/${ofZone}/cancel`, undefined, desk.biju)).status).toBe(200);
  });

  it("can't post to accounts of capital or tax, nor take money out of a bank", async () => {
    const refusedCases: [path: string, body: object, field: string][] = [
      ["journals", desk.journal(desk.capital, desk.supplier), "lines.0.accountId"],
      ["journals", desk.journal(desk.supplier, desk.tax), "lines.1.accountId"],
      ["journals", desk.journal(desk.bank, desk.supplier), "lines.0.accountId"],
      ["journals", desk.journal(desk.supplier, desk.bank), "lines.1.accountId"],
      [
        "contras",
        { ...desk.kinds().contras, fromAccountId: desk.bank, toAccountId: desk.mainCash },
        "fromAccountId",
      ],
      ["payments", { ...desk.kinds().payments, mode: "neft", ledgerId: desk.bank }, "ledgerId"],
      ["expenses", { ...desk.kinds().expenses, mode: "online", ledgerId: desk.bank }, "ledgerId"],
      ["sale-returns", desk.returned({ refund: "cash", cashAccountId: desk.bank }), "cashAccountId"],
    ];
    for (const [path, body, field] of refusedCases) {
      for (const cookie of [desk.rahim, desk.biju]) {
        const answer = await desk.post(path, body, cookie);
        expect(getRefusal(answer), `${path} ${answer.text}`).toEqual([422, "ACCOUNT_RESERVED", field]);
      }
      expect((await desk.post(path, body)).status, path).toBe(200);
    }
    const acceptedCases: [path: string, body: object][] = [
      ["contras", desk.kinds().contras ?? {}],
      ["receipts", { ...desk.kinds().receipts, mode: "neft", ledgerId: desk.bank }],
      ["journals", desk.kinds().journals ?? {}],
      ["payments", desk.kinds().payments ?? {}],
      ["bills", desk.bill({ payment: "cash", cashAccountId: desk.bank })],
    ];
    for (const [path, body] of acceptedCases) {
      const answer = await desk.post(path, body, desk.rahim);
      expect(answer.status, `${path} ${answer.text}`).toBe(200);
    }
  });
});

it("the books are still correct after all these requests", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

/** The field in which this kind of document names its salesman, set to Anil. */
function ofAnil(path: string): object {
  if (["bills", "sale-returns", "replacements", "damages", "van-loads"].includes(path))
    return { salesmanId: desk.anil };
  return ["orders", "receipts", "expenses"].includes(path) ? { userId: desk.anil } : {};
}

/** Moves a voucher without a user to branch 1 (Thiruvalla). */
async function ofBranch(voucherId: number) {
  await desk.db("vouchers").where({ company_id: 1, id: voucherId, user_id: null }).update({ branch_id: 1 });
}
