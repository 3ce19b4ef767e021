import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runInTest } from "../../packages/sdk/command/testing.ts";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { createTestBrowser, createPhone, setUpFactor } from "../accounts/account-desk.ts";
import { DEMO_PASSWORD, startProduct, type Product } from "../product.ts";

let product: Product;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  product = await startProduct();
  folder = await mkdtemp(join(tmpdir(), "vanbook-command-"));
  // An empty PATH, so that no key-ring program is found.
  env = { VANBOOK_CONFIG: join(folder, "config"), PATH: "" };
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true });
});

// All bills of the demo.
const DATE_ARGUMENTS = [`FromDate=${addDays(getToday(), -800)}`, `ToDate=${getToday()}`];
const signIn = (more: string[] = []) =>
  runInTest(["login", "--url", product.url, ...more], { env, typed: `1\nmeera\n${DEMO_PASSWORD}\n` });
beforeEach(async () => {
  await rm(join(folder, "config"), { recursive: true, force: true });
  expect((await signIn()).status).toBe(0);
});

interface Bill {
  BillNo: string;
  BillAmount: number;
}

/** Sum of the demo's bills by a query that is independent of the report's. */
async function readBillSum() {
  const [row] = await product.db("bills").where({ company_id: 1, status: 1 }).sum({ sum: "amount" });
  return Number((row as { sum: string }).sum);
}

test("login makes a key for the user, stores it in files that only the owner can read, and signs out", async () => {
  const { told, printed } = await signIn(["--profile", "second"]);
  expect(told).toContain("Signed in to ");
  expect(told).not.toContain(DEMO_PASSWORD);
  expect(printed).toBe("");
  const files = await readdir(join(folder, "config"));
  expect(files.toSorted()).toEqual(["keys.json", "profiles.json"]);
  for (const file of files) expect((await stat(join(folder, "config", file))).mode & 0o777).toBe(0o600);
  expect((await runInTest(["profiles"], { env })).printed).toMatch(/^\* default\t.*\n {2}second\t/);
  const sessions = await product.db("sessions").where("company_id", 1).count({ count: "*" }).first();
  expect(Number(sessions?.count)).toBe(0);

  const unknownProfileEnv = { ...env, VANBOOK_PROFILE: "nobody" };
  expect((await runInTest(["session.current"], { env: unknownProfileEnv })).told).toContain(
    'no profile "nobody"',
  );
  expect(
    (await runInTest(["session.current", "--profile", "second"], { env: unknownProfileEnv })).status,
  ).toBe(0);

  await runInTest(["profiles", "second"], { env });
  expect((await runInTest(["session.current"], { env })).status).toBe(0);
  expect((await runInTest(["logout"], { env })).told).toContain('Profile "second" is forgotten.');
  expect((await runInTest(["session.current", "--profile", "second"], { env })).told).toContain(
    'no profile "second"',
  );
  expect((await runInTest(["session.current"], { env })).status).toBe(0);
});

test("login asks for the second factor's code, and refuses a wrong one", async () => {
  const phone = createPhone(product, "meera");
  const browser = createTestBrowser(product);
  await browser.logIn("meera");
  await setUpFactor(browser, phone);
  const runLogin = async (code: string) =>
    runInTest(["login", "--url", product.url], { env, typed: `1\nmeera\n${DEMO_PASSWORD}\n${code}\n` });
  expect((await runLogin("000000")).told).toContain("CODE_WRONG");
  const { status, told } = await runLogin(await phone.code());
  for (const table of ["recovery_codes", "second_factors"]) await product.db(table).delete();
  expect(status, told).toBe(0);
  expect(told).toContain("Signed in to ");
});

test("login makes no key when the password is wrong", async () => {
  const before = await product.db("api_keys").count({ count: "*" }).first();
  const wrong = await runInTest(["login", "--url", product.url], { env, typed: "1\nmeera\nwrong-word\n" });
  expect(wrong.status).toBe(3);
  expect(wrong.told).toContain("INVALID_CREDENTIALS");
  expect(await product.db("api_keys").count({ count: "*" }).first()).toEqual(before);
});

test("a report has the same figures as JSON, rows, CSV and a table", async () => {
  const sum = await readBillSum();
  const json = await runInTest(["sales.report", ...DATE_ARGUMENTS], { env });
  const bills = (JSON.parse(json.printed) as { billDetails: Bill[] }).billDetails;
  const rows = await runInTest(["sales.report", ...DATE_ARGUMENTS, "--rows"], { env });
  const lines = rows.printed
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Bill);
  const csv = await runInTest(["sales.report", ...DATE_ARGUMENTS, "--csv", "--sort", "-BillAmount"], { env });
  const [head = "", first = ""] = csv.printed.split(/\r?\n/);
  expect([json.status, rows.status, csv.status]).toEqual([0, 0, 0]);
  for (const printedBills of [bills, lines]) {
    const paise = printedBills.reduce((all, { BillAmount }) => all + Math.round(BillAmount * 100), 0);
    expect(paise).toBe(Math.round(sum * 100));
  }
  const highest = Math.max(...bills.map(({ BillAmount }) => BillAmount));
  expect(Number(first.split(",")[head.split(",").indexOf("BillAmount")])).toBe(highest);

  const table = await runInTest(["sales.report", ...DATE_ARGUMENTS, "--page-size", "10"], {
    env,
    isTerminal: true,
  });
  expect(table.printed).toContain(sum.toLocaleString("en-IN", { minimumFractionDigits: 2 }));
  expect(table.printed).toContain(`${bills.length} rows, page 1 of ${Math.ceil(bills.length / 10)}`);
});

test("the command saves a report as PDF or Excel, as the app does", async () => {
  for (const [option, begins] of [
    ["--pdf", "%PDF-"],
    ["--excel", "PK"],
  ] as const) {
    const file = join(folder, `bills${option}`);
    const fileResult = await runInTest(
      ["sales.report", ...DATE_ARGUMENTS, option, "--sort", "-BillAmount", "-o", file],
      { env },
    );
    expect(fileResult).toMatchObject({ status: 0, printed: "" });
    expect((await readFile(file, "latin1")).startsWith(begins)).toBe(true);
  }
  const none = await runInTest(["session.current", "--pdf"], { env });
  expect(none).toMatchObject({ status: 2 });
  expect(none.told).toContain("--pdf is for reports");
});

test("the command writes a file completely or not at all", async () => {
  const file = join(folder, "bills.csv");
  expect((await runInTest(["sales.report", ...DATE_ARGUMENTS, "--csv", "-o", file], { env })).status).toBe(0);
  const bills = await product
    .db("bills")
    .where("company_id", 1)
    .whereIn("status", [1, 2])
    .count({ count: "*" })
    .first();
  expect((await readFile(file, "utf8")).trimEnd().split("\n")).toHaveLength(Number(bills?.count) + 1);
  await writeFile(file, "kept");
  const refusedResult = await runInTest(
    ["sales.report", ...DATE_ARGUMENTS, "--sort", "Nothing", "--csv", "-o", file],
    { env },
  );
  expect(refusedResult.status).toBe(1);
  expect(refusedResult.told).toMatch(/\([A-Z_]+, request .+\)/);
  expect(await readFile(file, "utf8")).toBe("kept");
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("the command repeats no write when it is run again, and deletes only with --yes", async () => {
  const zone = ["zones.create", "ZoneName=Kochi by command"];
  expect((await runInTest(zone, { env })).status).toBe(0);
  const again = await runInTest(zone, { env });
  expect(again.status).toBe(1);
  expect(again.told).toMatch(/ZONE_NAME_TAKEN/);
  const [zoneRow] = await product.db("zones").where({ company_id: 1, name: "Kochi by command" });
  const id = `ZoneId=${(zoneRow as { id: number }).id}`;
  const unconfirmedResult = await runInTest(["zones.delete", id], { env });
  expect([unconfirmedResult.status, unconfirmedResult.told]).toEqual([
    2,
    "vanbook: zones.delete deletes: add --yes.\n",
  ]);
  expect((await runInTest(["zones.delete", id, "--yes"], { env })).status).toBe(0);
});

test("the exit code is 2 for wrong use, 3 when the key has no right, and 4 when no server answers", async () => {
  const wrong = await runInTest(["sale.report"], { env });
  expect([wrong.status, wrong.told]).toEqual([
    2,
    'vanbook: There is no operation "sale.report". Did you mean sales.report? `vanbook operations` lists them all.\n',
  ]);
  expect((await runInTest(["sales.report", ...DATE_ARGUMENTS, "--nonsense"], { env })).status).toBe(2);
  expect((await runInTest(["sales.report", ...DATE_ARGUMENTS, "--csv", "--json"], { env })).status).toBe(2);
  expect((await runInTest(["session.current", "--csv"], { env })).told).toContain("--csv is for reports");
  expect((await runInTest(["apiKeys.create", "name=x"], { env })).told).toContain(
    "can't be called with an API key",
  );
  const stranger = { VANBOOK_URL: product.url, VANBOOK_API_KEY: "vbk_nobody" };
  expect((await runInTest(["session.current"], { env: stranger })).status).toBe(3);
  const nobody = { VANBOOK_URL: "http://127.0.0.1:9", VANBOOK_API_KEY: "vbk_x" };
  expect((await runInTest(["session.current", "--timeout", "1"], { env: nobody })).status).toBe(4);
  expect((await runInTest(["session.current"], { env: { VANBOOK_CONFIG: folder } })).told).toContain(
    "`vanbook login`",
  );
});

test("--watch prints an answer each time it changes, until it is interrupted", async () => {
  let zoneWrites: Promise<unknown> | undefined;
  const { status, printed } = await runInTest(["zones.list", "--watch", "1"], {
    env,
    onPrinted: (soFar, interrupt) => {
      zoneWrites ??= runInTest(["zones.create", "ZoneName=Watched zone"], { env });
      if (splitLines(soFar).length === 2) interrupt();
    },
  });
  await zoneWrites;
  expect(status).toBe(130);
  expect(splitLines(printed).map((answer) => answer.includes("Watched zone"))).toEqual([false, true]);
});

test("events prints past events in order and, with --follow, new ones as they happen", async () => {
  const eventsCommand = ["events", "--types", "zone.created,zone.deleted"];
  const before = splitLines((await runInTest(eventsCommand, { env })).printed);
  const last = await runInTest(["events.list", "limit=1"], { env });
  const after = String((JSON.parse(last.printed) as { last: number }).last);
  const following = runInTest([...eventsCommand, "--follow", "--after", after], {
    env,
    onPrinted: (soFar, interrupt) => splitLines(soFar).length === 2 && interrupt(),
  });
  for (const name of ["First told", "Second told"])
    expect((await runInTest(["zones.create", `ZoneName=${name}`], { env })).status).toBe(0);
  const { status, printed } = await following;
  const names = splitLines(printed).map((line) => (JSON.parse(line) as { data: { name: string } }).data.name);
  expect([status, names]).toEqual([130, ["First told", "Second told"]]);
  expect(splitLines((await runInTest(eventsCommand, { env })).printed)).toEqual([
    ...before,
    ...splitLines(printed),
  ]);
  expect((await runInTest(["events", "--after", "99999999"], { env })).told).toContain("EVENTS_GONE");
  expect((await runInTest(["events", "--after", "x"], { env })).status).toBe(2);
});

test("events --follow starts with the events from now on", async () => {
  let zoneWrites: Promise<unknown> | undefined;
  const making = setInterval(() => {
    zoneWrites = (zoneWrites ?? Promise.resolve()).then(() =>
      runInTest(["zones.create", `ZoneName=Now ${(count += 1)}`], { env }),
    );
  }, 500);
  let count = 0;
  const { printed } = await runInTest(["events", "--follow"], {
    env,
    onPrinted: (_, interrupt) => interrupt(),
  });
  clearInterval(making);
  await zoneWrites;
  expect(splitLines(printed)[0]).toContain('"Now ');
});

function splitLines(printedText: string): string[] {
  return printedText.split("\n").filter(Boolean);
}
