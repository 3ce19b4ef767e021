import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { type askReport, getRefusal } from "./ask-report.ts";
import { getNumber, LOAD_DAY, GAUZE_ID, toMonth, NEXT_DAY, startVans, type Vans } from "./van-desk.ts";

let product: Vans["product"];
let meera: Vans["meera"];
let vans: Vans["vans"];
let report: Vans["report"];
let datewise: Vans["datewise"];
let byDate: Vans["byDate"];
let analysis: Vans["analysis"];

beforeAll(async () => {
  ({ product, meera, vans, report, datewise, byDate, analysis } = await startVans());
});
afterAll(() => product?.stop());

describe("a user", () => {
  const listShownVans = async (username: string, parameters = toMonth(LOAD_DAY)) => {
    const cookie = await product.signIn(1, username);
    const { columns } = await analysis.table(cookie, parameters);
    return columns.slice(1).map((name) => Number(name.split("_").at(-1)));
  };
  const listAllocatedVans = async (where: object) =>
    product
      .db("allocations as a")
      .join("users as u", { "u.company_id": "a.company_id", "u.id": "a.user_id" })
      .where({ "a.company_id": 1, "a.is_deleted": 0, "u.is_active": 1, ...where })
      .distinct("a.vehicle_id")
      .pluck<number[]>("a.vehicle_id");

  it("sees as a zone manager only the vans of the manager's own users", async () => {
    const own = await listAllocatedVans({ "u.zone_id": 1 });
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(vans.length);
    expect((await listShownVans("biju")).toSorted()).toEqual(own.toSorted());
    const biju = await product.signIn(1, "biju");
    for (const { VID } of vans) {
      const parameters = { VanId: VID, Date: addDays(getToday(), -100), ToDate: getToday() };
      const { rows, ties } = await datewise.table(biju, parameters);
      const whole = await datewise.table(meera, parameters);
      expect(rows, `van ${VID}`).toEqual(own.includes(VID) ? whole.rows : []);
      expect(ties).toEqual([]);
      const item = getNumber(whole.records[0], "ItemID") || 1;
      const days = { vanId: VID, ItemID: item, fromDate: parameters.Date, toDate: parameters.ToDate };
      expect((await byDate.table(biju, days)).rows).toEqual(
        own.includes(VID) ? (await byDate.table(meera, days)).rows : [],
      );
    }
  });

  it("sees as a branch manager also the vans of the branch", async () => {
    const { branch_id: branch } = await product
      .db("users")
      .where({ company_id: 1, username: "rahim" })
      .first("branch_id");
    const branchVans = await product
      .db("vehicles")
      .where({ company_id: 1, branch_id: branch })
      .pluck<number[]>("id");
    const expectedVans = new Set([...branchVans, ...(await listAllocatedVans({ "u.branch_id": branch }))]);
    expect((await listShownVans("rahim")).toSorted()).toEqual([...expectedVans].toSorted());
  });

  it("sees a van as long as it is allocated to one of the manager's users", async () => {
    const { db } = product;
    const [van] = vans;
    const anil = await db("users").where({ company_id: 1, username: "anil" }).first("id");
    const [, , , other] = vans;
    const id = 9001;
    const allocation = await db("allocations").where({ company_id: 1, user_id: anil.id }).first();
    // Remove allocations of Anil's van to earlier users, which may still be their
    // latest ones, and any later allocation (on 1 April Anil gets one again).
    const before = await db("allocations")
      .where({ company_id: 1, vehicle_id: van?.VID, is_deleted: 0 })
      .where((other) => void other.whereNot("user_id", anil.id).orWhere("date", ">=", NEXT_DAY))
      .pluck<number[]>("id");
    const ofOthers = db("allocations").where("company_id", 1).whereIn("id", before);
    await ofOthers.clone().update({ is_deleted: 1 });
    // From NEXT on, Anil (of Biju's zone) drives a van of the other zone, and Anil's own van has no
    // driver.
    await db("allocations").insert({ ...allocation, id, date: NEXT_DAY, vehicle_id: other?.VID });
    const biju = await product.signIn(1, "biju");
    const countRowsOn = async (VanId: number | undefined, Date: string) =>
      (await report.table(biju, { VanId: VanId ?? 0, Date })).page.rows;
    expect(await countRowsOn(van?.VID, LOAD_DAY)).toBeGreaterThan(0);
    expect(await countRowsOn(van?.VID, NEXT_DAY)).toBe(0);
    const readUserName = async (VanId: number | undefined, Date: string) =>
      (await report.table(meera, { VanId: VanId ?? 0, Date })).records[0]?.UserName;
    expect(await readUserName(van?.VID, LOAD_DAY)).toBe("Anil Kumar");
    expect(await readUserName(van?.VID, NEXT_DAY)).toBeNull();
    await db("allocations").where({ company_id: 1, id }).update({ is_deleted: 1 });
    expect(await countRowsOn(van?.VID, NEXT_DAY)).toBeGreaterThan(0);
    await db("allocations").where({ company_id: 1, id }).delete();
    await ofOthers.clone().update({ is_deleted: 0 });
  });

  it("sees nothing of another company's van, nor of a van that does not exist", async () => {
    const fathima = await product.signIn(2, "fathima");
    const theirs = await product.db("vehicles").where("company_id", 2).pluck<number[]>("id");
    const { columns } = await analysis.table(fathima, toMonth(LOAD_DAY));
    expect(
      columns
        .slice(1)
        .map((name) => Number(name.split("_").at(-1)))
        .toSorted(),
    ).toEqual(theirs.toSorted());
    const { rows } = await report.table(fathima, { VanId: vans[0]?.VID ?? 0, Date: LOAD_DAY });
    expect(rows.flat()).not.toContain("Test gauze");
    expect((await report.table(meera, { VanId: 999_999, Date: LOAD_DAY })).rows).toEqual([]);
    expect(
      (await byDate.table(meera, { vanId: 999_999, ItemID: GAUZE_ID, fromDate: LOAD_DAY, toDate: LOAD_DAY }))
        .rows,
    ).toEqual([]);
  });

  it("can choose from the vehicles of their own company", async () => {
    const readVehicles = async (cookie: string) =>
      (await product.call({ method: "GET", path: "/api/GetVehicleMaster", cookie })).read<
        { VID: number; VRegNo: string; BranchId: number }[]
      >();
    const own = await readVehicles(meera);
    expect(own.map(({ VID, VRegNo }) => ({ VID, VRegNo }))).toEqual(
      vans.map(({ VID, VRegNo }) => ({ VID, VRegNo })).toSorted((a, b) => (a.VRegNo < b.VRegNo ? -1 : 1)),
    );
    const branches = await product.db("vehicles").where("company_id", 1).select("id", "branch_id");
    for (const { id, branch_id: branch } of branches)
      expect(own.find(({ VID }) => VID === id)?.BranchId).toBe(branch);
    expect((await readVehicles(await product.signIn(2, "fathima"))).map(({ VRegNo }) => VRegNo)).toEqual(
      await product.db("vehicles").where("company_id", 2).orderBy("reg_no").pluck("reg_no"),
    );
  });
});

describe("a request to the van load reports", () => {
  const requiredMessage = "CompanyID, FromDate, and ToDate are required.";
  it.each<[string, () => ReturnType<typeof askReport>, Record<string, string>, number, string, string]>([
    ["no van", () => report, { Date: LOAD_DAY }, 400, "INVALID_FIELDS", "VanId is required."],
    ["no date", () => report, { VanId: "1" }, 400, "INVALID_FIELDS", "Date is required."],
    [
      "no day of the calendar",
      () => report,
      { VanId: "1", Date: "2026-02-30" },
      400,
      "INVALID_FIELDS",
      "Date must be a date (YYYY-MM-DD).",
    ],
    [
      "a van that is no number",
      () => report,
      { VanId: "1 OR 1=1", Date: LOAD_DAY },
      400,
      "INVALID_FIELDS",
      "VanId must be a whole number.",
    ],
    [
      "an unknown name",
      () => report,
      { VanId: "1", Date: LOAD_DAY, Salesman: "1" },
      400,
      "UNKNOWN_FIELD",
      "Salesman is not a field of this operation.",
    ],
    [
      "another company",
      () => report,
      { VanId: "1", Date: LOAD_DAY, companyID: "2" },
      403,
      "COMPANY_MISMATCH",
      "The request names another company than the one signed in to.",
    ],
    ["no range", () => datewise, { VanId: "1" }, 400, "RANGE_REQUIRED", requiredMessage],
    [
      "a reversed range",
      () => datewise,
      { VanId: "1", Date: NEXT_DAY, ToDate: LOAD_DAY },
      400,
      "RANGE_REVERSED",
      "From Date must not be after To Date.",
    ],
    [
      "ten years",
      () => datewise,
      { VanId: "1", Date: "2016-01-01", ToDate: LOAD_DAY },
      400,
      "RANGE_TOO_LONG",
      "The range is longer than three years.",
    ],
    [
      "no item",
      () => byDate,
      { vanId: "1", fromDate: LOAD_DAY, toDate: NEXT_DAY },
      400,
      "INVALID_FIELDS",
      "ItemID is required.",
    ],
    [
      "a range without an end",
      () => byDate,
      { vanId: "1", ItemID: "1", fromDate: LOAD_DAY },
      400,
      "RANGE_REQUIRED",
      requiredMessage,
    ],
    ["no month", () => analysis, {}, 400, "INVALID_FIELDS", "Month is required."],
    [
      "a thirteenth month",
      () => analysis,
      { Month: "13" },
      400,
      "INVALID_FIELDS",
      "Month must be at most 12.",
    ],
  ])("with %s is refused", async (_, getReport, parameters, status, code, message) => {
    expect(getRefusal(await getReport().json(meera, parameters))).toMatchObject({ status, code, message });
  });

  it("of a salesman is refused", async () => {
    const anil = await product.signIn(1, "anil");
    for (const reportAnswer of [
      report.json(anil, { VanId: 1, Date: LOAD_DAY }),
      analysis.json(anil, { Month: 1 }),
    ])
      expect(getRefusal(await reportAnswer).code).toBe("ROLE_FORBIDDEN");
  });
});
