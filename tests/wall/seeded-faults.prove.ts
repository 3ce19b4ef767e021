import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { createApp } from "../../packages/server/app.ts";
import type { connect } from "../../packages/server/db/connection.ts";
import { createFaultyBuilds, type Fault, type FaultyBuilds } from "../faulty-build.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { faultsOfReading, faultsOfSync, faultsOfTokens } from "./faults.ts";
import { findFirstDifference, OTHER_COMPANY, type Visitor } from "./interference.ts";
import { operations, type Operation } from "./operations.ts";
import { openPartyDesk, type PartyDesk } from "./party-desk.ts";
import { createTwin } from "./twin.ts";
import { listVisitors } from "./visitors.ts";
import { pickSample } from "../whole.ts";
import { findScopeBreaches } from "./scope-breaches.ts";
import { findTokenBreaches } from "./token-breaches.ts";

// The wall's checks must catch a sample of these faults (all with `--all`), and find nothing in the
// unchanged product.
let builds: FaultyBuilds;
let product: Product;
let twin: Awaited<ReturnType<typeof createTwin>>;
let visitors: Visitor[];

beforeAll(async () => {
  product = await startProduct({ bills: 100 });
  twin = await createTwin(product.db, product.databaseUrl, OTHER_COMPANY);
  visitors = await listVisitors(product.db, 1);
  builds = await createFaultyBuilds("wall");
});
afterAll(async () => {
  await twin?.drop();
  await product?.stop();
  await builds?.remove();
});

it("the checks find nothing wrong in the unchanged product", async () => {
  expect(await findBreaches(undefined, LEFT_OUT_FOR_READING)).toEqual([]);
});

describe.each(pickSample(faultsOfReading, 3))("$name", (fault) => {
  it("is found by the checks of reading operations", async () => {
    expect(await findBreaches(fault, LEFT_OUT_FOR_READING)).not.toEqual([]);
  });
});

// These checks write, so each begins with a new copy of the database.
describe.each([undefined, ...pickSample(faultsOfSync, 1)])("documents from outside, $name", (fault) => {
  it(
    fault ? "is caught" : "finds nothing without a fault",
    async () => {
      await twin.drop();
      twin = await createTwin(product.db, product.databaseUrl, OTHER_COMPANY);
      const foundBreaches = await findBreaches(fault, LEFT_OUT_FOR_SYNC);
      if (fault) expect(foundBreaches).not.toEqual([]);
      else expect(foundBreaches).toEqual([]);
    },
    180_000,
  );
});

// Tokens of the whole company, with locked parameters, and of one customer and one supplier.
describe("embed tokens", () => {
  let desk: PartyDesk;
  beforeAll(async () => void (desk = await openPartyDesk()));
  afterAll(() => desk?.close());

  const findTokenBreachesWith = (fault?: Fault) => {
    const urls = { ours: desk.product.databaseUrl, theirs: desk.twinUrl };
    return visitServers(fault, urls, ({ one, other }) => findTokenBreaches(desk, one, other));
  };

  it("can do nothing beyond their terms", async () => {
    expect(await findTokenBreachesWith()).toEqual([]);
  });

  it.each(pickSample(faultsOfTokens, 1))(
    "$name is found by the checks of tokens",
    async (fault) => {
      expect(await findTokenBreachesWith(fault)).not.toEqual([]);
    },
    60_000,
  );
});

/** The first findings of the wall's checks in the product with this fault. */
function findBreaches(fault: Fault | undefined, leftOut: ReadonlySet<string>): Promise<string[]> {
  const urls = { ours: product.databaseUrl, theirs: twin.url };
  return visitServers(fault, urls, async ({ one, other, db }) => {
    const breaches = await findScopeBreaches(one, db, visitors);
    if (breaches.length > 0) return breaches;
    for (const visitor of visitors.filter(({ role }) => role <= 2)) {
      const different = await findFirstDifference(one, other, visitor, leftOut);
      if (different) return [different];
    }
    return [];
  });
}

/** Findings of `visit` with two servers built with a fault, each with its own database. */
async function visitServers(
  fault: Fault | undefined,
  urls: { ours: string; theirs: string },
  visit: (servers: { one: Served; other: Served; db: Knex }) => Promise<string[]>,
): Promise<string[]> {
  const faultyBuild = await builds.load<Built>(ENTRY_SOURCE, fault);
  const [ours, theirs] = [faultyBuild.connect(urls.ours), faultyBuild.connect(urls.theirs)];
  const [one, other] = await Promise.all([
    serve(ours, urls.ours, faultyBuild.createApp),
    serve(theirs, urls.theirs, faultyBuild.createApp),
  ]);
  try {
    return await visit({ one, other, db: ours });
  } finally {
    await Promise.all([one.stop(), other.stop(), ours.destroy(), theirs.destroy()]);
  }
}

type Served = Pick<Product, "call" | "signIn">;

interface Built {
  createApp: typeof createApp;
  connect: typeof connect;
}

const ENTRY_SOURCE = 'export { createApp } from "./app.ts"; export { connect } from "./db/connection.ts";';
const PASSWORDS_STAY = ["profile.resetPassword", "apiKeys.create", "apiKeys.revoke"];
/** The reading half skips all writes; the sync half calls only these operations. */
const isOfSync = ({ id, tags }: Operation) => tags.includes("sync") || /^(years|books|settings)\./.test(id);
const isWrite = ({ method, isReport }: Operation) => method !== "GET" && !isReport;
/** They list sign-ins, which these checks make on one server only. */
const OF_SIGN_INS = ["signInLog.report", "userAccess.list"];
const LEFT_OUT_FOR_READING = new Set([
  ...PASSWORDS_STAY,
  ...OF_SIGN_INS,
  ...operations.filter((operation) => isOfSync(operation) || isWrite(operation)).map(({ id }) => id),
]);
const LEFT_OUT_FOR_SYNC = new Set(operations.filter((operation) => !isOfSync(operation)).map(({ id }) => id));
