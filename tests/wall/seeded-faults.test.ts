import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { createApp } from "../../packages/server/app.ts";
import type { connect } from "../../packages/server/db/connection.ts";
import { faultyBuilds, type Fault, type FaultyBuilds } from "../faulty-build.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { answersOf, differences, OTHER_COMPANY, type Visitor } from "./interference.ts";
import { routed, type Operation } from "./operations.ts";
import { createTwin } from "./twin.ts";
import { visitorsOf } from "./visitors.ts";
import { scopeBreaches } from "./scope-breaches.ts";

let builds: FaultyBuilds;
let product: Product;
let twin: Awaited<ReturnType<typeof createTwin>>;
let visitors: Visitor[];

beforeAll(async () => {
  product = await startProduct({ bills: 100 });
  twin = await createTwin(product.db, product.databaseUrl, OTHER_COMPANY);
  visitors = await visitorsOf(product.db, 1);
  builds = await faultyBuilds("wall");
});
afterAll(async () => {
  await twin?.drop();
  await product?.stop();
  await builds?.remove();
});

// Each is one line of the product, made wrong the way a tired developer would.
const faults: readonly Fault[] = [
  {
    name: "the sale report without its company",
    file: "reports/sales/sale.ts",
    from: 'ofCompany(db, principal, "bills as b").whereBetween',
    to: 'db("bills as b").whereBetween',
  },
  {
    name: "a filter that lets other companies in",
    file: "reports/sales/sale.ts",
    from: 'if (CustomerID) void bills.where("b.customer_id", CustomerID);',
    to: 'if (CustomerID) void bills.orWhere("b.customer_id", CustomerID);',
  },
  {
    name: "a look-up without its company",
    file: "masters/look-ups.ts",
    from: 'ofCompany(db, principal, "routes")',
    to: 'db("routes")',
  },
  {
    name: "a sum on the dashboard without its company",
    file: "dashboard/cards.ts",
    from: 'ofCompany(db, principal, "receipts as r")',
    to: 'db("receipts as r")',
  },
  {
    name: "a join without the company",
    file: "auth/scope.ts",
    from: "on.on(own, theirs).andOn(column, to)",
    to: "on.on(column, to)",
  },
  {
    name: "another company's CompanyID let through",
    file: "auth/own-company.ts",
    from: "if (Number(value) !== principal.companyId)",
    to: "if (Number(value) < 0)",
  },
  {
    name: "activeUserId taken at its word",
    file: "auth/scope.ts",
    from: "const users = asked ? asked.filter((user) => inScope.has(user)) : principal.users;",
    to: "const users = asked ?? [...inScope];",
  },
  {
    name: "an empty scope that shows everything",
    file: "auth/scope.ts",
    from: 'query.whereRaw("1 = 0")',
    to: "query",
  },
  {
    name: "a bill's lines for whoever asks",
    file: "reports/sales/sale.ts",
    from: 'where("b.id", query.BillID), principal,',
    to: 'where("b.id", query.BillID), { ...principal, wholeCompany: true },',
  },
  {
    name: "roles not looked at",
    file: "http/bind.ts",
    from: "if (!(roles as readonly number[]).includes(principal.role))",
    to: "if (!roles)",
  },
  {
    name: "a password hash in an answer",
    file: "masters/user-row.ts",
    from: "ModifiedBy: row.modifiedBy,",
    to: 'ModifiedBy: row.modifiedBy, ...{ password_hash: "x" },',
  },
];

/** The same where documents come in from outside. */
const faultsOfSync: readonly Fault[] = [
  {
    name: "accounts of whatever company",
    file: "documents/references/references.ts",
    from: 'ofCompany(db, principal, "accounts as c")',
    to: 'db("accounts as c")',
  },
  {
    name: "items of whatever company",
    file: "documents/references/references.ts",
    from: 'db("items as i").where("i.company_id", companyId).whereIn',
    to: 'db("items as i").whereIn',
  },
  {
    name: "a document of whatever company cancelled",
    file: "documents/find-document.ts",
    from: 'ofCompany(trx, principal, "vouchers as v")',
    to: 'trx("vouchers as v")',
  },
  {
    name: "the vouchers of all companies to read",
    file: "documents/vouchers.ts",
    from: 'const vouchers = ofCompany(db, principal, "vouchers as v");',
    to: 'const vouchers = db("vouchers as v");',
  },
];

it("finds nothing in the product as it is", async () => {
  expect(await findings(undefined, READING)).toEqual([]);
}, 60_000);

describe.each(faults)("$name", (fault) => {
  it("is caught", async () => {
    expect(await findings(fault, READING)).not.toEqual([]);
  }, 60_000);
});

// These write: each begins with a twin that has gone through the same.
describe.each([undefined, ...faultsOfSync])("documents from outside, $name", (fault) => {
  it(
    fault ? "is caught" : "finds nothing without a fault",
    async () => {
      await twin.drop();
      twin = await createTwin(product.db, product.databaseUrl, OTHER_COMPANY);
      const found = await findings(fault, SYNC);
      if (fault) expect(found).not.toEqual([]);
      else expect(found).toEqual([]);
    },
    60_000,
  );
});

/** What the checks of the wall say of the product with one line made wrong. */
async function findings(fault: Fault | undefined, leftOut: ReadonlySet<string>): Promise<string[]> {
  const built = await builds.load<Built>(ENTRY, fault);
  const [ours, theirs] = [built.connect(product.databaseUrl), built.connect(twin.url)];
  const [one, other] = await Promise.all([
    serve(ours, product.databaseUrl, built.createApp),
    serve(theirs, twin.url, built.createApp),
  ]);
  try {
    const found = await scopeBreaches(one, ours, visitors);
    for (const visitor of visitors.filter(({ role }) => role <= 2)) {
      const [told, again] = await Promise.all(
        [one, other].map((served) => answersOf(served, visitor, leftOut)),
      );
      if (told && again) found.push(...differences(told, again));
    }
    return found;
  } finally {
    await Promise.all([one.stop(), other.stop(), ours.destroy(), theirs.destroy()]);
  }
}

interface Built {
  createApp: typeof createApp;
  connect: typeof connect;
}

const ENTRY = 'export { createApp } from "./app.ts"; export { connect } from "./db/connection.ts";';
const PASSWORDS_STAY = ["profile.resetPassword", "apiKeys.create", "apiKeys.revoke"];
/** What each half leaves out: what reads is not to change anything, and what writes is tried by itself. */
const isOfSync = ({ id, tags }: Operation) => tags.includes("sync") || /^(years|books|settings)\./.test(id);
const isWrite = ({ method, isReport }: Operation) => method !== "GET" && !isReport;
const READING = new Set([
  ...PASSWORDS_STAY,
  ...routed.filter((operation) => isOfSync(operation) || isWrite(operation)).map(({ id }) => id),
]);
const SYNC = new Set(routed.filter((operation) => !isOfSync(operation)).map(({ id }) => id));
