import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { createApp } from "../../packages/server/app.ts";
import type { connect } from "../../packages/server/db/connection.ts";
import { createFaultyBuilds, type FaultyBuilds } from "../faulty-build.ts";
import { serve, startProduct, type Answer, type Product } from "../product.ts";
import { pickSample } from "../whole.ts";
import { branches } from "./cases/branches.ts";
import { masterFaults } from "./faults.ts";

// Checks on branches must catch a sample of these faults (all with `--all`), and find nothing in
// the unchanged product.
let builds: FaultyBuilds;
let product: Product;
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  builds = await createFaultyBuilds("masters");
});
afterAll(async () => {
  await product?.stop();
  await builds?.remove();
});

describe.each([undefined, ...pickSample(masterFaults, 3)])("$name", (fault) => {
  it(fault ? "is caught" : "without a fault nothing is found", async () => {
    const faultyBuild = await builds.load<Built>(ENTRY_SOURCE, fault);
    const db = faultyBuild.connect(product.databaseUrl);
    const servedProduct = await serve(db, product.databaseUrl, faultyBuild.createApp);
    try {
      const foundFaults = await findFaults(servedProduct);
      if (fault) expect(foundFaults).not.toEqual([]);
      else expect(foundFaults).toEqual([]);
    } finally {
      await servedProduct.stop();
      await db.destroy();
    }
  });
});

/** Findings of the checks on branches. */
async function findFaults(servedProduct: Pick<Product, "call" | "signIn">): Promise<string[]> {
  const cookies = { admin: "", other: "", salesman: "" };
  cookies.admin = await servedProduct.signIn(1, "meera");
  cookies.other = await servedProduct.signIn(2, "fathima");
  cookies.salesman = await servedProduct.signIn(1, "anil");
  const foundFaults: string[] = [];
  const post = (path: string, body: object, as: keyof typeof cookies = "admin"): Promise<Answer> =>
    servedProduct.call({ method: "POST", path, body, cookie: cookies[as] });
  const readStoredBranch = (BranchId: number) =>
    product.db("branches").where({ company_id: 1, id: BranchId }).first();
  const makeBranch = async () => branches.record(product.db, 1, Math.floor(Math.random() * 1e9));

  const givenBranch = { ...(await makeBranch()), CreatedBy: 99 };
  const createAnswer = await post(branches.create, givenBranch);
  const id = createAnswer.read<{ id: number }>().id;
  if ((await readStoredBranch(id))?.created_by !== 1) foundFaults.push("the author is not who signed in");

  // Several rounds: parallel requests overlap only by chance, less often on a busy machine.
  for (let round = 1; round <= 5 && !foundFaults.includes(TWICE_FINDING); round += 1) {
    const twin = { ...givenBranch, BranchName: `  Twin ${id} ${round} ` };
    const answers = await Promise.all([1, 2, 3, 4].map(async () => post(branches.create, twin)));
    if (answers.filter(({ status }) => status === 200).length !== 1) foundFaults.push(TWICE_FINDING);
  }

  const list = await servedProduct.call({ method: "GET", path: branches.list, cookie: cookies.other });
  if (list.read<{ CompanyID: number }[]>().some(({ CompanyID }) => CompanyID !== 2))
    foundFaults.push("another company's branches are listed");

  const before = await readStoredBranch(id);
  const foreign = await post(branches.update, { ...(await makeBranch()), BranchId: id }, "other");
  const theirs = await product.db("branches").where({ company_id: 2, id }).first();
  if (!theirs && foreign.status !== 404) foundFaults.push("another company's branch is there");
  await post(branches.remove, { BranchId: id }, "other");
  await post(branches.update, { ...(await makeBranch()), BranchId: id }, "salesman");
  const after = await readStoredBranch(id);
  if (JSON.stringify(after) !== JSON.stringify(before)) foundFaults.push("somebody changed what is not his");

  const edit = { ...givenBranch, BranchId: id, Version: after?.version };
  await post(branches.update, { ...edit, Address: "First" });
  const second = await post(branches.update, { ...edit, Address: "Second" });
  if (second.status !== 409) foundFaults.push("the second of two was not told");
  const log = await product.db("audit_log").where({ entity: "branches", entity_id: String(id) });
  if (!log.some(({ operation }) => operation === "branches.update"))
    foundFaults.push("a change is not in the log");

  const userWithBranch = await product
    .db("users")
    .where({ company_id: 1, is_deleted: 0 })
    .whereNotNull("branch_id")
    .first();
  const removal = await post(branches.remove, { BranchId: userWithBranch?.branch_id });
  if (removal.status !== 409) foundFaults.push("a branch with users was deleted");
  await product
    .db("branches")
    .where({ company_id: 1, id: userWithBranch?.branch_id })
    .update({ is_deleted: 0 });
  return foundFaults;
}

const TWICE_FINDING = "a name is given twice";

interface Built {
  createApp: typeof createApp;
  connect: typeof connect;
}

const ENTRY_SOURCE = 'export { createApp } from "./app.ts"; export { connect } from "./db/connection.ts";';
