import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";

interface Bill {
  voucherId: number;
  unpaid: number;
  lastDay: string | null;
  cgst: number;
  sgst: number;
}

let desk: GstDesk;
let bankId: number;
let keptId: number;
const getInvoiceDay = () => addDays(desk.date, -181);

beforeAll(async () => {
  desk = await startGstDesk();
  bankId = (await desk.db("accounts").where({ company_id: 1, group_id: 5, is_deleted: 0 }).first("id")).id;
  keptId = (await desk.db("accounts").where({ company_id: 1, group_id: 12, system_key: null }).first("id"))
    .id;
});
afterAll(() => desk?.product.stop());

const read = async (date = desk.date) => {
  const path = "/api/v1/gst/unpaid-bills";
  const answer = await desk.product.call({ method: "GET", path, query: { date }, cookie: desk.manager });
  return answer.read<{ toReverse: Bill[]; toReclaim: Bill[] }>();
};
const reverse = (key: string, voucherIds: number[], cookie = desk.manager) =>
  desk.product.call({
    ...{ method: "POST", path: "/api/v1/gst/unpaid-bills", cookie },
    body: { date: desk.date, accountId: keptId, voucherIds },
    headers: { "Idempotency-Key": key },
  });
const find = (bills: Bill[], voucherId: number) => bills.find((bill) => bill.voucherId === voucherId);
/** ₹1,000 at 5 % in the State: 1,050, invoiced 181 days ago. */
const postPurchase = () =>
  desk.posted("purchases", {
    ...desk.purchaseOf(MAKER_ID, {}, { date: getInvoiceDay() }),
    supplierInvoiceDate: getInvoiceDay(),
  });
const pay = (billId: number, amount: number) =>
  desk.posted("payments", {
    ...{ date: desk.date, mode: "neft", partyId: MAKER_ID, ledgerId: bankId, amount },
    against: [{ billId, amount }],
  });

it("lists the tax of an unpaid bill from the 181st day, in proportion to what is unpaid", async () => {
  const bill = await postPurchase();
  // The day of the invoice does not count: the 180th day after it is the last.
  expect(find((await read(addDays(desk.date, -1))).toReverse, bill.voucherId)).toBeUndefined();
  expect(find((await read()).toReverse, bill.voucherId)).toMatchObject({
    ...{ unpaid: 1050, lastDay: addDays(desk.date, -1), cgst: 25, sgst: 25 },
  });
  await pay(bill.id, 420);
  // 630 of 1,050 are unpaid: 60 % of 25.
  expect(find((await read()).toReverse, bill.voucherId)).toMatchObject({ unpaid: 630, cgst: 15, sgst: 15 });
});

it("posts the reversal, then the new claim when the bill is paid, and lists nothing twice", async () => {
  const bill = await postPurchase();
  const answer = await reverse("reverse-1", [bill.voucherId]);
  expect(answer.status, answer.text).toBe(200);
  const { ledger } = await desk.figures(answer.read());
  expect(Object.values(ledger).toSorted((one, other) => one - other)).toEqual([-25, -25, 50]);
  expect(ledger).toMatchObject({ "Input CGST": -25, "Input SGST": -25 });
  expect((await reverse("reverse-1", [bill.voucherId])).headers.get("Idempotency-Replayed")).toBe("true");
  expectProblem(await reverse("reverse-2", [bill.voucherId]), 404, "NOT_FOUND");
  expect(find((await read()).toReverse, bill.voucherId)).toBeUndefined();
  await pay(bill.id, 1050);
  expect(find((await read()).toReclaim, bill.voucherId)).toMatchObject({ unpaid: 0, cgst: 25, sgst: 25 });
  const claimAnswer = await reverse("reverse-3", [bill.voucherId]);
  expect((await desk.figures(claimAnswer.read())).ledger).toMatchObject({
    "Input CGST": 25,
    "Input SGST": 25,
  });
  expect(find((await read()).toReclaim, bill.voucherId)).toBeUndefined();
});

it("lists a bill again when the journal of its reversal is cancelled", async () => {
  const bill = await postPurchase();
  const journal = (await reverse("cancelled-1", [bill.voucherId])).read<{ id: number }>();
  await desk.cancelled("journals", journal.id);
  expect(find((await read()).toReverse, bill.voucherId)).toMatchObject({ cgst: 25, sgst: 25 });
});

it("is for administrators, and leaves the books sound", async () => {
  const path = "/api/v1/gst/unpaid-bills";
  const answer = await desk.product.call({ method: "GET", path, cookie: desk.salesman });
  expectProblem(answer, 403, "ROLE_FORBIDDEN");
  expectProblem(await reverse("salesman", [1], desk.salesman), 403, "ROLE_FORBIDDEN");
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
