import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { CUSTOMER_IDS, ITEM_IDS, startReturnDesk, type ReturnDesk } from "./return-desk.ts";

type Faults = Schema<"GstFaults">;
interface Posted {
  id: number;
  voucherId: number;
}

const BILL_DATE = "2026-01-12";
let desk: ReturnDesk;
beforeAll(async () => void (desk = await startReturnDesk()));
afterAll(() => desk?.product.stop());

async function readFaults(query: Record<string, string> = {}): Promise<Faults> {
  const whole = { period: "2026-01", kind: "month", pageSize: "1000", ...query };
  const answer = await desk.read("faults", whole);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Faults>();
}

async function findFaults({ voucherId }: Posted) {
  const { faults } = await readFaults();
  return faults.filter(({ documents }) => documents.some((each) => each.voucherId === voucherId));
}

/** Bills differ in their quantity, so that none repeats another. */
let quantity = 1;
async function postBill(customerId: number = CUSTOMER_IDS.registered, change: object = {}): Promise<Posted> {
  const isRegistered = customerId <= CUSTOMER_IDS.registeredElsewhere;
  quantity += 1;
  return desk.post("bills", {
    ...{ date: BILL_DATE, customerId, salesmanId: desk.salesman, locationId: desk.godown, payment: "credit" },
    seriesId: await desk.findSeries(isRegistered ? "B2B" : "B2C", BILL_DATE),
    ...{ discount: 0, lines: [{ itemId: ITEM_IDS.eighteen, quantity, unitPrice: 100 }], ...change },
  });
}

const ofCompany = (table: string, where: object) => desk.db(table).where({ company_id: 1, ...where });
const changeBill = ({ id }: Posted, change: object) => ofCompany("bills", { id }).update(change);
const changeLine = ({ id }: Posted, change: object) =>
  ofCompany("bill_lines", { bill_id: id }).update(change);
const changeCustomer = (change: object) =>
  ofCompany("account_facts", { id: CUSTOMER_IDS.registered }).update(change);

describe("the faults of a month", () => {
  it("are none for sound bills, a corrected one, a cancelled one, and their notes", async () => {
    const bill = await postBill();
    const correctedBill = await postBill();
    const lines = [{ itemId: ITEM_IDS.five, quantity: 2, unitPrice: 100 }];
    const series = { seriesId: await desk.findSeries("B2B", BILL_DATE) };
    const party = { customerId: CUSTOMER_IDS.registered, salesmanId: desk.salesman, locationId: desk.godown };
    const body = { date: BILL_DATE, payment: "credit", discount: 0, lines, ...series, ...party };
    const standing = await desk.post(`bills/${correctedBill.id}`, body, "PUT");
    const cancelledBill = await postBill();
    await desk.post(`bills/${cancelledBill.id}/cancel`);
    const note = await desk.post("credit-notes", {
      ...{ date: BILL_DATE, partyId: CUSTOMER_IDS.registered, accountId: desk.sales, billId: bill.id },
      ...{ amount: 11.8, taxRate: 18 },
    });
    const back = await desk.post("sale-returns", {
      ...{ date: BILL_DATE, billId: standing.id, customerId: CUSTOMER_IDS.registered, refund: "credit" },
      lines: [{ billLineNo: 1, itemId: ITEM_IDS.five, goodQuantity: 1 }],
    });
    for (const each of [bill, standing, cancelledBill, note, back])
      expect(await findFaults(each)).toEqual([]);
    const { faults } = await readFaults();
    expect(faults.filter(({ code }) => code.startsWith("LEDGER") || code === "NUMBER_GAP")).toEqual([]);
  });

  const cases: [string, (bill: Posted) => Promise<unknown>, string[]][] = [
    ["a place of supply", (bill) => changeBill(bill, { place_of_supply: null }), ["PLACE_UNKNOWN"]],
    ["the State of its tax", (bill) => changeBill(bill, { place_of_supply: "33" }), ["CGST_OUTSIDE_STATE"]],
    ["an allowed number", (bill) => changeBill(bill, { bill_no: "A_26/1" }), ["NUMBER_CHARACTERS"]],
    ["its series", (bill) => changeBill(bill, { inv_type: "B2C" }), ["REGISTERED_IN_B2C_SERIES"]],
    ["a value", (bill) => changeBill(bill, { amount: 0 }), ["VALUE_ZERO"]],
    ["a kind of supply", (bill) => changeLine(bill, { supply_kind: null }), ["SUPPLY_KIND_UNKNOWN"]],
    ["a taxable line", (bill) => changeLine(bill, { supply_kind: "nilRated" }), ["UNTAXED_WITH_TAX"]],
    ["an HSN code", (bill) => changeLine(bill, { hsn_code: "" }), ["HSN_MISSING"]],
    ["an official HSN code", (bill) => changeLine(bill, { hsn_code: "01010101" }), ["HSN_UNKNOWN"]],
    ["a rate of GST", (bill) => changeLine(bill, { tax_rate: 17.9 }), ["RATE_NOT_LISTED", "TAX_DIFFERS"]],
    ["a quantity", (bill) => changeLine(bill, { quantity: 0 }), ["QUANTITY_MISSING"]],
    [
      "a right CGST",
      (bill) => changeLine(bill, { cgst: 1 }),
      ["HALVES_DIFFER", "LEDGER_DIFFERS", "TAX_DIFFERS", "VALUE_ABOVE_LINES"],
    ],
  ];

  it.each(cases)("are those of a bill without %s", async (_, spoil, codes) => {
    const bill = await postBill(CUSTOMER_IDS.registered, {
      lines: [{ itemId: ITEM_IDS.eighteen, quantity: (quantity += 1) + 100, unitPrice: 100 }],
    });
    expect(await findFaults(bill)).toEqual([]);
    const { bill_no: number }: { bill_no: string } = await ofCompany("bills", { id: bill.id }).first(
      "bill_no",
    );
    await spoil(bill);
    expect((await findFaults(bill)).map(({ code }) => code).toSorted()).toEqual(codes);
    await desk.post(`bills/${bill.id}/cancel`);
    expect((await findFaults(bill)).map(({ code }) => code)).toEqual(
      codes.filter((code) => code.startsWith("NUMBER")),
    );
    await changeBill(bill, { bill_no: number });
  });

  it("name the customer where the GSTIN is mended, once for all documents", async () => {
    const bills = [await postBill(), await postBill()];
    const [{ gstin } = { gstin: "" }]: { gstin: string }[] = await ofCompany("account_facts", {
      id: CUSTOMER_IDS.registered,
    }).select("gstin");
    await changeCustomer({ gstin: `${gstin.slice(0, 14)}${gstin.endsWith("A") ? "B" : "A"}` });
    const { faults } = await readFaults({ code: "GSTIN_DIGIT_WRONG" });
    expect(faults).toMatchObject([{ fix: { kind: "customer", id: CUSTOMER_IDS.registered } }]);
    expect(faults[0]?.documentCount).toBeGreaterThanOrEqual(bills.length);
    await changeCustomer({ gstin });
    expect((await readFaults({ code: "GSTIN_DIGIT_WRONG" })).total).toBe(0);
  });

  it("name a customer whose GSTIN came after the bill, and one above the limit of table 5", async () => {
    const bill = await postBill(CUSTOMER_IDS.household);
    await ofCompany("accounts", { id: CUSTOMER_IDS.household }).update({ gstin: "32ABCPM1234F1ZC" });
    expect(await findFaults(bill)).toMatchObject([
      { code: "GSTIN_NOT_FROZEN", fix: { kind: "document", id: bill.voucherId } },
    ]);
    await ofCompany("accounts", { id: CUSTOMER_IDS.household }).update({ gstin: null });
    const large = await postBill(CUSTOMER_IDS.householdElsewhere, {
      lines: [{ itemId: ITEM_IDS.eighteen, quantity: 1000, unitPrice: 100 }],
    });
    // 1,00,000.00 and 18,000.00 of IGST.
    expect((await findFaults(large)).find(({ code }) => code === "LARGE_UNREGISTERED")).toMatchObject({
      ...{ severity: "doubtful", found: 118_000, expected: 100_000 },
    });
  });

  it("name bills that repeat another, and notes that name no bill", async () => {
    const lines = [{ itemId: ITEM_IDS.eighteen, quantity: 77, unitPrice: 100 }];
    await postBill(CUSTOMER_IDS.registered, { lines });
    const again = await postBill(CUSTOMER_IDS.registered, { lines });
    expect((await findFaults(again)).map(({ code }) => code)).toEqual(["BILLED_TWICE"]);
    const note = await desk.post("credit-notes", {
      ...{
        date: BILL_DATE,
        partyId: CUSTOMER_IDS.registered,
        accountId: desk.sales,
        amount: 1.18,
        taxRate: 18,
      },
    });
    expect((await findFaults(note)).map(({ code }) => code)).toEqual(["HSN_MISSING", "NOTE_WITHOUT_INVOICE"]);
  });

  it("name numbers that are missing between two bills", async () => {
    const bill = await postBill();
    const row: { number: number; bill_no: string } = await ofCompany("bills", { id: bill.id }).first();
    const number = row.number + 3;
    const billNo = row.bill_no.replace(/\d+$/, String(number));
    await changeBill(bill, { number, bill_no: billNo });
    await ofCompany("vouchers", { id: bill.voucherId }).update({ number, voucher_no: billNo });
    expect(await findFaults(bill)).toMatchObject([
      { code: "NUMBER_GAP", fix: { kind: "series" }, values: { count: 3, to: billNo } },
    ]);
  });

  it("name a journal in each account of output tax and of reverse charge, by hand a set-off too", async () => {
    const findAccount = async (key: string): Promise<number> =>
      Number((await ofCompany("accounts", { system_key: key }).first("id")).id);
    const postJournal = async (creditKey: string, debitId: number): Promise<number> => {
      const lines = [
        { accountId: debitId, debit: 25 },
        { accountId: await findAccount(creditKey), credit: 25 },
      ];
      return (await desk.post("journals", { date: BILL_DATE, lines })).voucherId;
    };
    const keys = ["cgst", "sgst", "igst"].flatMap((head) => [`${head}_output`, `${head}_rcm`]);
    const strayIds = await Promise.all(keys.map((key) => postJournal(key, desk.sales)));
    strayIds.push(await postJournal("cgst_output", await findAccount("cgst_input")));
    const { faults } = await readFaults({ code: "LEDGER_ONLY" });
    expect(faults.map(({ fix, found, expected }) => [fix, found, expected])).toEqual(
      strayIds.toSorted((a, b) => a - b).map((id) => [{ kind: "voucher", id }, 25, 0]),
    );
    await postJournal("cgst_input", desk.sales); // input tax is no table of this return
    expect((await readFaults({ code: "LEDGER_ONLY" })).total).toBe(strayIds.length);
  });

  it("ask for the turnover where nobody has stated it", async () => {
    const rows: object[] = await ofCompany("company_settings", {}).where("name", "like", "turnover.%");
    await ofCompany("company_settings", {}).where("name", "like", "turnover.%").delete();
    const { faults } = await readFaults({ code: "TURNOVER_NOT_STATED" });
    expect(faults).toMatchObject([{ fix: { kind: "company", id: null }, documentCount: 0 }]);
    if (rows.length > 0) await desk.db("company_settings").insert(rows);
  });
});

describe("the answer", () => {
  it("counts all faults, and gives the pages of those that were asked for", async () => {
    const all = await readFaults();
    expect(all.total).toBe(all.faults.length);
    expect(all.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    const doubtful = await readFaults({ severity: "doubtful" });
    expect(doubtful.faults).toEqual(all.faults.filter(({ severity }) => severity === "doubtful"));
    expect(doubtful.total).toBeGreaterThan(1);
    expect(doubtful.counts).toEqual(all.counts);
    const second = await readFaults({ severity: "doubtful", page: "2", pageSize: "1" });
    expect([second.total, second.faults]).toEqual([doubtful.total, doubtful.faults.slice(1, 2)]);
  });

  it.each([
    ["anil", 403],
    ["meera", 200],
  ])("is for administrators: %s gets %i", async (username, status) => {
    const cookie = await desk.product.signIn(1, username);
    const query = { period: "2026-01", kind: "month" };
    const answer = await desk.product.call({ method: "GET", path: "/api/v1/gst/faults", query, cookie });
    expect(answer.status).toBe(status);
  });
});
