import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../../packages/server/db/connection.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { createApp } from "../../packages/server/app.ts";
import { createFaultyBuilds, type Fault, type FaultyBuilds } from "../faulty-build.ts";
import { serve } from "../product.ts";
import { receiptFaults } from "./faults.ts";
import { keepAtRandom } from "./keep-at-random.ts";
import { openReceiptDesk } from "./receipt-desk.ts";

/**
 * Tests that receipts stay correct while eight users each perform `steps`
 * steps at the same time, and that the chosen faults are found this way.
 */
export function testReceiptsAtOnce(steps: number, isChosen: (fault: Fault) => boolean): void {
  let builds: FaultyBuilds;

  beforeAll(async () => {
    builds = await createFaultyBuilds("receipts");
  });
  afterAll(() => builds?.remove());

  it("keeps the books sound while eight people enter, change and delete receipts at once", async () => {
    expect(await runAndListFindings(undefined, steps)).toEqual([]);
  }, 120_000);

  describe.each(receiptFaults.filter(isChosen))("$name", (fault) => {
    it("is caught", async () => {
      expect(await runAndListFindings(fault, 4)).not.toEqual([]);
    }, 120_000);
  });

  /** Findings of a random run over a product with one wrong line and a separate demo company. */
  async function runAndListFindings(fault: Fault | undefined, steps: number): Promise<string[]> {
    const faultyBuild = fault ? await builds.load<Built>(ENTRY_SOURCE, fault) : { createApp, connect };
    const { product, at } = await openReceiptDesk();
    const db = faultyBuild.connect(product.databaseUrl);
    const servedProduct = await serve(db, product.databaseUrl, faultyBuild.createApp);
    try {
      const people = ["meera", "meera", "meera", "meera", "biju", "biju", "rahim", "rahim"];
      const cookies = await Promise.all(people.map((name) => servedProduct.signIn(1, name)));
      // The customer and Anil's cash are in the managers' scope too, so all of them can see these
      // receipts.
      return await keepAtRandom({ served: servedProduct, db, cookies, at, random: createRandom(5), steps });
    } finally {
      await servedProduct.stop();
      await db.destroy();
      await product.stop();
    }
  }
}

interface Built {
  createApp: typeof createApp;
  connect: typeof connect;
}

const ENTRY_SOURCE = 'export { createApp } from "./app.ts"; export { connect } from "./db/connection.ts";';
