import { describe, expect, it } from "vitest";
import { readLedgerLines } from "../documents/money-places.ts";
import { requireSuccess, openReceiptDeskOfFile, TODAY_DATE, getRefusal } from "./receipt-desk.ts";

const desk = await openReceiptDeskOfFile();
const { at, keep, cash, cheque, shown } = desk;
const readReceipt = (id: number) => desk.product.db("receipts").where({ company_id: 1, id }).first();
const readLedger = async (id: number) => readLedgerLines(desk.product.db, (await readReceipt(id)).voucher_id);

async function readRunningYearStart(): Promise<string> {
  const years = desk.product.db("financial_years").where("company_id", 1);
  return (await years.orderBy("start_date", "desc").first("start_date")).start_date;
}

async function readChequesInHand(): Promise<number> {
  const accounts = desk.product.db("accounts").where({ company_id: 1, system_key: "cheques_received" });
  return (await accounts.first("id")).id;
}

function subtractDay(day: string) {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

describe("a receipt that is entered", () => {
  it("takes the number that the form showed, debits Receipt Type and credits Ledger Type", async () => {
    const next = await keep.next(desk.meera);
    const answer = await keep.add(desk.meera, cheque({ ChkDate: TODAY_DATE }));
    expect(answer.read()).toMatchObject({
      success: true,
      message: "Receipt submitted successfully!",
      ReNo: next,
    });
    const { ReId } = requireSuccess(answer);
    expect(await readLedger(ReId)).toEqual([
      [at.bank, "1180.50", "0.00"],
      [at.customer, "0.00", "1180.50"],
    ]);
    expect(await keep.next(desk.meera)).toBe(Number(next) + 1);
  });

  it("debits the cheques in hand, not the bank, if its cheque is dated later", async () => {
    const { ReId } = requireSuccess(await keep.add(desk.meera, cheque()));
    expect(await readLedger(ReId)).toEqual([
      [await readChequesInHand(), "1180.50", "0.00"],
      [at.customer, "0.00", "1180.50"],
    ]);
  });

  it("is first in the list, with the values that were entered", async () => {
    const { ReId, ReNo } = requireSuccess(await keep.add(desk.meera, cheque()));
    const [first] = await keep.list(desk.meera);
    const years = desk.product.db("financial_years").where("company_id", 1);
    const { id: FYearID } = await years.orderBy("start_date", "desc").first("id");
    expect(first).toMatchObject({
      ...{ ReId, ReNo, RDate: TODAY_DATE, PLID: at.bank, AccGroupid: 5, PartyID: at.customer, CompanyID: 1 },
      ...{ Debit: 1180.5, Credit: 1180.5, Narration: "Against September", FormName: 5, Type: "5", FYearID },
      ...{
        ChkNo: "004512",
        ChkDate: "2026-11-30",
        Bank: "Federal Bank",
        Branch: "Thiruvalla",
        Remark: "Post-dated",
      },
      ...{ ModifiedBy: null, ModifiedDate: null, IsDeleted: 0, DeletedBy: null },
    });
    const meera = await desk.product.db("users").where({ company_id: 1, username: "meera" }).first("id");
    expect(first?.CreatedBy).toBe(meera.id);
  });

  it.each([
    ["Debit alone", { Debit: 70, Credit: undefined }],
    ["Credit alone", { Debit: undefined, Credit: 70 }],
    ["Credit beside an empty debit", { Debit: 0, Credit: 70 }],
    ["text, as an older form sends it", { Debit: "70.00", Credit: "70" }],
  ])("reads its amount from %s", async (_, amounts) => {
    const { ReId } = requireSuccess(await keep.add(desk.meera, cash(amounts)));
    expect((await shown(ReId))?.Debit).toBe(70);
  });

  it("has no cheque when it is cash, even if the form still holds one", async () => {
    const { ReId } = requireSuccess(await keep.add(desk.meera, cheque({ PLID: at.mainCash, AccGroupid: 6 })));
    const none = { ChkNo: null, ChkDate: null, Bank: null, Branch: null, Remark: null };
    expect(await shown(ReId)).toMatchObject({ AccGroupid: 6, ...none });
    expect(await readReceipt(ReId)).toMatchObject({ mode: "C" });
  });

  it("can have only a cheque's number, or a bank without a cheque", async () => {
    const empty = { ChkDate: "", Bank: "", Branch: "", Remark: "" };
    const one = requireSuccess(await keep.add(desk.meera, cheque(empty)));
    expect(await shown(one.ReId)).toMatchObject({ ChkNo: "004512", ChkDate: null, Bank: null, Remark: null });
    const other = requireSuccess(await keep.add(desk.meera, cheque({ ...empty, ChkNo: "" })));
    expect(await readReceipt(other.ReId)).toMatchObject({ mode: "B", cheque_no: null });
  });

  it("belongs to the salesman whose cash account received it, or else to the user who enters it, and is approved", async () => {
    const own = requireSuccess(await keep.add(desk.meera, cash({ PLID: at.anilsCash })));
    expect(await readReceipt(own.ReId)).toMatchObject({ user_id: at.anil, approval_status: 1 });
    const rahim = await desk.product.db("users").where({ company_id: 1, username: "rahim" }).first();
    const office = requireSuccess(await keep.add(desk.rahim, cash({ PartyID: at.supplier })));
    expect(await readReceipt(office.ReId)).toMatchObject({ user_id: rahim.id, branch_id: rahim.branch_id });
  });

  it("ignores the author, kind and number that an older form sends", async () => {
    const sentForm = {
      ReId: 0,
      ReNo: 77_777,
      FormName: "5",
      Type: "5",
      CreatedBy: "1",
      IsDeleted: "0",
      CompanyID: 1,
    };
    const next = await keep.next(desk.biju);
    const { ReId, ReNo } = requireSuccess(
      await keep.add(desk.biju, cash({ ...sentForm, PartyID: at.supplier })),
    );
    expect(ReNo).toBe(next);
    const biju = await desk.product.db("users").where({ company_id: 1, username: "biju" }).first("id");
    expect((await shown(ReId))?.CreatedBy).toBe(biju.id);
  });

  it("is posted once, even if it is sent several times with the same key", async () => {
    const before = await keep.next(desk.meera);
    const answers = await Promise.all([1, 2, 3].map(() => keep.add(desk.meera, cash(), "form-1")));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await keep.next(desk.meera)).toBe(Number(before) + 1);
    expect(getRefusal(await keep.add(desk.meera, cash({ Debit: 501, Credit: 501 }), "form-1")).code).toBe(
      "IDEMPOTENCY_KEY_REUSED",
    );
  });

  it("can be dated in the last financial year, and then takes that year's number", async () => {
    const RDate = subtractDay(await readRunningYearStart());
    const [next, now] = [await keep.next(desk.meera, { RDate }), await keep.next(desk.meera)];
    const { ReNo, ReId } = requireSuccess(await keep.add(desk.meera, cash({ RDate })));
    expect([ReNo, await keep.next(desk.meera)]).toEqual([next, now]);
    const year = (await readReceipt(ReId)).year_id;
    expect((await keep.list(desk.meera, { FYearID: `${year}` }))[0]).toMatchObject({ ReId, RDate });
    expect(await shown(ReId)).toBeUndefined();
    const current = (await keep.list(desk.meera)).length;
    expect(requireSuccess(await keep.remove(desk.meera, { ReNo, FYearID: year }))).toBeDefined();
    expect((await keep.list(desk.meera)).length).toBe(current);
  });
});

describe("a receipt that is changed", () => {
  it("keeps its number and its first author, and the old posting is reversed", async () => {
    const before = requireSuccess(await keep.add(desk.biju, cash({ PartyID: at.supplier })));
    const changeAnswer = await keep.change(desk.meera, cheque({ ReId: before.ReId, PartyID: at.supplier }));
    const { ReId, ReNo } = requireSuccess(changeAnswer);
    expect(changeAnswer.read()).toMatchObject({
      message: "Receipt updated successfully!",
      ReNo: before.ReNo,
    });
    expect(ReId).not.toBe(before.ReId);
    expect(await readLedger(ReId)).toEqual([
      [await readChequesInHand(), "1180.50", "0.00"],
      [at.supplier, "0.00", "1180.50"],
    ]);
    const rows = (await keep.list(desk.meera)).filter((row) => row.ReNo === ReNo);
    const users = desk.product.db("users").where("company_id", 1);
    const [{ id: biju }, { id: meera }] = await users
      .whereIn("username", ["biju", "meera"])
      .orderBy("username");
    expect(rows).toMatchObject([
      { ReId, CreatedBy: biju, ModifiedBy: meera, ChkNo: "004512", RDate: TODAY_DATE },
    ]);
    expect(rows[0]?.ModifiedDate).toBeTruthy();
    expect(await readReceipt(before.ReId)).toMatchObject({ status: 3, replaced_by: ReId });
  });

  it("keeps fields that the form leaves out, and empties fields that it sends empty", async () => {
    const RDate = await readRunningYearStart();
    const before = requireSuccess(await keep.add(desk.meera, cheque({ RDate })));
    const money = { PLID: at.bank, PartyID: at.customer, Debit: 20 };
    const { ReId } = requireSuccess(
      await keep.change(desk.meera, { ...money, ReId: before.ReId, Remark: "" }),
    );
    expect(await shown(ReId)).toMatchObject({
      ...{ RDate, Debit: 20, Narration: "Against September", ChkNo: "004512", Remark: null },
    });
  });

  it("loses its cheque when it becomes cash, and stays an online payment if it was one", async () => {
    const one = requireSuccess(await keep.add(desk.meera, cheque()));
    const { ReId } = requireSuccess(await keep.change(desk.meera, cash({ ReId: one.ReId })));
    expect(await shown(ReId)).toMatchObject({ AccGroupid: 6, ChkNo: null, Bank: null, Remark: null });
    const sentReceipt = {
      date: TODAY_DATE,
      mode: "online",
      ledgerId: at.bank,
      partyId: at.customer,
      userId: at.anil,
      amount: 90,
    };
    const postAnswer = await desk.product.call({
      ...{ method: "POST", path: "/api/v1/receipts", cookie: desk.meera, body: sentReceipt },
      headers: { "Idempotency-Key": "field-1" },
    });
    const field = postAnswer.read<{ id: number }>().id;
    const editedReceipt = requireSuccess(
      await keep.change(desk.meera, cash({ ReId: field, PLID: at.bank, Debit: 95, Credit: 95 })),
    );
    // The edit does not approve it, and it still belongs to the salesman who took the money.
    expect(await readReceipt(editedReceipt.ReId)).toMatchObject({
      mode: "O",
      user_id: at.anil,
      approval_status: 0,
    });
  });

  it("accepts only one of two changes at the same moment", async () => {
    const { ReId } = requireSuccess(await keep.add(desk.biju, cash()));
    const both = await Promise.all([
      keep.change(desk.meera, cash({ ReId, Debit: 10, Credit: 10 })),
      keep.change(desk.biju, cash({ ReId, Debit: 20, Credit: 20 })),
    ]);
    const refusals = both.filter(({ status }) => status !== 200).map(getRefusal);
    expect(refusals).toMatchObject([{ status: 409, code: "DOCUMENT_REPLACED" }]);
    expect(getRefusal(await keep.change(desk.meera, cash({ ReId })))).toMatchObject({
      code: "DOCUMENT_REPLACED",
    });
  });

  it("can't move to another financial year, because its number belongs to its year", async () => {
    const { ReId } = requireSuccess(await keep.add(desk.meera, cash()));
    const RDate = subtractDay(await readRunningYearStart());
    const refusal = getRefusal(await keep.change(desk.meera, cash({ ReId, RDate })));
    expect(refusal).toMatchObject({ code: "EDIT_CHANGES_NUMBER", field: "RDate" });
  });

  it("must be named by its id", async () => {
    expect(getRefusal(await keep.change(desk.meera, cash({ ReId: 0 }))).code).toBe("INVALID_FIELDS");
    expect(getRefusal(await keep.change(desk.meera, cash())).message).toContain("ReId");
    expect(getRefusal(await keep.change(desk.meera, cash({ ReId: 2_000_000 })))).toMatchObject({
      status: 404,
    });
  });
});

describe("a receipt that is deleted", () => {
  it("is gone from the list, its number stays taken, and its posting is reversed", async () => {
    const { ReId, ReNo } = requireSuccess(await keep.add(desk.meera, cash()));
    const answer = await keep.remove(desk.meera, { ReNo, DeletedBy: 1 });
    expect(answer.read()).toEqual({ success: true, message: "Receipt deleted successfully!" });
    expect(await shown(ReId)).toBeUndefined();
    expect(await keep.next(desk.meera)).toBe(ReNo + 1);
    const [{ balance }] = await desk.product
      .db("vouchers as v")
      .join("ledger_entries as e", (on) =>
        on.on("e.company_id", "v.company_id").andOn("e.voucher_id", "v.id"),
      )
      .where({ "v.company_id": 1, "v.kind": "receipt", "v.number": ReNo, "e.account_id": at.customer })
      .where("v.year_id", (await readReceipt(ReId)).year_id)
      .select(desk.product.db.raw("SUM(e.debit - e.credit) AS balance"));
    expect(balance).toBe("0.00");
  });

  it("is the one of this year: last year's receipt with the same number stays", async () => {
    const [{ ReNo = 0 } = {}] = (await keep.list(desk.meera)).toReversed();
    const last = await keep.list(desk.meera, { FYearID: "1" });
    expect(last.filter((row) => row.ReNo === ReNo)).toHaveLength(1);
    requireSuccess(await keep.remove(desk.meera, { ReNo }));
    expect(await keep.list(desk.meera, { FYearID: "1" })).toEqual(last);
  });

  it("is reversed completely, even if it was edited before", async () => {
    const { ReId, ReNo } = requireSuccess(await keep.add(desk.meera, cash()));
    const changedReceipt = requireSuccess(await keep.change(desk.meera, cash({ ReId, Debit: 7, Credit: 7 })));
    expect((await keep.remove(desk.meera, { ReNo })).status).toBe(200);
    expect(await readReceipt(changedReceipt.ReId)).toMatchObject({ status: 2 });
  });

  it("shows an error message when the deletion is refused", async () => {
    expect(getRefusal(await keep.remove(desk.meera, {})).message).toBe("ReNo is required to delete.");
    expect(getRefusal(await keep.remove(desk.meera, { ReNo: "" })).message).toBe(
      "ReNo is required to delete.",
    );
    expect(getRefusal(await keep.remove(desk.meera, { ReNo: 2_000_000 }))).toMatchObject({ status: 404 });
    const { ReNo } = requireSuccess(await keep.add(desk.meera, cash()));
    requireSuccess(await keep.remove(desk.meera, { ReNo }));
    expect(getRefusal(await keep.remove(desk.meera, { ReNo })).code).toBe("ALREADY_CANCELLED");
  });

  it("stays when it has changed since it was shown", async () => {
    const { ReId, ReNo } = requireSuccess(await keep.add(desk.biju, cash()));
    const changedReceipt = requireSuccess(await keep.change(desk.biju, cash({ ReId, Debit: 9, Credit: 9 })));
    expect(getRefusal(await keep.remove(desk.meera, { ReNo, ReId }))).toMatchObject({ status: 409 });
    expect((await keep.remove(desk.meera, { ReNo, ReId: changedReceipt.ReId })).status).toBe(200);
  });
});

it("leaves log entries of every step", async () => {
  const { ReId } = requireSuccess(await keep.add(desk.biju, cash()));
  const changedReceipt = requireSuccess(await keep.change(desk.biju, cash({ ReId, Debit: 3, Credit: 3 })));
  requireSuccess(await keep.remove(desk.meera, { ReNo: changedReceipt.ReNo }));
  const lines = await desk.product
    .db("audit_log")
    .where({ company_id: 1, entity: "receipts" })
    .whereIn("entity_id", [`${ReId}`, `${changedReceipt.ReId}`])
    .orderBy("at")
    .orderBy("id");
  expect(lines.map(({ operation }) => operation)).toEqual([
    ...["receipts.create", "receipts.update", "receipts.delete"],
  ]);
  expect(JSON.parse(lines[1].before_json)).toMatchObject({ id: ReId, amount: "500.00" });
});
