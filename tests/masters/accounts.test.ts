import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../documents/post.ts";
import { accounts } from "./cases/accounts.ts";

type Row = Record<string, unknown>;

let product: Product;
let admin: string;
let accountCount = 0;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const own = { company_id: 1 };
const post = (path: string, body: unknown, cookie = admin) =>
  product.call({ method: "POST", path, body, cookie });
const makeAccount = async (extra: Row = {}): Promise<Row> => ({
  ...(await accounts.record(product.db, 1, (accountCount += 1))),
  ...extra,
});
const SUPPLIER_FIELDS = { AccountParent: 27, RootId: 0, RateType: "", CustomerType: null };
const create = async (extra: Row = {}, cookie = admin): Promise<number> => {
  const answer = await post("/api/insertaccount", await makeAccount(extra), cookie);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
};
const list = async (cookie = admin): Promise<Row[]> =>
  (await product.call({ method: "GET", path: "/api/getAccount", cookie })).read<Row[]>();
const readAccount = (id: number) =>
  product
    .db("accounts")
    .where({ ...own, id })
    .first();
const remove = (AccountCode: number, cookie = admin) =>
  post("/api/deleteAccount", { AccountCode, DeletedBy: 1, DeletedDate: "2026-01-01" }, cookie);
const receive = async (partyId: number, amount: number, ledgerId?: number) => {
  const cash = await product
    .db("accounts")
    .where({ ...own, system_key: "cash" })
    .first("id");
  const body = { date: getToday(), mode: "cash", partyId, ledgerId: ledgerId ?? cash.id, amount };
  const answer = await send(product, admin, "receipts", body);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
};

it("the account list shows customers and suppliers by name with their kind, and no other account", async () => {
  const rows = await list();
  const all = await product.db("accounts").where({ ...own, is_deleted: 0 });
  const expectedAccounts = all.filter(({ group_id }) => group_id === 14 || group_id === 27);
  expect(rows).toHaveLength(expectedAccounts.length);
  expect(rows.filter(({ Type }) => Type === "Customer")).toHaveLength(
    expectedAccounts.filter(({ group_id }) => group_id === 14).length,
  );
  for (const row of rows) {
    expect(row.AccountCode).toBe(row.AccountID);
    expect(row.Type).toBe(row.AccountParent === 14 ? "Customer" : "Supplier");
  }
  // Managers see all suppliers, and the customers of their salesmen.
  for (const [username, column] of [
    ["biju", "zone_id"],
    ["rahim", "branch_id"],
  ] as const) {
    const [{ [column]: place }] = await product.db("users").where({ ...own, username });
    const staff: number[] = await product
      .db("users")
      .where({ ...own, [column]: place })
      .pluck("id");
    const theirs = expectedAccounts.filter(
      ({ group_id, salesman_id }) => group_id === 27 || staff.includes(salesman_id),
    );
    expect(theirs.length).toBeLessThan(expectedAccounts.length);
    const seenIds = theirs.map(({ id }) => id as number);
    expect(await list(await product.signIn(1, username))).toEqual(
      rows.filter(({ AccountID }) => seenIds.includes(Number(AccountID))),
    );
  }
  expectProblem(
    await product.call({ method: "GET", path: "/api/getAccount", cookie: await product.signIn(1, "anil") }),
    403,
    "ROLE_FORBIDDEN",
  );
});

it("each of several accounts made at the same time gets its own reference", async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => create({ vanbookId: "WEB-MINE" })));
  const references = await Promise.all(ids.map(async (id) => String((await readAccount(id)).reference)));
  expect(new Set(references).size).toBe(5);
  const year = await product
    .db("financial_years")
    .where(own)
    .where("start_date", "<=", getToday())
    .where("end_date", ">=", getToday())
    .first("id");
  for (const reference of references)
    expect(reference).toMatch(new RegExp(`^WEB-${getToday().replaceAll("-", "")}-\\d{9}-${year.id}$`));
  const [first = 0] = ids;
  const reference = (await readAccount(first)).reference;
  await post("/api/updateaccount", await makeAccount({ AccountID: first, vanbookId: "WEB-MINE" }));
  expect((await readAccount(first)).reference).toBe(reference);
});

it("an account is taxed in the state of its GSTIN, else in its State, else in the company's state", async () => {
  const createAndReadState = async (extra: Row) => (await readAccount(await create(extra))).state_code;
  expect(await createAndReadState({ GSTinNo: "33AABCS1429B1Z5" })).toBe("33");
  expect(await createAndReadState({ GSTinNo: "33AABCS1429B1Z5", State: "Kerala" })).toBe("33");
  expect(await createAndReadState({ GSTinNo: "", State: "karnataka " })).toBe("29");
  expect(await createAndReadState({ GSTinNo: null, State: null })).toBeNull();
  const id = await create({ GSTinNo: "", State: "Tamil Nadu" });
  // The documented form has no State field: omitted fields keep their values.
  const answer = await post(
    "/api/updateaccount",
    await makeAccount({ AccountID: id, GSTinNo: "", Place: "Tenkasi" }),
  );
  expect(answer.status, answer.text).toBe(200);
  expect(await readAccount(id)).toMatchObject({ state: "Tamil Nadu", state_code: "33", place: "Tenkasi" });
});

it("names may use any script; an imported name with other signs stays, and a new one is refused", async () => {
  const id = await create({ AccountName: "ശ്രീ ഭദ്ര മെഡിക്കൽസ്\u200c 2" });
  const update = async (extra: Row) =>
    post("/api/updateaccount", await makeAccount({ AccountID: id, ...extra }));
  await product
    .db("accounts")
    .where({ ...own, id })
    .update({ name: "M/s. Punalur Pharma & Sons" });
  const keptAccount = await update({ AccountName: "M/s. Punalur Pharma & Sons", Place: "Punalur" });
  expect(keptAccount.status, keptAccount.text).toBe(200);
  expect(await readAccount(id)).toMatchObject({ name: "M/s. Punalur Pharma & Sons", place: "Punalur" });
  const refusalMessage = "Account Name can only contain letters, numbers, and spaces.";
  expectProblem(await update({ AccountName: "M/s. Punalur Pharma" }), 400, "INVALID_FIELDS", refusalMessage);
});

it("a GSTIN is stored in capitals", async () => {
  const id = await create({ GSTinNo: " 33aabcs1429b1z5 " });
  expect(await readAccount(id)).toMatchObject({ gstin: "33AABCS1429B1Z5", state_code: "33" });
});

it("a customer gets the salesman of its route's beat plan; a supplier has no route and no rate", async () => {
  const beats = await product
    .db("beat_plans as b")
    .join("users as u", (on) => on.on("u.company_id", "b.company_id").andOn("u.id", "b.user_id"))
    .where({ "b.company_id": 1, "b.is_deleted": 0, "u.is_active": 1 })
    .select("b.route_id", "b.user_id");
  const [beat] = beats;
  const salesmen = beats.filter((each) => each.route_id === beat.route_id).map((each) => each.user_id);
  const id = await create({ RootId: beat.route_id });
  expect(salesmen).toContain((await readAccount(id)).salesman_id);
  const route = await post("/api/InsertupdateRoute", {
    RootId: 0,
    RootName: "Nobody's",
    PlaceName: "Anchal",
    FromPlace: "Anchal",
    ToPlace: "Ayur",
  });
  const nobodys = route.read<{ id: number }>().id;
  expect(await readAccount(await create({ RootId: nobodys }))).toMatchObject({ salesman_id: null });
  const supplier = await create({
    ...SUPPLIER_FIELDS,
    RootId: beat.route_id,
    RateType: "SP",
    CustomerType: 1,
  });
  expect(await readAccount(supplier)).toMatchObject({
    group_id: 27,
    route_id: null,
    rate_type: null,
    customer_type: null,
    salesman_id: null,
  });
  const foreign = await product.db("routes").where("company_id", 2).orderBy("id", "desc").first("id");
  const ours = await product
    .db("routes")
    .where({ ...own, id: foreign.id })
    .first("id");
  const unknown = ours ? 99_999 : foreign.id;
  expectProblem(
    await post("/api/insertaccount", await makeAccount({ RootId: unknown })),
    422,
    "ROUTE_UNKNOWN",
  );
});

it("an account with postings keeps its kind; one without can change it", async () => {
  const id = await create();
  const supplier = await makeAccount({ ...SUPPLIER_FIELDS, AccountID: id });
  await receive(id, 150);
  expectProblem(
    await post("/api/updateaccount", supplier),
    400,
    "INVALID_FIELDS",
    "The account has postings or orders and stays a Customer.",
  );
  expect(await readAccount(id)).toMatchObject({ group_id: 14, version: 1 });
  const fresh = await create();
  expect((await post("/api/updateaccount", { ...supplier, AccountID: fresh })).status).toBe(200);
  expect((await list()).find(({ AccountID }) => AccountID === fresh)).toMatchObject({ Type: "Supplier" });
});

it("an account with a balance or open orders is not deleted; its old postings keep its name", async () => {
  const id = await create();
  const receipt = await receive(id, 1250.5);
  expectProblem(await remove(id), 409, "RECORD_IN_USE", "It can't be deleted: its balance is 1,250.50 Cr.");
  const cancelAnswer = await send(product, admin, `receipts/${receipt}/cancel`);
  expect(cancelAnswer.status, cancelAnswer.text).toBe(200);
  expect((await remove(id)).status).toBe(200);
  const entries = await product
    .db("ledger_entries as e")
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
    .where({ "e.company_id": 1, "a.id": id })
    .pluck("a.name");
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatch(/^Sree Krishna Medicals/);
  expect(await checkBooks(product.db, 1)).toEqual([]);

  const order = await product
    .db("orders")
    .where({ ...own, status: 0 })
    .first("customer_id");
  const open = await product.db("orders").where({ ...own, status: 0, customer_id: order.customer_id });
  const words = open.length === 1 ? "1 open order refers" : `${open.length} open orders refer`;
  expectProblem(
    await remove(order.customer_id),
    409,
    "RECORD_IN_USE",
    `It can't be deleted: ${words} to it.`,
  );
});

it("accounts of other groups, like cash and banks, can't be changed or deleted here", async () => {
  const others = await product.db("accounts").where(own).whereNotIn("group_id", [14, 27]);
  for (const { id, ...before } of [others[0], others.at(-1)]) {
    expectProblem(await post("/api/updateaccount", await makeAccount({ AccountID: id })), 404, "NOT_FOUND");
    expectProblem(await remove(id), 404, "NOT_FOUND");
    expect(await readAccount(id)).toMatchObject(before);
  }
  // Their names count as taken too: two accounts with the same name would look alike in a ledger.
  expectProblem(
    await post("/api/insertaccount", await makeAccount({ AccountName: "main cash" })),
    409,
    "ACCOUNT_NAME_TAKEN",
  );
});

it("managers can also edit accounts, and each is recorded as the author", async () => {
  for (const [username, role] of [
    ["biju", 3],
    ["rahim", 4],
  ] as const) {
    const cookie = await product.signIn(1, username);
    const user = await product
      .db("users")
      .where({ ...own, username })
      .first("id", "role_id");
    expect(user.role_id).toBe(role);
    const id = await create({ CreatedBy: 1 }, cookie);
    expect(await readAccount(id)).toMatchObject({ created_by: user.id });
    expect((await remove(id, cookie)).status).toBe(200);
    expect(await readAccount(id)).toMatchObject({ is_deleted: 1, deleted_by: user.id });
  }
});

it("an account keeps a customer's credit limit and the days in which a supplier is paid", async () => {
  const id = await create({ CreditLimit: 25_000.5, CreditDays: 15 });
  const readShownCredit = async () => {
    const shownAccount = (await list()).find(({ AccountID }) => AccountID === id);
    return [shownAccount?.CreditLimit, shownAccount?.CreditDays, shownAccount?.Version];
  };
  expect(await readShownCredit()).toEqual([25_000.5, 15, 1]);
  const change = async (extra: Row) => {
    const answer = await post("/api/updateaccount", await makeAccount({ AccountID: id, ...extra }));
    expect(answer.status, answer.text).toBe(200);
  };
  // Fields that an older client omits keep their values.
  await change({ Version: 1 });
  expect(await readShownCredit()).toEqual([25_000.5, 15, 2]);
  await change({ Version: 2, CreditLimit: 0, CreditDays: 0 });
  expect(await readShownCredit()).toEqual([0, 0, 3]);
  const supplier = await create({ ...SUPPLIER_FIELDS, CreditLimit: 900, CreditDays: 30 });
  expect(await readAccount(supplier)).toMatchObject({ credit_limit: null, credit_days: 30 });
  for (const [field, value] of [
    ["CreditDays", 1_000],
    ["CreditDays", 1.5],
    ["CreditLimit", -1],
    ["CreditLimit", 1.005],
  ] as const)
    expectProblem(
      await post("/api/insertaccount", await makeAccount({ [field]: value })),
      400,
      "INVALID_FIELDS",
    );
});

it("delivery addresses are audited as the save of the account that brings them", async () => {
  const DeliveryAddresses = [{ name: "Ghat Road", address: "1 Ghat Road", state: "Kerala" }];
  const body = await makeAccount({ DeliveryAddresses });
  const { id } = (await post("/api/insertaccount", body)).read<{ id: number }>();
  const changes = { ...body, AccountID: id, DeliveryAddresses: [{ ...DeliveryAddresses[0], name: "Ghat" }] };
  expect((await post("/api/updateaccount", changes)).status).toBe(200);
  const log = product.db("audit_log").where({ entity: "delivery_addresses", entity_id: String(id) });
  expect(await log.orderBy("id").pluck("operation")).toEqual(["accounts.create", "accounts.update"]);
});

it("a customer keeps the kind for GST that somebody said", async () => {
  const gstin = "32AABCS1429B1Z5";
  const id = await create({ GstKind: "sezWithoutPayment", GSTinNo: gstin });
  const readKind = async () => (await readAccount(id)).gst_kind;
  expect(await readKind()).toBe("sezWithoutPayment");
  const change = async (extra: Row) =>
    post("/api/updateaccount", await makeAccount({ AccountID: id, GSTinNo: gstin, ...extra }));
  expect((await change({})).status).toBe(200);
  expect(await readKind()).toBe("sezWithoutPayment");
  expectProblem(await change({ GSTinNo: "" }), 422, "GST_KIND_CONTRADICTS");
  expectProblem(
    await change({ GstKind: "unregistered" }),
    422,
    "GST_KIND_CONTRADICTS",
    'A customer of the kind "Unregistered" has no GSTIN: remove it, or choose another kind.',
  );
  await change({ GstKind: "" });
  expect(await readKind()).toBeNull();
});
