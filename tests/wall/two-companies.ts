import { expect } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { forgetIds } from "../../packages/server/db/ids.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { isWhole, triesAll } from "../whole.ts";
import { answersOf, differences, OTHER_COMPANY, type Visitor } from "./interference.ts";
import { operations } from "./operations.ts";
import { postSamples } from "./samples.ts";
import { remindedCustomer } from "./reminded-customer.ts";
import { makeSpares } from "./spares.ts";
import { createTwin } from "./twin.ts";
import { visitorsOf } from "./visitors.ts";

/** The product over two databases that differ in every row of company 2, and in none of company 1. */
export interface TwoCompanies {
  product: Product;
  twin: Awaited<ReturnType<typeof createTwin>>;
  served: Awaited<ReturnType<typeof serve>>;
  documents: Awaited<ReturnType<typeof postSamples>>;
  spares: Awaited<ReturnType<typeof makeSpares>>;
  close(): Promise<void>;
}

/** Starts both for a test file; `close` it in `afterAll`. */
export async function openTwoCompanies(): Promise<TwoCompanies> {
  const product = await startProduct();
  const paths = new Map(operations.map(({ id, path }) => [id, path]));
  const [administrator] = await visitorsOf(product.db, 1);
  const cookie = await product.signIn(1, administrator?.username ?? "");
  const documents = await postSamples(product, cookie, administrator?.known.samples ?? {}, paths);
  const spares = { ...(await makeSpares(product.db, 1)), ...(await remindedCustomer(product, cookie)) };
  // Another process would not have this one's reserved ids of company 1.
  forgetIds(product.db);
  const twin = await createTwin(product.db, product.databaseUrl, OTHER_COMPANY);
  const served = await serve(twin.db, twin.url);
  return {
    product,
    twin,
    served,
    documents,
    spares,
    async close() {
      await served.stop();
      await twin.drop();
      await product.stop();
    },
  };
}

/**
 * Every visitor of company 1 is told byte for byte the same by both. In a short run that is the administrator and a salesman, who asks by
 * his embed tokens what these may: what narrows the others to their own rows comes on top, and hides more. A whole run asks as everybody, and
 * tries each optional argument of the administrator's and the salesman's by itself; `--all` tries everybody's.
 */
export async function expectTheSame({ product, served, documents, spares }: TwoCompanies): Promise<void> {
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
  const salesmanTokens = [byToken(0, some), byToken(1, some)];
  const others = visitors.map((visitor) =>
    triesAll || visitor === salesman ? visitor : { ...visitor, variations: PLAIN },
  );
  const asked = isWhole
    ? [...others, byToken(0), byToken(1), ...salesmanTokens, administrator]
    : [
        ...(salesman ? [{ ...salesman, leftOut: new Set(embedded(true)), variations: PLAIN }] : []),
        ...salesmanTokens.map((visitor) => ({ ...visitor, variations: PLAIN })),
        { ...administrator, variations: PLAIN },
      ];
  const answered = new Set<string>();
  for (const visitor of asked) {
    const [told, again] = await Promise.all([answersOf(product, visitor), answersOf(served, visitor)]);
    const who = `role ${visitor.role}${visitor.token ? ", by token" : ""}`;
    expect(differences(told, again), who).toEqual([]);
    for (const [key, text] of told) if (/^2\d\d /.test(text)) answered.add(key.split(" as ")[0] ?? "");
    // Nothing is left out for want of a name: some forty operations, of each its own arguments and foreign ids.
    if (visitor.token) {
      expect(visitor.token.operations.length, who).toBeGreaterThan(40);
      expect(told.size, who).toBeGreaterThanOrEqual(2 * visitor.token.operations.length);
    }
  }
  // An operation that only refuses would agree too: each must have answered somebody.
  const silent = operations
    .filter(({ id, scope }) => scope !== "none" && !answered.has(id))
    .map(({ id }) => id);
  expect(silent).toEqual([]);
}

/** The variations that each visitor tries. */
const PLAIN = ["own", "foreign ids"];

/** The operations that an embed token may name: of the whole company, or of some users. */
function embedded(ofUsers: boolean): string[] {
  const all = Object.values(readSpec().paths).flatMap((item) => Object.values(item));
  return all.flatMap(({ operationId, "x-embed": isEmbedded, "x-roles": roles = [], "x-scope": scope }) => {
    if (!isEmbedded || roles === "public" || !roles.includes(1)) return [];
    const isOfUsers = roles.includes(3) && (scope !== "company" || roles.includes(2));
    return ofUsers && !isOfUsers ? [] : [operationId];
  });
}
