import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "../../packages/server/db/connection.ts";
import { migrations } from "../../packages/server/db/generated/migrations.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { readLoadData, startLoad } from "../crash/load.ts";
import { openBackupDesk, type BackupDesk } from "./backup-desk.ts";
import { runOperator } from "./operator.ts";
import { readAllSums } from "./sums.ts";

let desk: BackupDesk;
beforeAll(async () => void (desk = await openBackupDesk()));
afterAll(() => desk?.close());

it("a backup has the data of one moment while people post, and is checked on a copy that is then dropped", async () => {
  const data = await readLoadData(desk.product.db);
  const load = startLoad(desk.product.url, await desk.product.signIn(1, "meera"), data, 4, createRandom(17));
  while (load.held.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = load.held.length;
  const backupResult = await desk.run(`backup --to ${desk.file("busy.gz")} --check`);
  const during = load.held.length - before;
  await load.drain();
  expect(load.findings).toEqual([]);
  expect(during).toBeGreaterThan(0);
  expect(backupResult, backupResult.complaints).toMatchObject({ code: 0 });
  expect(backupResult.said).toMatch(/Kairali Surgicals & Medicals: restored beside, the books are sound\./);
  const leftDatabases = await queryRows(desk.product.db, "SHOW DATABASES LIKE '%\\_check\\_%'");
  expect(leftDatabases).toEqual([]);
});

it("one company is restored beside the others, under its own number and name", async () => {
  await desk.product.db("webhooks").insert({
    ...{
      company_id: 2,
      id: 1,
      url: "https://partner.example/",
      status: "active",
      secret: "vbw_1",
      cursor_seq: 0,
    },
    ...{ attempts: 0, next_try_at: "2026-11-01 00:00:00", failures: 0 },
  });
  await desk.run(`backup --to ${desk.file("company.gz")}`);
  const first = await readAllSums(desk.product.db, 1);
  const restore = (...more: string[]) =>
    runOperator(["restore", "--from", desk.file("company.gz"), ...more], desk.product.databaseUrl);
  expect(await restore("--company", "7")).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/^The backup has no company 7\. It has 1 \(Kairali/),
  });
  expect(await restore("--company", "2")).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/^There is a company called Malabar Ortho & Rehab Supplies\. Give/),
  });
  const restoreResult = await restore("--company", "2", "--name", "Malabar of yesterday");
  expect(restoreResult, restoreResult.complaints).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Malabar of yesterday is company \d+, with \d+ rows/),
  });
  const id = Number(/company (\d+)/.exec(restoreResult.said)?.[1]);
  expect(await readAllSums(desk.product.db, id)).toEqual(await readAllSums(desk.product.db, 2));
  expect(await readAllSums(desk.product.db, 1)).toEqual(first);
  expect(await desk.run(`check --full --company ${id}`)).toMatchObject({ code: 0 });
  expect(await desk.product.db("webhooks").where("company_id", id).pluck("status")).toEqual(["off"]);
  const line = { company_id: id, operation: "operate.restore", via: "system", after_json: '{"from":2}' };
  expect(await desk.product.db("audit_log").where(line)).toHaveLength(1);
  const cookie = await desk.product.signIn(id, "fathima");
  expect((await desk.product.call({ method: "GET", path: "/api/v1/session", cookie })).status).toBe(200);
});

it("backup verify reports what is wrong with a file", async () => {
  await desk.run(`backup --to ${desk.file("sound.gz")}`);
  const sound = await desk.run(
    `backup verify --from ${desk.file("sound.gz")}`,
    "mysql://nobody@127.0.0.1:1/none",
  );
  expect(sound).toMatchObject({ code: 0, said: expect.stringMatching(/^The backup is whole: \d+ tables/) });
  const bytes = await readFile(desk.file("sound.gz"));
  const middle = Math.floor(bytes.length / 2);
  await writeFile(desk.file("damaged.gz"), bytes.with(middle, bytes[middle]! ^ 1));
  await writeFile(desk.file("cut.gz"), bytes);
  await truncate(desk.file("cut.gz"), middle);
  await writeFile(desk.file("other.gz"), "a text");
  for (const [name, fault] of [
    ["damaged.gz", /damaged|not those that were written/],
    ["cut.gz", /it is cut off before its end\.$/],
    ["other.gz", /it is damaged, or not a backup of Vanbook\.$/],
    ["none.gz", /^There is no file /],
  ] as const) {
    expect(await desk.run(`backup verify --from ${desk.file(name)}`)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(fault),
    });
  }
  const url = desk.nowhere("damaged");
  try {
    expect(await desk.run(`restore --from ${desk.file("cut.gz")}`, url)).toMatchObject({ code: 1 });
    const db = connect(url);
    expect(await db("companies").select()).toEqual([]); // nobody can sign in to a half-restored database
    await db.destroy();
    // and the restore can be started again
    expect(await desk.run(`restore --from ${desk.file("sound.gz")}`, url)).toMatchObject({ code: 0 });
  } finally {
    await desk.drop(url);
  }
});

it("a backup made with a key shows any change of the file, and one without a key says so", async () => {
  const env = { VANBOOK_BACKUP_KEY: "a secret of thirty-two letters and more" };
  const [keyedPath, plainPath, changedPath] = ["keyed.gz", "plain.gz", "changed.gz"].map((name) =>
    desk.file(name),
  );
  expect((await desk.run(`backup --to ${plainPath}`)).said).toContain("Its digest has no key");
  expect((await desk.run(`backup --to ${keyedPath}`, undefined, env)).said).not.toContain("has no key");
  const verify = (path = "", withEnv: Record<string, string> = env) =>
    desk.run(`backup verify --from ${path}`, undefined, withEnv);
  expect(await verify(plainPath, {})).toMatchObject({ code: 0, said: expect.stringContaining("(unkeyed)") });
  // Somebody without the key could have put it in the place of one that has a key.
  expect(await verify(plainPath)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining("its digest has no key, so it may have been changed"),
  });
  expect(await verify(`${plainPath} --unkeyed`)).toMatchObject({ code: 0 });
  expect(await verify(keyedPath)).toMatchObject({ code: 0, said: expect.stringContaining("key is right") });
  // Another date of the backup: no table's digest contains it.
  const text = gunzipSync(await readFile(keyedPath!)).toString();
  await writeFile(changedPath!, gzipSync(text.replace('"at":"20', '"at":"19')));
  expect(await verify(changedPath)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining("its digest with the key is another one"),
  });
  const url = desk.nowhere("changed");
  try {
    for (const path of [changedPath, plainPath])
      expect(await desk.run(`restore --from ${path}`, url, env)).toMatchObject({ code: 1 });
    await expect(connectTo(url)).rejects.toThrow(); // nothing was made
    expect(await desk.run(`restore --from ${keyedPath}`, url, env)).toMatchObject({ code: 0 });
  } finally {
    await desk.drop(url);
  }
});

async function connectTo(url: string): Promise<void> {
  const db = connect(url);
  try {
    await db.raw("SELECT 1");
  } finally {
    await db.destroy();
  }
}

it("a restore to a point in time names what is missing before it changes anything", async () => {
  await desk.run(`backup --to ${desk.file("forward.gz")}`);
  const url = desk.nowhere("forward");
  for (const [until, words] of [
    ["2026-11-24", /^--until wants a time with its zone/],
    // The test's database server has no binary log.
    ["2026-11-24T10:29:00+05:30", /^The backup does not name its position in a binary log/],
  ] as const)
    expect(await desk.run(`restore --from ${desk.file("forward.gz")} --until ${until}`, url)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(words),
    });
  const [databases] = await desk.product.db.raw<[unknown[]]>("SHOW DATABASES LIKE ?", [
    `test_${process.pid}_forward`,
  ]);
  expect(databases).toEqual([]);
});

it("a backup refuses a path that exists, and a folder keeps as many backups as the option says", async () => {
  await writeFile(desk.file("taken.gz"), "");
  expect(await desk.run(`backup --to ${desk.file("taken.gz")}`)).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/is there already\.$/),
  });
  expect(await desk.run(`backup --to ${desk.file("no/such/folder.gz")}`)).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/^There is no folder /),
  });
  const nightly = await mkdtemp(desk.file("nightly-"));
  for (const day of ["01", "02", "03"])
    await writeFile(join(nightly, `vanbook-2026-11-${day}-020000.backup.gz`), "");
  await writeFile(join(nightly, "notes.txt"), "");
  const backupResult = await desk.run(`backup --to ${nightly} --keep 2`);
  expect(backupResult, backupResult.complaints).toMatchObject({ code: 0 });
  const names = await readdir(nightly);
  expect(names).toContain("notes.txt");
  expect(names.filter((name) => name.endsWith(".backup.gz"))).toHaveLength(2);
  expect(existsSync(join(nightly, "vanbook-2026-11-03-020000.backup.gz"))).toBe(true);
  expect(await desk.run(`backup --to ${nightly} --keep 0`)).toMatchObject({ code: 1 });
});

it("a restore brings a backup of an older schema to the server's schema", async () => {
  const older = await createTestDatabase();
  const url = desk.nowhere("older");
  try {
    const [before = "", newest = ""] = migrations.slice(-2).map(({ name }) => name);
    await desk.run(`migrate --down-to ${before} --yes`, older.url);
    await desk.run(`backup --to ${desk.file("older.gz")}`, older.url);
    const restoreResult = await desk.run(`restore --from ${desk.file("older.gz")}`, url);
    expect(restoreResult, restoreResult.complaints).toMatchObject({
      code: 0,
      said: expect.stringContaining(`The schema was brought up to this server's: ${newest}`),
    });
    expect(await desk.run("status", url)).toMatchObject({ code: 0 });
  } finally {
    await older.drop();
    await desk.drop(url);
  }
});
