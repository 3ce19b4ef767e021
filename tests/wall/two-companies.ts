import { expect } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { forgetIds } from "../../packages/server/db/ids.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { isWhole, triesAll } from "../whole.ts";
import { collectAnswers, listDifferences, OTHER_COMPANY, type Visitor } from "./interference.ts";
import { operations } from "./operations.ts";
import { postSamples } from "./samples.ts";
import { makeReminderValues } from "./reminded-customer.ts";
import { makeReturnValues } from "./return-values.ts";
import { makeSpares } from "./spares.ts";
import { createTwin } from "./twin.ts";
import { listVisitors } from "./visitors.ts";

/**
 * The product with two databases that differ in every row of company 2 and in no row of company 1.
 */
export interface TwoCompanies {
  product: Product;
  twin: Awaited<ReturnType<typeof createTwin>>;
  served: Awaited<ReturnType<typeof serve>>;
  documents: Awaited<ReturnType<typeof postSamples>>;
  spares: Awaited<ReturnType<typeof makeSpares>>;
  close(): Promise<void>;
}

/** Starts both servers for a test file; call `close` in `afterAll`. */
export async function openTwoCompanies(): Promise<TwoCompanies> {
  const product = await startProduct();
  const paths = new Map(operations.map(({ id, path }) => [id, path]));
  const [administrator] = await listVisitors(product.db, 1);
  const cookie = await product.signIn(1, administrator?.username ?? "");
  const documents = await postSamples(product, cookie, administrator?.known.samples ?? {}, paths);
  const spares = {
    ...(await makeSpares(product.db, 1)),
    ...(await makeReminderValues(product, cookie)),
    ...(await makeReturnValues(product, cookie, administrator?.known.samples?.["purchases"] ?? {})),
  };
  // So that both servers reserve the same ids of company 1 from now on.
  forgetIds(product.db);
  const twin = await createTwin(product.db, product.databaseUrl, OTHER_COMPANY);
  const servedProduct = await serve(twin.db, twin.url);
  return {
    product,
    twin,
    served: servedProduct,
    documents,
    spares,
    async close() {
      await servedProduct.stop();
      await twin.drop();
      await product.stop();
    },
  };
}

/**
 * Both servers must give every visitor of company 1 exactly the same answers. A short run asks as
 * the administrator and as a salesman, with embed tokens where these are allowed; other roles see
 * less than the administrator. A whole run asks as every visitor and tries each optional argument
 * separately for the administrator and the salesman; `--all` does so for every visitor.
 */
export async function expectTheSame({ product, served, documents, spares }: TwoCompanies): Promise<void> {
  // The administrator is last because of closing a year; before that come the embed tokens for the
  // company and for a salesman.
  const visitors = (await listVisitors(product.db, 1, documents, spares)).reverse();
  const administrator = visitors.pop();
  if (!administrator) throw new Error("no administrator");
  const [salesman] = visitors.filter(({ role }) => role === 2);
  // A token names at most 100 operations, so two tokens share them.
  const makeTokenVisitor = (half: 0 | 1, users?: readonly number[]): Visitor => ({
    ...administrator,
    token: {
      operations: listEmbedOperations(users !== undefined).filter((_id, at) => at % 2 === half),
      origins: ["https://portal.partner.example"],
      writes: true,
      ...(users && { users }),
    },
  });
  const some = [salesman?.known.userId ?? 0];
  const salesmanTokens = [makeTokenVisitor(0, some), makeTokenVisitor(1, some)];
  const others = visitors.map((visitor) =>
    triesAll || visitor === salesman ? visitor : { ...visitor, variations: PLAIN_VARIATIONS },
  );
  const askedVisitors = isWhole
    ? [...others, makeTokenVisitor(0), makeTokenVisitor(1), ...salesmanTokens, administrator]
    : [
        ...(salesman
          ? [{ ...salesman, leftOut: new Set(listEmbedOperations(true)), variations: PLAIN_VARIATIONS }]
          : []),
        ...salesmanTokens.map((visitor) => ({ ...visitor, variations: PLAIN_VARIATIONS })),
        { ...administrator, variations: PLAIN_VARIATIONS },
      ];
  const answeredOperations = new Set<string>();
  for (const visitor of askedVisitors) {
    const [firstAnswers, again] = await Promise.all([
      collectAnswers(product, visitor),
      collectAnswers(served, visitor),
    ]);
    const who = `role ${visitor.role}${visitor.token ? ", by token" : ""}`;
    expect(listDifferences(firstAnswers, again), who).toEqual([]);
    for (const [key, text] of firstAnswers)
      if (/^2\d\d /.test(text)) answeredOperations.add(key.split(" as ")[0] ?? "");
    // No operation was skipped: each was called at least with its own arguments and with foreign
    // ids.
    if (visitor.token) {
      expect(visitor.token.operations.length, who).toBeGreaterThan(40);
      expect(firstAnswers.size, who).toBeGreaterThanOrEqual(2 * visitor.token.operations.length);
    }
  }
  // Refusals would be equal too, so each operation must have succeeded for at least one visitor.
  const silent = operations
    .filter(({ id, scope }) => scope !== "none" && !answeredOperations.has(id))
    .map(({ id }) => id);
  expect(silent).toEqual([]);
}

/** Variations that every visitor tries. */
const PLAIN_VARIATIONS = ["own", "foreign ids"];

/** Operations that an embed token may name, for the whole company or for some users. */
function listEmbedOperations(ofUsers: boolean): string[] {
  const all = Object.values(readSpec().paths).flatMap((item) => Object.values(item));
  return all.flatMap(({ operationId, "x-embed": isEmbedded, "x-roles": roles = [], "x-scope": scope }) => {
    if (!isEmbedded || roles === "public" || !roles.includes(1)) return [];
    const isOfUsers = roles.includes(3) && (scope !== "company" || roles.includes(2));
    return ofUsers && !isOfUsers ? [] : [operationId];
  });
}
