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
const saved = async (data: object[]) => {
  const answer = await save(data);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json).toEqual({ success: true, message: "Saved successfully" });
};
const linksOf = async (userId = anil, cookie = admin) => {
  const answer = await product.call({ method: "GET", path: "/api/GetEmployeeDistributors", cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Link[]>().filter(({ EmployeeID }) => EmployeeID === userId);
};
const add = (DistributorID: number, EmployeeID = anil) => ({ EmpDistID: 0, EmployeeID, DistributorID });
const distributorsOf = async () => (await linksOf()).map(({ DistributorID }) => DistributorID);

it("the list has the customers of type 3, by name", async () => {
  const answer = await product.call({ method: "GET", path: "/api/getdistributor", cookie: admin });
  expect(answer.json).toEqual(
    (await product.db("accounts").where(own).orderBy("name"))
      .filter((row) => row.group_id === 14 && row.customer_type === 3 && row.is_deleted === 0)
      .map(({ id, name }) => ({ CustomerID: id, CustomerName: name })),
  );
});

it("one save adds, changes and removes distributors of a user, and records the author and the log", async () => {
  await saved([
    { ...add(one), CreatedBy: 99, CreatedDate: "x" },
    { ...add(two), CompanyID: 1 },
  ]);
  const [first, second] = await linksOf();
  expect([first?.DistributorID, second?.DistributorID]).toEqual([one, two]);
  await saved([{ ...first, IsDeleted: 1 }, { ...second, DistributorID: three, ModifiedBy: 99 }, add(one)]);
  expect(await distributorsOf()).toEqual([three, one]);
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
  await saved([add(one), add(two)]);
  const [first] = await linksOf();
  await saved([{ ...first }, add(three)]);
  expect((await linksOf()).map(({ DistributorID, Version }) => [DistributorID, Version])).toEqual([
    [one, 1],
    [two, 1],
    [three, 1],
  ]);
});

it("two rows can exchange their distributors in one save", async () => {
  await saved([add(one), add(two)]);
  const [first, second] = await linksOf();
  await saved([
    { ...first, DistributorID: two },
    { ...second, DistributorID: one },
  ]);
  expect(await distributorsOf()).toEqual([two, one]);
});

it("a save with the same distributor twice for a user is refused, and nothing is saved", async () => {
  await saved([add(one)]);
  const twice = "Each distributor can be chosen only once for a user.";
  expectProblem(await save([add(two), add(two)]), 409, "DISTRIBUTOR_TWICE", twice);
  expectProblem(await save([add(two), add(one)]), 409, "DISTRIBUTOR_TWICE", twice);
  expect(await distributorsOf()).toEqual([one]);
  const [first] = await linksOf();
  // A distributor removed in the same save can be added again; another user may have it too.
  await saved([{ ...first, IsDeleted: 1 }, add(one), add(one, 1)]);
  expect(await distributorsOf()).toEqual([one]);
});

it("a distributor is added once when several saves come at the same moment", async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => save([add(one)])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await distributorsOf()).toEqual([one]);
});

it("the second of two edits of a row is refused, and the first stays", async () => {
  await saved([add(one)]);
  const [seen] = await linksOf();
  await saved([{ ...seen, DistributorID: two }]);
  for (const late of [{ ...seen, DistributorID: three }, { ...seen }, { ...seen, IsDeleted: 1 }])
    expectProblem(await save([late, add(three)]), 409, "RECORD_CHANGED");
  expect(await distributorsOf()).toEqual([two]);
  const [now] = await linksOf();
  await saved([{ ...now, IsDeleted: 1 }]);
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
  const refused = await save([add(one), add(shop?.id)]);
  expectProblem(refused, 422, "DISTRIBUTOR_UNKNOWN");
  expect(refused.read<{ fields: object[] }>().fields).toMatchObject([{ field: "data.1.DistributorID" }]);
  await product
    .db("employee_distributors")
    .insert({ company_id: 2, id: 90_001, user_id: 90_001, distributor_id: 90_001 });
  expectProblem(
    await save([{ EmpDistID: 90_001, EmployeeID: 90_001, DistributorID: one, IsDeleted: 1 }]),
    404,
    "NOT_FOUND",
  );
  expectProblem(await save([{ ...add(one), CompanyID: 2 }]), 403, "COMPANY_MISMATCH");
  expect(await linksOf(90_001)).toEqual([]);
  expect(await distributorsOf()).toEqual([]);
});

it("a save can't move a row from one user to another", async () => {
  await saved([add(one)]);
  const [link] = await linksOf();
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
  await saved([add(one)]);
  const scope: number[] = await product
    .db("users as u")
    .join("users as m", (on) => on.on("m.company_id", "u.company_id").andOn("m.branch_id", "u.branch_id"))
    .where({ "u.company_id": 1, "m.username": "rahim" })
    .pluck("u.id");
  const answer = await product.call({ method: "GET", path: "/api/GetEmployeeDistributors", cookie: rahim });
  const seen = answer.read<Link[]>().map(({ EmployeeID }) => EmployeeID);
  const all = await product
    .db("employee_distributors")
    .where({ ...own, is_deleted: 0 })
    .pluck("user_id");
  expect(seen.toSorted()).toEqual(all.filter((user) => scope.includes(user)).toSorted());
  expectProblem(await save([add(two)], rahim), 403, "ROLE_FORBIDDEN");
});
