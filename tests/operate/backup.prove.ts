import { stat } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "../../packages/server/db/connection.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { serve } from "../product.ts";
import { openBackupDesk, type BackupDesk } from "./backup-desk.ts";
import { readAllSums } from "./sums.ts";

let desk: BackupDesk;
beforeAll(async () => void (desk = await openBackupDesk()));
afterAll(() => desk?.close());

// Other tests of backups are in backups.prove.ts.
it("a backup restores a dropped database completely, with the same sums, and people can sign in", async () => {
  const url = desk.nowhere("drill");
  expect(await desk.run(`backup --to ${desk.file("first.gz")}`)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/tables, \d+ rows, \d\.\d MB, read back\.\n.*Kairali Surgicals & Medicals/),
  });
  expect((await desk.run(`backup --to ${desk.file("all.gz")}`)).said).not.toContain("Left out"); // no table is missing in the backup
  expect((await stat(desk.file("first.gz"))).mode & 0o777).toBe(0o600);
  try {
    const restoreResult = await desk.run(`restore --from ${desk.file("first.gz")}`, url);
    expect(restoreResult, restoreResult.complaints).toMatchObject({ code: 0 });
    const db = connect(url);
    try {
      for (const company of [1, 2])
        expect(await readAllSums(db, company)).toEqual(await readAllSums(desk.product.db, company));
      const [ledger] = await queryRows(
        db,
        "SELECT SUM(debit) - SUM(credit) AS difference FROM ledger_entries",
      );
      expect(ledger).toEqual({ difference: "0.00" });
      const copy = await serve(db, url);
      const cookie = await copy.signIn(1, "meera");
      expect((await copy.call({ method: "GET", path: "/api/v1/session", cookie })).status).toBe(200);
      await copy.stop();
    } finally {
      await db.destroy();
    }
    expect(await desk.run("check --full", url)).toMatchObject({ code: 0 });
    expect(await desk.run(`restore --from ${desk.file("first.gz")}`, url)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^The database has companies\./),
    });
  } finally {
    await desk.drop(url);
  }
});
