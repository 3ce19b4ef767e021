import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";

interface Link {
  EmpDistID: number;
  EmployeeID: number;
  DistributorID: number;
  Version: number;
}

let product: Product;
let admin: string;
let anil: number;
/** Ids of distributors (customers of type 3) of company 1. */
let one: number, two: number, three: number;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  anil = (
    await product
      .db("users")
      .where({ ...own, username: "anil" })
      .first("id")
  )?.id;
  // Make sure that there are at least three distributors.
  const ids: number[] = await product
    .db("accounts")
    .where({ ...own, group_id: 14, is_deleted: 0 })
    .orderBy("id")
    .limit(3)
    .pluck("id");
  await product.db("accounts").where(own).whereIn("id", ids).update({ customer_type: 3 });
  [one = 0, two = 0, three = 0] = ids;
});
beforeEach(async () => {
  await product
    .db("employee_distributors")
    .where({ ...own, user_id: anil })
    .del();
});
afterAll(() => product?.stop());

const own = { company_id: 1 };
const save = (data: object[], cookie = admin) =>
  product.call({
    method: "POST",
    path: "/api/saveEmployeeDistributor",
    body: { companyID: 1, data },
    cookie,
  });
const saveLinks = async (data: object[]) => {
  const answer = await save(data);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json).toEqual({ success: true, message: "Saved successfully" });
};
const listLinks = async (userId = anil, cookie = admin) => {
  const answer = await product.call({ method: "GET", path: "/api/GetEmployeeDistributors", cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Link[]>().filter(({ EmployeeID }) => EmployeeID === userId);
};
const add = (DistributorID: number, EmployeeID = anil) => ({ EmpDistID: 0, EmployeeID, DistributorID });
const listDistributorIds = async () => (await listLinks()).map(({ DistributorID }) => DistributorID);

it("the list has the customers of type 3, by name", async () => {
  const answer = await product.call({ method: "GET", path: "/api/getdistributor", cookie: admin });
  expect(answer.json).toEqual(
    (await product.db("accounts").where(own).orderBy("name"))
      .filter((row) => row.group_id === 14 && row.customer_type === 3 && row.is_deleted === 0)
      .map(({ id, name }) => ({ CustomerID: id, CustomerName: name })),
  );
});

it("one save adds, changes and removes distributors of a user, and records the author and the log", async () => {
  await saveLinks([
    { ...add(one), CreatedBy: 99, CreatedDate: "x" },
    { ...add(two), CompanyID: 1 },
  ]);
  const [first, second] = await listLinks();
  expect([first?.DistributorID, second?.DistributorID]).toEqual([one, two]);
  await saveLinks([
    { ...first, IsDeleted: 1 },
    { ...second, DistributorID: three, ModifiedBy: 99 },
    add(one),
  ]);
  expect(await listDistributorIds()).toEqual([three, one]);
  const rows = await product
    .db("employee_distributors")
    .where({ ...own, user_id: anil })
    .orderBy("id");
  expect(
    rows.map((row) => [row.created_by, row.modified_by, row.deleted_by, row.is_deleted, row.version]),
  ).toEqual([
    [1, null, 1, 1, 2],
    [1, 1, null, 0, 2],
    [1, null, null, 0, 1],
  ]);
  const log = await product
    .db("audit_log")
    .where({ ...own, entity: "employee_distributors" })
    .whereIn(
      "entity_id",
      rows.map(({ id }) => String(id)),
    );
  expect(log).toHaveLength(5);
  expect(new Set(log.map((line) => `${line.operation} ${line.user_id}`))).toEqual(
    new Set(["distributors.assign 1"]),
  );
});

it("a save writes nothing to an unchanged row, and leaves rows that are not sent as they are", async () => {
  await saveLinks([add(one), add(two)]);
  const [first] = await listLinks();
  await saveLinks([{ ...first }, add(three)]);
  expect((await listLinks()).map(({ DistributorID, Version }) => [DistributorID, Version])).toEqual([
    [one, 1],
    [two, 1],
    [three, 1],
  ]);
});

it("two rows can exchange their distributors in one save", async () => {
  await saveLinks([add(one), add(two)]);
  const [first, second] = await listLinks();
  await saveLinks([
    { ...first, DistributorID: two },
    { ...second, DistributorID: one },
  ]);
  expect(await listDistributorIds()).toEqual([two, one]);
});

it("a save with the same distributor twice for a user is refused, and nothing is saved", async () => {
  await saveLinks([add(one)]);
  const twice = "Each distributor can be chosen only once for a user.";
  expectProblem(await save([add(two), add(two)]), 409, "DISTRIBUTOR_TWICE", twice);
  expectProblem(await save([add(two), add(one)]), 409, "DISTRIBUTOR_TWICE", twice);
  expect(await listDistributorIds()).toEqual([one]);
  const [first] = await listLinks();
  // A distributor removed in the same save can be added again; another user may have it too.
  await saveLinks([{ ...first, IsDeleted: 1 }, add(one), add(one, 1)]);
  expect(await listDistributorIds()).toEqual([one]);
});

it("a distributor is added once when several saves come at the same moment", async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => save([add(one)])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await listDistributorIds()).toEqual([one]);
});

it("the second of two edits of a row is refused, and the first stays", async () => {
  await saveLinks([add(one)]);
  const [seenLink] = await listLinks();
  await saveLinks([{ ...seenLink, DistributorID: two }]);
  for (const late of [{ ...seenLink, DistributorID: three }, { ...seenLink }, { ...seenLink, IsDeleted: 1 }])
    expectProblem(await save([late, add(three)]), 409, "RECORD_CHANGED");
  expect(await listDistributorIds()).toEqual([two]);
  const [now] = await listLinks();
  await saveLinks([{ ...now, IsDeleted: 1 }]);
  expectProblem(await save([{ ...now, DistributorID: three }]), 409, "RECORD_CHANGED");
  const { Version: _, ...old } = { ...now };
  expectProblem(await save([old]), 404, "NOT_FOUND");
});

it("a save takes only users and distributors of the caller's company", async () => {
  await product
    .db("accounts")
    .insert({ company_id: 2, id: 90_001, name: "Theirs", group_id: 14, customer_type: 3 });
  await product.db("users").insert({
    company_id: 2,
    id: 90_001,
    name: "Theirs",
    username: "theirs",
    password_hash: "-",
    role_id: 2,
  });
  expectProblem(await save([add(one, 90_001)]), 422, "USER_UNKNOWN");
  expectProblem(await save([add(90_001)]), 422, "DISTRIBUTOR_UNKNOWN");
  const shop = await product
    .db("accounts")
    .where({ ...own, group_id: 14, customer_type: 0 })
    .first("id");
  const refusedAnswer = await save([add(one), add(shop?.id)]);
  expectProblem(refusedAnswer, 422, "DISTRIBUTOR_UNKNOWN");
  expect(refusedAnswer.read<{ fields: object[] }>().fields).toMatchObject([
    { field: "data.1.DistributorID" },
  ]);
  await product
    .db("employee_distributors")
    .insert({ company_id: 2, id: 90_001, user_id: 90_001, distributor_id: 90_001 });
  expectProblem(
    await save([{ EmpDistID: 90_001, EmployeeID: 90_001, DistributorID: one, IsDeleted: 1 }]),
    404,
    "NOT_FOUND",
  );
  expectProblem(await save([{ ...add(one), CompanyID: 2 }]), 403, "COMPANY_MISMATCH");
  expect(await listLinks(90_001)).toEqual([]);
  expect(await listDistributorIds()).toEqual([]);
});

it("a save can't move a row from one user to another", async () => {
  await saveLinks([add(one)]);
  const [link] = await listLinks();
  expectProblem(await save([{ ...link, EmployeeID: 1 }]), 404, "NOT_FOUND");
  expectProblem(await save([{ ...link }, { ...link, DistributorID: two }]), 400, "INVALID_FIELDS");
});

it("a save without a distributor in a row, or without any row, is refused", async () => {
  const answer = await save([add(one), { EmployeeID: anil }]);
  expectProblem(answer, 400, "INVALID_FIELDS", "Distributor is required.");
  expectProblem(await save([]), 400, "INVALID_FIELDS");
});

it("managers see the distributors of their users, and only the administrator saves", async () => {
  const rahim = await product.signIn(1, "rahim");
  await saveLinks([add(one)]);
  const scope: number[] = await product
    .db("users as u")
    .join("users as m", (on) => on.on("m.company_id", "u.company_id").andOn("m.branch_id", "u.branch_id"))
    .where({ "u.company_id": 1, "m.username": "rahim" })
    .pluck("u.id");
  const answer = await product.call({ method: "GET", path: "/api/GetEmployeeDistributors", cookie: rahim });
  const seenEmployees = answer.read<Link[]>().map(({ EmployeeID }) => EmployeeID);
  const all = await product
    .db("employee_distributors")
    .where({ ...own, is_deleted: 0 })
    .pluck("user_id");
  expect(seenEmployees.toSorted()).toEqual(all.filter((user) => scope.includes(user)).toSorted());
  expectProblem(await save([add(two)], rahim), 403, "ROLE_FORBIDDEN");
});
