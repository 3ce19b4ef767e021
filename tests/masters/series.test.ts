import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { allocations as allocation } from "./cases/allocations.ts";
import type { Row } from "./master-case.ts";

let product: Product;
let meera: string;
let biju: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  meera = await product.signIn(1, "meera");
  biju = await product.signIn(1, "biju");
});
afterAll(() => product?.stop());

const post = (path: string, body: unknown, cookie = meera) =>
  product.call({
    method: "POST",
    path,
    body,
    cookie,
    ...(path.startsWith("/api/v1/") && { headers: { "Idempotency-Key": randomUUID() } }),
  });
const read = async (path: string, cookie = meera): Promise<Row[]> =>
  (await product.call({ method: "GET", path, cookie })).read<Row[]>();
const years = () => read("/api/GetFinancialYear");
const save = (change: Row) => post("/api/updateInvoiceSeries", change);
const allocate = (body: Row) => post("/api/insertUpdateAllocation", body);

async function make(name: string): Promise<Row> {
  const [year] = await years();
  const answer = await post("/api/insertInvoiceSeries", {
    Series: name,
    InvType: name.slice(0, 3),
    FYearID: year?.FYearID,
  });
  expect(answer.status, answer.text).toBe(200);
  const { id } = answer.read<{ id: number }>();
  const { FYear, ...newSeries } = (await read("/api/getInvoiceSeries")).find(({ SID }) => SID === id) ?? {};
  expect(FYear).toBe(year?.FYear);
  return newSeries;
}

describe("Invoice series", () => {
  it("refuse a name that is taken, with the documented message for the form and the field", async () => {
    const { SID: _, ...takenSeries } = await make("B2C/Twice");
    const words = "InvoiceSeries Name already exists. Please choose a different name.";
    const answer = await post("/api/insertInvoiceSeries", takenSeries);
    expectProblem(answer, 409, "SERIES_NAME_TAKEN", words);
    expect(answer.read<{ fields: unknown }>().fields).toEqual([{ field: "Series", message: words }]);
  });

  it("are listed with those of the latest year first, and the years are listed latest first", async () => {
    const ids = (await read("/api/getInvoiceSeries")).map(({ FYearID }) => Number(FYearID));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(await years()).toEqual(
      await product
        .db("financial_years")
        .where("company_id", 1)
        .orderBy("id", "desc")
        .select({ FYearID: "id", FYear: "label" }),
    );
  });

  it("begin with their type in capitals, as it is printed", async () => {
    expect(await make("B2C/In-1")).toMatchObject({ Series: "B2C/In-1" });
    const [year] = await years();
    const seriesFields = { Series: " b2c/lower", InvType: "B2C", FYearID: year?.FYearID };
    expect((await post("/api/insertInvoiceSeries", seriesFields)).status).toBe(200);
    expect((await read("/api/getInvoiceSeries")).map(({ Series }) => Series)).toContain("B2C/lower");
  });

  it("with bills keep their name, type and year, and can't be deleted", async () => {
    const own = await make("B2C/Bills");
    const { bills } = await makeSamples(product.db, 1, getToday());
    expect((await post("/api/v1/bills", { ...bills, seriesId: own.SID })).status).toBe(200);
    const words = "Bills were made in this series: it keeps its name, InvType and Financial Year, and stays.";
    for (const change of [{ Series: "B2C/Other" }, { FYearID: 1 }, { Series: "B2B/Bills", InvType: "B2B" }]) {
      expectProblem(await save({ ...own, ...change }), 409, "RECORD_IN_USE", words);
    }
    expectProblem(await post("/api/deleteInvoiceSeries", { SID: own.SID }), 409, "RECORD_IN_USE", words);
    // Saving it unchanged is allowed.
    expect((await save(own)).status).toBe(200);
  });

  it("with a name that makes numbers which GST does not allow are refused, new or changed", async () => {
    const [year] = await years();
    const refusals = [
      [
        "B2C/Kollam",
        "B2C/Kollam is too long: with 6 digits its numbers have 17 characters. GST allows 16, so a series has at most 9.",
      ],
      [
        "B2C/A_B",
        "GST allows only the letters A to Z, digits, - and / in document numbers: B2C/A_B has others.",
      ],
      [
        "B2C/₹1",
        "GST allows only the letters A to Z, digits, - and / in document numbers: B2C/₹1 has others.",
      ],
    ] as const;
    const own = await make("B2C/Free");
    for (const [Series, words] of refusals) {
      const seriesFields = { Series, InvType: "B2C", FYearID: year?.FYearID };
      for (const answer of [
        await post("/api/insertInvoiceSeries", seriesFields),
        await save({ ...own, Series }),
      ]) {
        expectProblem(answer, 422, "SERIES_NUMBERS_REFUSED", words);
        expect(answer.read<{ fields: object[] }>().fields).toMatchObject([
          { field: "Series", message: words },
        ]);
      }
    }
    expect((await save({ ...own, Series: "B2C/Free1" })).status).toBe(200);
    const storedSeries = product.db("invoice_series").where({ company_id: 1, id: own.SID });
    expect(await storedSeries.first("series", "numbers_checked")).toEqual({
      series: "B2C/Free1",
      numbers_checked: 1,
    });
  });

  it("from before that rule are saved as they are and bill as before, and a change makes them follow it", async () => {
    const older = await make("B2C/Older");
    const row = product.db("invoice_series").where({ company_id: 1, id: older.SID });
    const name = "B2C/Kollam Counter 1";
    await row.clone().update({ series: name, numbers_checked: 0 });
    expect((await save({ ...older, Series: name })).status).toBe(200);
    expect(await row.clone().first("series", "numbers_checked")).toEqual({
      series: name,
      numbers_checked: 0,
    });
    const changes = [{ Series: "B2C/Kollam Counter 2" }, { Series: name, FYearID: 1 }];
    for (const change of changes)
      expectProblem(await save({ ...older, ...change, Version: 2 }), 422, "SERIES_NUMBERS_REFUSED");
    const { bills } = await makeSamples(product.db, 1, getToday());
    const answer = await post("/api/v1/bills", { ...bills, seriesId: older.SID });
    expect(answer.read<{ voucherNo: string }>().voucherNo).toBe(`${name}/1`);
  });

  it("pass a new name on to their allocations", async () => {
    const own = await make("B2C/Mistp");
    const givenAllocation = await allocation.record(product.db, 1, 1);
    const saveAnswer = await allocate({ ...givenAllocation, B2CSeries: "B2C/Mistp" });
    expect(saveAnswer.status, saveAnswer.text).toBe(200);
    const { id } = saveAnswer.read<{ id: number }>();
    const readAllocation = async () => (await read("/api/getAllocation")).find(({ AlocId }) => AlocId === id);
    const before = await readAllocation();
    expectProblem(
      await save({ ...own, FYearID: 1 }),
      409,
      "RECORD_IN_USE",
      "The series is allocated: it keeps its InvType and Financial Year.",
    );
    expect((await save({ ...own, Series: "B2C/Typed" })).status).toBe(200);
    expect(await readAllocation()).toEqual({ ...before, B2CSeries: "B2C/Typed", Version: 2 });
    expectProblem(await post("/api/deleteInvoiceSeries", { SID: own.SID }), 409, "RECORD_IN_USE");
    expect((await post("/api/deleteAllocation", { AlocId: id })).status).toBe(200);
    expect((await post("/api/deleteInvoiceSeries", { SID: own.SID })).status).toBe(200);
    expectProblem(await allocate({ ...givenAllocation, B2CSeries: "B2C/Typed" }), 422, "SERIES_UNKNOWN");
  });

  it("leave no allocation with their old name when they are renamed and allocated at the same moment", async () => {
    const givenAllocation = await allocation.record(product.db, 1, 2);
    for (const turn of [1, 2, 3, 4]) {
      const own = await make(`B2C/Bef${turn}`);
      const [, saveAnswer] = await Promise.all([
        save({ ...own, Series: `B2C/Aft${turn}` }),
        allocate({ ...givenAllocation, B2CSeries: `B2C/Bef${turn}` }),
      ]);
      expect([200, 422]).toContain(saveAnswer.status);
      if (saveAnswer.status === 200) {
        const { id } = saveAnswer.read<{ id: number }>();
        const row = (await read("/api/getAllocation")).find(({ AlocId }) => AlocId === id);
        expect(row?.B2CSeries).toBe(`B2C/Aft${turn}`);
        expect((await post("/api/deleteAllocation", { AlocId: id })).status).toBe(200);
      }
    }
  });
});

describe("Allocations", () => {
  it("of the same vehicle to the same user on the same day are refused, and others are accepted", async () => {
    const givenAllocation = await allocation.record(product.db, 1, 3);
    const other = await allocation.record(product.db, 1, 4);
    expect(other.UserId === givenAllocation.UserId && other.VanID !== givenAllocation.VanID).toBe(true);
    expect((await allocate(givenAllocation)).status).toBe(200);
    expectProblem(await allocate(givenAllocation), 409, "ALLOCATION_TAKEN");
    expect((await allocate({ ...givenAllocation, VanID: other.VanID })).status).toBe(200);
    expect((await allocate({ ...givenAllocation, Date: getToday() })).status).toBe(200);
  });

  it("that are equal and sent at the same moment are posted once", async () => {
    const givenAllocation = await allocation.record(product.db, 1, 6);
    const answers = await Promise.all([
      allocate(givenAllocation),
      allocate(givenAllocation),
      allocate(givenAllocation),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("name a series of the year of their date, as it is printed", async () => {
    const givenAllocation = await allocation.record(product.db, 1, 7);
    const lastYear = {
      ...givenAllocation,
      Date: `${Number(String(givenAllocation.Date).slice(0, 4)) - 1}-06-01`,
    };
    expectProblem(await allocate(lastYear), 422, "SERIES_UNKNOWN");
    const { series: endedSeries } = await product
      .db("invoice_series")
      .where({ company_id: 1, year_id: 1 })
      .first();
    expect(endedSeries).toMatch(/^B2B\//);
    expectProblem(await allocate({ ...givenAllocation, B2BSeries: endedSeries }), 422, "SERIES_UNKNOWN");
    await make("B2C/Print");
    const answer = await allocate({ ...givenAllocation, B2CSeries: "B2C/PRINT" });
    expect(answer.status, answer.text).toBe(200);
    expect((await read("/api/getAllocation"))[0]?.B2CSeries).toBeDefined();
    const { id } = answer.read<{ id: number }>();
    expect((await read("/api/getAllocation")).find(({ AlocId }) => AlocId === id)?.B2CSeries).toBe(
      "B2C/Print",
    );
  });

  it("are shown to a manager for their own users, and can be saved only by the administrator", async () => {
    const users = await product.db("users").where({ company_id: 1, zone_id: 1 }).pluck("id");
    const shownAllocations = await read("/api/getAllocation", biju);
    const all = await read("/api/getAllocation");
    expect(shownAllocations).toEqual(all.filter(({ UserId }) => users.includes(UserId)));
    expect(shownAllocations.length).toBeGreaterThan(0);
    expect(shownAllocations.length).toBeLessThan(all.length);
    const givenAllocation = await allocation.record(product.db, 1, 8);
    expectProblem(await post("/api/insertUpdateAllocation", givenAllocation, biju), 403, "ROLE_FORBIDDEN");
  });
});
