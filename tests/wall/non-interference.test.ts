import { afterAll, beforeAll, expect, it } from "vitest";
import { serve, startProduct, type Product } from "../product.ts";
import { answersOf, differences, OTHER_COMPANY, type Visitor } from "./interference.ts";
import { operations } from "./operations.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { forgetIds } from "../../packages/server/db/ids.ts";
import { postSamples } from "./samples.ts";
import { makeSpares } from "./spares.ts";
import { createTwin } from "./twin.ts";
import { BILL_COLUMNS, visitorsOf } from "./visitors.ts";

let product: Product;
let twin: Awaited<ReturnType<typeof createTwin>>;
let served: Awaited<ReturnType<typeof serve>>;
let dbUrl: string;
let documents: Awaited<ReturnType<typeof postSamples>>;
let spares: Awaited<ReturnType<typeof makeSpares>>;

beforeAll(async () => {
  product = await startProduct();
  dbUrl = product.databaseUrl;
  const paths = new Map(operations.map(({ id, path }) => [id, path]));
  const [administrator] = await visitorsOf(product.db, 1);
  const cookie = await product.signIn(1, administrator?.username ?? "");
  documents = await postSamples(product, cookie, administrator?.known.samples ?? {}, paths);
  spares = await makeSpares(product.db, 1);
  // Another process would not have this one's reserved ids of company 1.
  forgetIds(product.db);
  twin = await createTwin(product.db, dbUrl, OTHER_COMPANY);
  served = await serve(twin.db, twin.url);
});
afterAll(async () => {
  await served?.stop();
  await twin?.drop();
  await product?.stop();
});

it("answers company 1 byte for byte the same, whatever company 2's rows are", async () => {
  // The administrator last: he closes a year. Before him his embed tokens, for the company and for a salesman.
  const visitors = (await visitorsOf(product.db, 1, documents, spares)).reverse();
  const administrator = visitors.pop();
  if (!administrator) throw new Error("no administrator");
  const [salesman] = visitors.filter(({ role }) => role === 2);
  // A token names at most a hundred operations: two share them.
  const byToken = (half: 0 | 1, users?: readonly number[]): Visitor => ({
    ...administrator,
    token: {
      operations: embedded(users !== undefined).filter((_id, at) => at % 2 === half),
      origins: ["https://portal.partner.example"],
      writes: true,
      ...(users && { users }),
    },
  });
  const some = [salesman?.known.userId ?? 0];
  const tokens = [byToken(0), byToken(1), byToken(0, some), byToken(1, some)];
  const answered = new Set<string>();
  for (const visitor of [...visitors, ...tokens, administrator]) {
    const [told, again] = await Promise.all([answersOf(product, visitor), answersOf(served, visitor)]);
    const who = `role ${visitor.role}${visitor.token ? ", by token" : ""}`;
    expect(differences(told, again), who).toEqual([]);
    for (const [key, text] of told) if (/^2\d\d /.test(text)) answered.add(key.split(" as ")[0] ?? "");
    if (visitor.token) expect(told.size, who).toBeGreaterThan(100);
  }
  // An operation that only refuses would agree too: each must have answered somebody.
  const silent = operations
    .filter(({ id, scope }) => scope !== "none" && !answered.has(id))
    .map(({ id }) => id);
  expect(silent).toEqual([]);
}, 600_000);

it("asks by ids that bills of both companies carry", async () => {
  const [visitor] = await visitorsOf(product.db, 1);
  for (const [name, column] of Object.entries(BILL_COLUMNS)) {
    const id = visitor?.known.values[name] as number;
    for (const companyId of [1, OTHER_COMPANY])
      expect(
        await product
          .db("bills")
          .where({ company_id: companyId, [column]: id })
          .first("id"),
        `${name} of company ${companyId}`,
      ).toBeDefined();
  }
});

it("differs in every row of company 2", async () => {
  for (const table of [
    "bills",
    "ledger_entries",
    "ledger_day",
    "accounts",
    "users",
    "routes",
    "branches",
    "orders",
    "receipts",
  ]) {
    const [ours, theirs] = await Promise.all(
      [product.db, twin.db].map((db) => db(table).where("company_id", OTHER_COMPANY).select()),
    );
    const inTwin = new Set((theirs as object[]).map((row) => JSON.stringify(row)));
    expect((ours as object[]).length, table).toBeGreaterThan(0);
    expect(
      (ours as object[]).filter((row) => inTwin.has(JSON.stringify(row))),
      table,
    ).toEqual([]);
  }
});

/** The operations that an embed token may name: of the whole company, or of some users. */
function embedded(ofUsers: boolean): string[] {
  const all = Object.values(readSpec().paths).flatMap((item) => Object.values(item));
  return all.flatMap(({ operationId, "x-embed": isEmbedded, "x-roles": roles = [], "x-scope": scope }) => {
    if (!isEmbedded || roles === "public" || !roles.includes(1)) return [];
    const isOfUsers = roles.includes(3) && (scope !== "company" || roles.includes(2));
    return ofUsers && !isOfUsers ? [] : [operationId];
  });
}
