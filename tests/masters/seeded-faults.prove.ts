import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { createApp } from "../../packages/server/app.ts";
import type { connect } from "../../packages/server/db/connection.ts";
import { faultyBuilds, type FaultyBuilds } from "../faulty-build.ts";
import { serve, startProduct, type Answer, type Product } from "../product.ts";
import { sampleOf } from "../whole.ts";
import { branches } from "./cases/branches.ts";
import { masterFaults } from "./faults.ts";

// Checks on branches must catch a sample of these faults (all with `--all`), and find nothing in the unchanged product.
let builds: FaultyBuilds;
let product: Product;
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  builds = await faultyBuilds("masters");
});
afterAll(async () => {
  await product?.stop();
  await builds?.remove();
});

describe.each([undefined, ...sampleOf(masterFaults, 3)])("$name", (fault) => {
  it(fault ? "is caught" : "without a fault nothing is found", async () => {
    const built = await builds.load<Built>(ENTRY, fault);
    const db = built.connect(product.databaseUrl);
    const served = await serve(db, product.databaseUrl, built.createApp);
    try {
      const found = await findings(served);
      if (fault) expect(found).not.toEqual([]);
      else expect(found).toEqual([]);
    } finally {
      await served.stop();
      await db.destroy();
    }
  });
});

/** Findings of the checks on branches. */
async function findings(served: Pick<Product, "call" | "signIn">): Promise<string[]> {
  const cookies = { admin: "", other: "", salesman: "" };
  cookies.admin = await served.signIn(1, "meera");
  cookies.other = await served.signIn(2, "fathima");
  cookies.salesman = await served.signIn(1, "anil");
  const found: string[] = [];
  const post = (path: string, body: object, as: keyof typeof cookies = "admin"): Promise<Answer> =>
    served.call({ method: "POST", path, body, cookie: cookies[as] });
  const stored = (BranchId: number) => product.db("branches").where({ company_id: 1, id: BranchId }).first();
  const record = async () => branches.record(product.db, 1, Math.floor(Math.random() * 1e9));

  const given = { ...(await record()), CreatedBy: 99 };
  const made = await post(branches.create, given);
  const id = made.read<{ id: number }>().id;
  if ((await stored(id))?.created_by !== 1) found.push("the author is not who signed in");

  // Several rounds: parallel requests overlap only by chance, less often on a busy machine.
  for (let round = 1; round <= 5 && !found.includes(TWICE); round += 1) {
    const twin = { ...given, BranchName: `  Twin ${id} ${round} ` };
    const answers = await Promise.all([1, 2, 3, 4].map(async () => post(branches.create, twin)));
    if (answers.filter(({ status }) => status === 200).length !== 1) found.push(TWICE);
  }

  const list = await served.call({ method: "GET", path: branches.list, cookie: cookies.other });
  if (list.read<{ CompanyID: number }[]>().some(({ CompanyID }) => CompanyID !== 2))
    found.push("another company's branches are listed");

  const before = await stored(id);
  const foreign = await post(branches.update, { ...(await record()), BranchId: id }, "other");
  const theirs = await product.db("branches").where({ company_id: 2, id }).first();
  if (!theirs && foreign.status !== 404) found.push("another company's branch is there");
  await post(branches.remove, { BranchId: id }, "other");
  await post(branches.update, { ...(await record()), BranchId: id }, "salesman");
  const after = await stored(id);
  if (JSON.stringify(after) !== JSON.stringify(before)) found.push("somebody changed what is not his");

  const edit = { ...given, BranchId: id, Version: after?.version };
  await post(branches.update, { ...edit, Address: "First" });
  const second = await post(branches.update, { ...edit, Address: "Second" });
  if (second.status !== 409) found.push("the second of two was not told");
  const log = await product.db("audit_log").where({ entity: "branches", entity_id: String(id) });
  if (!log.some(({ operation }) => operation === "branches.update")) found.push("a change is not in the log");

  const used = await product
    .db("users")
    .where({ company_id: 1, is_deleted: 0 })
    .whereNotNull("branch_id")
    .first();
  const removal = await post(branches.remove, { BranchId: used?.branch_id });
  if (removal.status !== 409) found.push("a branch with users was deleted");
  await product.db("branches").where({ company_id: 1, id: used?.branch_id }).update({ is_deleted: 0 });
  return found;
}

const TWICE = "a name is given twice";

interface Built {
  createApp: typeof createApp;
  connect: typeof connect;
}

const ENTRY = 'export { createApp } from "./app.ts"; export { connect } from "./db/connection.ts";';
