import { afterAll, beforeAll, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { migrations } from "../../packages/server/db/generated/migrations.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { readLoadData, startLoad } from "../crash/load.ts";
import { send } from "../documents/post.ts";
import { DEMO_PASSWORD, startProduct, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { runOperator } from "./operator.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());

const run = (line: string, url = product.databaseUrl) => runOperator(line, url);

const signIn = (username: string, password: string, company = 1) =>
  product.call({
    method: "POST",
    path: "/api/login",
    body: { CompanyID: company, Username: username, Password: password },
  });

it("help lists the commands, and a wrong command is refused with its error", async () => {
  for (const line of ["", "help", "check --help"]) {
    const { code, said } = await run(line);
    expect(code).toBe(0);
    expect(said).toContain("user unlock [--company …] [--username …]");
  }
  expect(await run("chekc")).toMatchObject({
    code: 2,
    complaints: expect.stringMatching(/^There is no "chekc"\./),
  });
  expect(await run("check --fulll")).toMatchObject({
    code: 2,
    complaints: expect.stringContaining("--fulll"),
  });
  expect(await run("user unlock --company 1")).toMatchObject({ code: 2, complaints: "It needs --username." });
  expect(await run("user list")).toMatchObject({
    code: 1,
    complaints:
      "Say which company: --company ID. There are 1 (Kairali Surgicals & Medicals), 2 (Malabar Ortho & Rehab Supplies).",
  });
  expect(await run("check --company 7")).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/^There is no company 7\./),
  });
  expect(await run("user unlock --company 2 --username meera")).toMatchObject({
    code: 1,
    complaints: "Malabar Ortho & Rehab Supplies has no user meera.",
  });
  expect(await run("status", "postgres://localhost/vanbook")).toMatchObject({
    code: 2,
    complaints: "DATABASE_URL must be a mysql:// address.",
  });
  expect(await run("status", "mysql://root@127.0.0.1:9/vanbook")).toEqual({
    code: 1,
    said: "",
    complaints: "The database does not answer.",
  });
});

it("migrate brings an empty database to this server's schema and back, and recognises a newer schema", async () => {
  const { db, url, drop } = await createTestDatabase({ template: null });
  const [first, second] = migrations.map(({ name }) => name);
  const newest = migrations.at(-1)?.name;
  try {
    expect(await run("status", url)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`Schema: none yet; this server has ${newest}.`),
    });
    expect(await run("migrate", url)).toMatchObject({
      code: 0,
      said: expect.stringMatching(`^Applied: ${first}, ${second}, .*${newest}$`),
    });
    expect(await run("migrate", url)).toMatchObject({
      code: 0,
      said: "The schema is this server's already.",
    });
    expect(await run("status", url)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/There is no company yet\.$/),
    });
    await db("schema_migrations").insert({
      name: "999-tomorrow",
      statements: 1,
      applied_at: "2026-11-24 00:00:00",
    });
    expect(await run("status", url)).toMatchObject({
      code: 1,
      said: expect.stringContaining("Of a newer server than this one: 999-tomorrow"),
    });
    await db("schema_migrations").where("name", "999-tomorrow").delete();
    const before = migrations.at(-2)?.name;
    await db("schema_migrations").where("name", newest).decrement("statements", 1); // as after a process that died during the migration
    expect(await run("status", url)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`the next start: ${newest}`),
    });
    await db("schema_migrations").where("name", newest).increment("statements", 1);
    expect(await run(`migrate --down-to ${before}`, url)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/Make a backup, then add --yes\.$/),
    });
    expect(await run(`migrate --down-to ${before} --yes`, url)).toMatchObject({
      code: 0,
      said: `Reverted: ${newest}`,
    });
    expect(await run(`migrate --down-to ${before} --yes`, url)).toMatchObject({
      said: `Nothing later than ${before} is applied.`,
    });
    expect(await run("migrate --down-to nothing --yes", url)).toMatchObject({
      code: 1,
      complaints: "There is no migration nothing.",
    });
  } finally {
    await drop();
  }
});

it("check finds a sum that differs from its rows, and rebuild corrects it", async () => {
  expect(await run("check")).toMatchObject({
    code: 0,
    said: "Kairali Surgicals & Medicals: the books are sound.\nMalabar Ortho & Rehab Supplies: the books are sound.",
  });
  const sumDebits = async (table: string) => {
    const [row] = (await product.db(table).where("company_id", 1).sum({ amount: "debit" })) as {
      amount: string;
    }[];
    return row?.amount;
  };
  const enteredSum = await sumDebits("ledger_entries");
  const [wrong] = await product.db("ledger_day").where("company_id", 1).where("debit", ">", 0).limit(1);
  const { account_id, date } = wrong as { account_id: number; date: string };
  await product.db("ledger_day").where({ company_id: 1, account_id, date }).increment("debit", 5);
  expect(await sumDebits("ledger_day")).not.toBe(enteredSum);
  const checkResult = await run("check --company 1 --full");
  expect(checkResult.code).toBe(1);
  expect(checkResult.said).toMatch(/^Kairali Surgicals & Medicals: the books are not sound\.\n {2}\S/);
  expect(await run("rebuild --company 1")).toMatchObject({
    code: 0,
    said: expect.stringMatching(/ledger_day: [1-9]\d* differed\./),
  });
  expect(await sumDebits("ledger_day")).toBe(enteredSum);
  expect(await run("check --company 1 --full")).toMatchObject({ code: 0 });
});

it("check tells numbers that GST does not allow in an old series as a warning, and ends as if all were well", async () => {
  const { bills } = await makeSamples(product.db, 1, getToday());
  const year = await product
    .db("financial_years")
    .where({ company_id: 1 })
    .where("start_date", "<=", getToday())
    .where("end_date", ">=", getToday())
    .first("id");
  const series = { company_id: 1, id: 900, series: "B2C/Kollam 1", inv_type: "B2C", year_id: year.id };
  await product.db("invoice_series").insert(series);
  const cookie = await product.signIn(1, "meera");
  const answer = await send(product, cookie, "bills", { ...bills, seriesId: 900 });
  const { voucherId } = answer.read<{ voucherId: number }>();
  expect(await run("check --company 1")).toMatchObject({
    code: 0,
    said:
      "Kairali Surgicals & Medicals: the books are sound.\n" +
      "  Warning, I12: GST does not allow numbers of a series that was made before its name was checked. " +
      `At series B2C/Kollam 1. First at B2C/Kollam 1/1 (id ${voucherId}).`,
  });
});

it("user password sets a new password, ends the user's sessions, and writes to the log", async () => {
  const cookie = await product.signIn(1, "rahim");
  const passwordResult = await run("user password --company 1 --username rahim");
  expect(passwordResult.code).toBe(0);
  const [, password = ""] = /^The new password of rahim: (\S{22})\n/.exec(passwordResult.said) ?? [];
  expect((await product.call({ method: "GET", path: "/api/v1/session", cookie })).status).toBe(401);
  expect((await signIn("rahim", DEMO_PASSWORD)).status).toBe(401);
  // The password is right, but the user must first choose a new one.
  expect((await signIn("rahim", password)).read()).toMatchObject({ code: "OWN_PASSWORD_REQUIRED" });
  expect((await run("user password --company 1 --username rahim")).said).not.toContain(password);
  const rows = await product.db("audit_log").where({ company_id: 1, operation: "operate.password" });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    user_id: null,
    via: "system",
    entity: "users",
    after_json: '{"password":"set"}',
  });
  expect(JSON.stringify(rows)).not.toContain(password);
});

it("user password also ends an administrator's API keys", async () => {
  const cookie = await product.signIn(2, "fathima");
  const answer = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Nightly" },
    cookie,
  });
  const headers = { Authorization: `Bearer ${answer.read<{ secret: string }>().secret}` };
  const callSession = () => product.call({ method: "GET", path: "/api/v1/session", headers });
  expect((await callSession()).status).toBe(200);
  await run("user password --company 2 --username fathima");
  expect((await callSession()).status).toBe(401);
});

it("user unlock lets a user try again at once, and user sign-out ends the user's sessions", async () => {
  for (let time = 0; time < 11; time += 1) await signIn("biju", "not this one");
  expect((await signIn("biju", DEMO_PASSWORD)).status).toBe(429);
  expect(await run("user unlock --company 1 --username biju")).toMatchObject({
    code: 0,
    said: "biju may try again at once.",
  });
  const cookie = await product.signIn(1, "biju");
  expect(await run("user sign-out --company 1 --username biju")).toMatchObject({
    code: 0,
    said: "biju: 1 session ended.",
  });
  expect((await product.call({ method: "GET", path: "/api/v1/session", cookie })).status).toBe(401);
  const { said } = await run("user list --company 1");
  expect(said).toMatch(/^meera +Meera .* last here \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
});

it("secret rotate makes a new secret for embed tokens", async () => {
  const readNewestSecret = async () =>
    Number((await product.db("token_secrets").max({ id: "id" }))[0]?.["id"] ?? 0);
  const before = await readNewestSecret();
  expect(await run("secret rotate")).toMatchObject({
    code: 0,
    said: expect.stringMatching(`^Secret ${before + 1} seals`),
  });
  expect(await readNewestSecret()).toBe(before + 1);
});

it("commands leave a newer schema as it is, and /readyz reports it to a proxy", async () => {
  const newer = { name: "999-of-tomorrow", statements: 1, applied_at: "2026-11-01 00:00:00" };
  await product.db("schema_migrations").insert(newer);
  try {
    for (const command of ["migrate", "backup --to /nowhere/at-all.gz"])
      expect(await run(command)).toMatchObject({
        code: 1,
        complaints: expect.stringMatching(
          /^The schema is of a newer Vanbook than this one: it has 999-of-tomorrow\./,
        ),
      });
    const ready = await product.call({ method: "GET", path: "/readyz" });
    expect(ready.status).toBe(503);
    expect(ready.read<{ message: string }>().message).toContain("newer server (999-of-tomorrow)");
  } finally {
    await product.db("schema_migrations").where("name", newer.name).delete();
  }
  expect((await product.call({ method: "GET", path: "/readyz" })).status).toBe(200);
});

it("settings list and settings set show and change the settings of a company", async () => {
  expect((await run("settings list --company 1")).said).toMatch(/^daysBack +\d+ {2}Days Back$/m);
  expect(await run("settings set --company 1 --name daysBack --value 9")).toMatchObject({
    code: 0,
    said: "Days Back: 9",
  });
  const cookie = await product.signIn(1, "meera");
  const answer = await product.call({ method: "GET", path: "/api/v1/settings", cookie });
  expect(answer.json).toMatchObject({ daysBack: 9 });
  for (const [name, value, words] of [
    ["daysBack", "1.5", "Days Back must be a whole number from 0 to 366."],
    ["discount", "much", "Discount must be a percentage from 0 to 100."],
    ["stockShort", "perhaps", "Stock Short must be allow or refuse."],
    ["billDiscount", "never", "Bill Discount must be beforeTax or afterTax."],
    ["colour", "red", /^There is no setting colour\. There are stockShort, billDiscount, daysBack,/],
  ] as const)
    expect(await run(`settings set --company 1 --name ${name} --value ${value}`)).toMatchObject({
      code: 1,
      complaints: typeof words === "string" ? words : expect.stringMatching(words),
    });
  const loggedChanges = await product
    .db("audit_log")
    .where({ company_id: 1, operation: "settings.save", via: "system" });
  expect(loggedChanges).toHaveLength(1);
});

it("migrate runs while people post, and no document is lost or doubled", async () => {
  // Undo this migration only, not the later ones: sign-ins need them.
  await product.db.raw("ALTER TABLE webhooks DROP COLUMN delivered_at");
  await product.db("schema_migrations").where("name", "026-webhook-deliveries").delete();
  const vouchers = async () =>
    Number((await product.db("vouchers").where("company_id", 1).count({ all: "*" }))[0]?.["all"]);
  const at = await vouchers();
  const cookie = await product.signIn(1, "meera");
  const load = startLoad(product.url, cookie, await readLoadData(product.db), 4, createRandom(11));
  while (load.held.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  const first = load.held.length;
  expect(await run("migrate")).toMatchObject({ code: 0, said: "Applied: 026-webhook-deliveries" });
  while (load.held.length < first + 3) await new Promise((resolve) => setTimeout(resolve, 20));
  await load.drain();
  expect(load.findings).toEqual([]);
  const acknowledgedCount = load.held.reduce(
    (sum, { edits, state }) => sum + 1 + 2 * edits + (state === "cancelled" ? 1 : 0),
    0,
  );
  expect((await vouchers()) - at).toBe(acknowledgedCount);
  expect(await run("check --company 1 --full")).toMatchObject({ code: 0 });
});
