import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import type { Row } from "./master-case.ts";

let product: Product;
let meera: string;
let biju: string;
let routes: number[];
let anil: number;
let shyama: number;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  meera = await product.signIn(1, "meera");
  biju = await product.signIn(1, "biju");
  const findUserId = async (username: string) =>
    (await product.db("users").where({ company_id: 1, username }).first("id"))?.id as number;
  anil = await findUserId("anil");
  shyama = await findUserId("shyama");
  routes = await product.db("routes").where({ company_id: 1, is_deleted: 0 }).orderBy("id").pluck("id");
});
afterAll(() => product?.stop());

// Each test starts with a plan of two routes: one on Monday, one on Tuesday and Sunday.
beforeEach(async () => {
  await product.db("beat_plans").where({ company_id: 1, user_id: anil }).delete();
  const answer = await save([makePlanRow(0, { Mon: 1 }), makePlanRow(1, { Tue: 1, Sun: 1, Ex: 1 })]);
  expect(answer.status, answer.text).toBe(200);
});

const save = (rows: unknown, cookie = meera) =>
  product.call({ method: "POST", path: "/api/insertupdateemproute", body: rows, cookie });
const plan = async (userId = anil, cookie = meera): Promise<Row[]> => {
  const query = { EmpID: String(userId) };
  const answer = await product.call({ method: "GET", path: "/api/GetRouteallocatedemp", query, cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Row[]>();
};
const makePlanRow = (route: number, days: Row = { Mon: 1 }): Row => ({
  EmpID: anil,
  RouteID: routes[route],
  Target: 5000.5,
  ...days,
});
/** A saved row as the form sends it. */
const pickSentFields = ({
  SlNo,
  RootID,
  EmpID,
  Target,
  Mon,
  Tue,
  Wed,
  Thur,
  Friday,
  Sat,
  Sun,
  Ex,
  Version,
}: Row): Row => ({
  ...{ Slno: SlNo, RouteID: RootID, EmpID, Target, Mon, Tue, Wed, Thur, Friday, Sat, Sun, Ex, Version },
});

describe("A beat plan", () => {
  it("is saved as sent, with its author, and each row is logged", async () => {
    const [first, second] = await plan();
    const common = { EmpID: anil, Target: 5000.5, IsDeleted: 0, CompanyID: 1, CreatedBy: 1, Version: 1 };
    const none = { Mon: 0, Tue: 0, Wed: 0, Thur: 0, Friday: 0, Sat: 0, Sun: 0, Ex: 0 };
    expect(first).toMatchObject({ ...common, RootID: routes[0], ...none, Mon: 1 });
    expect(second).toMatchObject({ ...common, RootID: routes[1], ...none, Tue: 1, Sun: 1, Ex: 1 });
    const log = await product
      .db("audit_log")
      .where("entity", "beat_plans")
      .whereIn("entity_id", [String(first?.SlNo), String(second?.SlNo)]);
    expect(log).toHaveLength(2);
    expect(log[0]).toMatchObject({ company_id: 1, user_id: 1, operation: "beatPlans.save" });
  });

  it("takes changed, new and deleted rows in one save, and leaves the others as they are", async () => {
    const [first = {}, second = {}] = await plan();
    const answer = await save([
      { ...pickSentFields(first), Thur: 1, Friday: 1 },
      { ...pickSentFields(second), Isdeleted: 1 },
      makePlanRow(2, { Wed: 1, Sat: 1 }),
    ]);
    expect(answer.read()).toEqual({ success: true, message: "Assignments saved successfully!" });
    const after = await plan();
    expect(after.map(({ RootID, Version }) => [RootID, Version])).toEqual([
      [routes[0], 2],
      [routes[2], 1],
    ]);
    expect(after[0]).toMatchObject({ SlNo: first.SlNo, Mon: 1, Thur: 1, Friday: 1, ModifiedBy: 1 });
    const deletedPlan = await product.db("beat_plans").where({ company_id: 1, id: second.SlNo }).first();
    expect(deletedPlan).toMatchObject({ is_deleted: 1, deleted_by: 1, version: 2 });
    // A row sent with its saved values counts as unchanged.
    expect((await save(after.map(pickSentFields))).status).toBe(200);
    expect((await plan()).map(({ Version }) => Version)).toEqual([2, 1]);
  });

  it("has the same target on all rows, including rows that are not sent", async () => {
    const [first = {}] = await plan();
    expect((await save([{ ...pickSentFields(first), Target: 7000 }])).status).toBe(200);
    expect((await plan()).map(({ Target }) => Target)).toEqual([7000, 7000]);
    expectProblem(await save([makePlanRow(2), { ...makePlanRow(3), Target: 6000 }]), 400, "INVALID_FIELDS");
  });

  it("refuses a save that does not know a row added by another user, and stays unchanged", async () => {
    const before = await plan();
    const [first = {}, second = {}] = before;
    const words = "Someone else added routes to this plan while you were editing it. Please reload it.";
    const late = [pickSentFields(first), { ...makePlanRow(2), Version: 0 }].map((each) => ({
      ...each,
      Target: 7000,
    }));
    expectProblem(await save(late), 409, "RECORD_CHANGED", words);
    expect(await plan()).toEqual(before);
    expect(
      (await save([pickSentFields(first), pickSentFields(second), { ...makePlanRow(2), Version: 0 }])).status,
    ).toBe(200);
  });

  it("keeps the first of two plans begun at the same moment, and refuses the second", async () => {
    for (let round = 0; round < 5; round += 1) {
      await product.db("beat_plans").where({ company_id: 1, user_id: anil }).delete();
      const plans = [[makePlanRow(2), makePlanRow(3)], [{ ...makePlanRow(4), Target: 900 }]];
      const answers = await Promise.all(
        plans.map((rows) => save(rows.map((each) => ({ ...each, Version: 0 })))),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const keptRows = plans[answers.findIndex(({ status }) => status === 200)] ?? [];
      expect((await plan()).map(({ RootID, Target }) => [RootID, Target])).toEqual(
        keptRows.map(({ RouteID, Target }) => [RouteID, Target]),
      );
    }
  });

  it("deletes a saved row immediately", async () => {
    const [first = {}, second = {}] = await plan();
    const answer = await save([{ ...pickSentFields(first), Isdeleted: 1 }]);
    expect(answer.read()).toEqual({ success: true, message: "Assignment deleted successfully!" });
    expect(await plan()).toEqual([second]);
    expect((await save([{ ...pickSentFields(second), Isdeleted: 1 }])).status).toBe(200);
    expect(await plan()).toEqual([]);
  });

  it("refuses the second of two concurrent edits, and saves nothing of it", async () => {
    const [first = {}, second = {}] = await plan();
    expect((await save([{ ...pickSentFields(first), Sat: 1 }])).status).toBe(200);
    const late = [
      { ...pickSentFields(second), Wed: 1 },
      makePlanRow(2),
      { ...pickSentFields(first), Friday: 1 },
    ];
    expectProblem(await save(late), 409, "RECORD_CHANGED");
    const after = await plan();
    expect(after).toHaveLength(2);
    expect(after[0]).toMatchObject({ Sat: 1, Friday: 0 });
    expect(after[1]).toEqual(second);
    // A client that sends no versions is not refused.
    expect((await save([{ ...pickSentFields(first), Version: null }])).status).toBe(200);
  });

  it("refuses to save a row that another user has deleted", async () => {
    const [first = {}] = await plan();
    const both = [pickSentFields(first), makePlanRow(2)];
    expect((await save([{ ...pickSentFields(first), Isdeleted: 1 }])).status).toBe(200);
    expectProblem(await save(both), 409, "RECORD_CHANGED");
    expectProblem(await save([{ ...pickSentFields(first), Version: null }]), 409, "RECORD_CHANGED");
    expect(await plan()).toHaveLength(1);
  });

  it("accepts one of two saves at the same moment", async () => {
    const [first = {}] = await plan();
    const edits = [{ Sat: 1 }, { Friday: 1 }].map((change) =>
      save([{ ...pickSentFields(first), ...change }]),
    );
    const answers = await Promise.all(edits);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const addAnswers = await Promise.all([save([makePlanRow(3)]), save([makePlanRow(3)])]);
    expect(addAnswers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each<[rows: (first: Row) => Row[], message: string]>([
    [() => [], "Please add at least one route"],
    [() => [{ ...makePlanRow(2), EmpID: undefined }], "Please select a Sales Representative"],
    [() => [{ ...makePlanRow(2), EmpID: "" }], "Please select a Sales Representative"],
    [() => [{ ...makePlanRow(2), Target: undefined }], "Please enter a valid target amount"],
    [() => [{ ...makePlanRow(2), Target: 0 }], "Please enter a valid target amount"],
    [() => [{ ...makePlanRow(2), Target: -1 }], "Please enter a valid target amount"],
    [() => [{ ...makePlanRow(2), Target: "abc" }], "Please enter a valid target amount"],
    [() => [{ ...makePlanRow(2), Target: 10.005 }], "Please enter a valid target amount"],
    [() => [makePlanRow(2), { ...makePlanRow(3), RouteID: undefined }], "Please select a route for all rows"],
    [() => [makePlanRow(2), { ...makePlanRow(3), RouteID: null }], "Please select a route for all rows"],
    [() => [makePlanRow(2), makePlanRow(3, {})], "Please select at least one day for each route"],
    [() => [makePlanRow(3, { Mon: 0, Ex: 1 })], "Please select at least one day for each route"],
    [() => [{ ...makePlanRow(2), RouteID: 77_001 }], "The company has no such route."],
    [() => [makePlanRow(2), makePlanRow(2)], "Each route can be chosen only once."],
    [() => [makePlanRow(0)], "Each route can be chosen only once."],
    [(first) => [pickSentFields(first), pickSentFields(first)], "A saved row can be sent only once"],
    [
      () => [makePlanRow(2), { ...makePlanRow(3), EmpID: shyama }],
      "All rows must be of one Sales Representative",
    ],
    [() => [{ ...makePlanRow(2), EmpID: 77_001 }], "There is no such sales representative."],
  ])("refuses %s", async (rows, message) => {
    const before = await plan();
    const answer = await save(rows(before[0] ?? {}));
    expect([400, 409, 422]).toContain(answer.status);
    expect(answer.read<{ message: string }>().message).toBe(message);
    expect(await plan()).toEqual(before);
  });

  it("can swap the routes of two rows", async () => {
    const [first = {}, second = {}] = await plan();
    const swappedRows = [
      { ...pickSentFields(first), RouteID: second.RootID },
      { ...pickSentFields(second), RouteID: first.RootID },
    ];
    expect((await save(swappedRows)).status).toBe(200);
    expect((await plan()).map(({ RootID }) => RootID)).toEqual([second.RootID, first.RootID]);
  });
});

describe("The rights to a beat plan", () => {
  it("let a manager change the plans of their own users, and no others", async () => {
    expect((await save([makePlanRow(2)], biju)).status).toBe(200);
    expect(await plan(anil, biju)).toHaveLength(3);
    const theirs = await plan(shyama);
    expect(theirs.length).toBeGreaterThan(0);
    expectProblem(await save([{ ...makePlanRow(2), EmpID: shyama }], biju), 422, "USER_UNKNOWN");
    const [own = {}] = theirs;
    // A row of another user's plan, sent with the plan's own user.
    expectProblem(await save([{ ...pickSentFields(own), EmpID: anil }], biju), 404, "NOT_FOUND");
    expectProblem(
      await save([{ ...pickSentFields(own), EmpID: anil, Isdeleted: 1 }], biju),
      404,
      "NOT_FOUND",
    );
    const query = { EmpID: String(shyama) };
    const path = "/api/GetRouteallocatedemp";
    expectProblem(await product.call({ method: "GET", path, query, cookie: biju }), 404, "NOT_FOUND");
    expect(await plan(shyama)).toEqual(theirs);
  });

  it("let no salesman and no user of another company change a plan", async () => {
    expectProblem(await save([makePlanRow(2)], await product.signIn(1, "anil")), 403, "ROLE_FORBIDDEN");
    const fathima = await product.signIn(2, "fathima");
    const [first = {}] = await plan();
    expectProblem(await save([{ ...pickSentFields(first), CompanyID: 1 }], fathima), 403, "COMPANY_MISMATCH");
    const before = await product.db("beat_plans").where("company_id", 1).orderBy("id").select();
    const answer = await save([{ ...pickSentFields(first), Isdeleted: 1 }], fathima);
    // Each company numbers its ids separately: the id may exist in company 2, but company 1's row
    // must not change.
    expect([200, 404, 409, 422]).toContain(answer.status);
    expect(await product.db("beat_plans").where("company_id", 1).orderBy("id").select()).toEqual(before);
  });

  it("ignore the author and the dates that a client sends", async () => {
    const audit = {
      CreatedBy: 99,
      ModifiedBy: 99,
      DeletedBy: 99,
      CreatedDate: "2001-01-01",
      DeletedDate: null,
    };
    expect((await save([{ ...makePlanRow(2), ...audit }])).status).toBe(200);
    expect((await plan())[2]).toMatchObject({
      CreatedBy: 1,
      ModifiedBy: null,
      DeletedBy: null,
      IsDeleted: 0,
    });
  });
});
