import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ran } from "../../packages/sdk/command/testing.ts";
import { today } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { browserOf, phoneOf, setUpFactor } from "../accounts/account-desk.ts";
import { PASSWORD, startProduct, type Product } from "../product.ts";

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
const DAYS = [`FromDate=${addDays(today(), -800)}`, `ToDate=${today()}`];
const signIn = (more: string[] = []) =>
  ran(["login", "--url", product.url, ...more], { env, typed: `1\nmeera\n${PASSWORD}\n` });
beforeEach(async () => {
  await rm(join(folder, "config"), { recursive: true, force: true });
  expect((await signIn()).status).toBe(0);
});

interface Bill {
  BillNo: string;
  BillAmount: number;
}

/** Sum of the demo's bills by a query that is independent of the report's. */
async function billSum() {
  const [row] = await product.db("bills").where({ company_id: 1, status: 1 }).sum({ sum: "amount" });
  return Number((row as { sum: string }).sum);
}

test("login makes a key for the user, stores it in files that only the owner can read, and signs out", async () => {
  const { told, printed } = await signIn(["--profile", "second"]);
  expect(told).toContain("Signed in to ");
  expect(told).not.toContain(PASSWORD);
  expect(printed).toBe("");
  const files = await readdir(join(folder, "config"));
  expect(files.toSorted()).toEqual(["keys.json", "profiles.json"]);
  for (const file of files) expect((await stat(join(folder, "config", file))).mode & 0o777).toBe(0o600);
  expect((await ran(["profiles"], { env })).printed).toMatch(/^\* default\t.*\n {2}second\t/);
  const sessions = await product.db("sessions").where("company_id", 1).count({ count: "*" }).first();
  expect(Number(sessions?.count)).toBe(0);

  const named = { ...env, VANBOOK_PROFILE: "nobody" };
  expect((await ran(["session.current"], { env: named })).told).toContain('no profile "nobody"');
  expect((await ran(["session.current", "--profile", "second"], { env: named })).status).toBe(0);

  await ran(["profiles", "second"], { env });
  expect((await ran(["session.current"], { env })).status).toBe(0);
  expect((await ran(["logout"], { env })).told).toContain('Profile "second" is forgotten.');
  expect((await ran(["session.current", "--profile", "second"], { env })).told).toContain(
    'no profile "second"',
  );
  expect((await ran(["session.current"], { env })).status).toBe(0);
});

test("login asks for the second factor's code, and refuses a wrong one", async () => {
  const phone = phoneOf(product, "meera");
  const browser = browserOf(product);
  await browser.logIn("meera");
  await setUpFactor(browser, phone);
  const login = async (code: string) =>
    ran(["login", "--url", product.url], { env, typed: `1\nmeera\n${PASSWORD}\n${code}\n` });
  expect((await login("000000")).told).toContain("CODE_WRONG");
  const { status, told } = await login(await phone.code());
  for (const table of ["recovery_codes", "second_factors"]) await product.db(table).delete();
  expect(status, told).toBe(0);
  expect(told).toContain("Signed in to ");
});

test("login makes no key when the password is wrong", async () => {
  const before = await product.db("api_keys").count({ count: "*" }).first();
  const wrong = await ran(["login", "--url", product.url], { env, typed: "1\nmeera\nwrong-word\n" });
  expect(wrong.status).toBe(3);
  expect(wrong.told).toContain("INVALID_CREDENTIALS");
  expect(await product.db("api_keys").count({ count: "*" }).first()).toEqual(before);
});

test("a report has the same figures as JSON, rows, CSV and a table", async () => {
  const sum = await billSum();
  const json = await ran(["sales.report", ...DAYS], { env });
  const bills = (JSON.parse(json.printed) as { billDetails: Bill[] }).billDetails;
  const rows = await ran(["sales.report", ...DAYS, "--rows"], { env });
  const lines = rows.printed
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Bill);
  const csv = await ran(["sales.report", ...DAYS, "--csv", "--sort", "-BillAmount"], { env });
  const [head = "", first = ""] = csv.printed.split(/\r?\n/);
  expect([json.status, rows.status, csv.status]).toEqual([0, 0, 0]);
  for (const found of [bills, lines]) {
    const paise = found.reduce((all, { BillAmount }) => all + Math.round(BillAmount * 100), 0);
    expect(paise).toBe(Math.round(sum * 100));
  }
  const highest = Math.max(...bills.map(({ BillAmount }) => BillAmount));
  expect(Number(first.split(",")[head.split(",").indexOf("BillAmount")])).toBe(highest);

  const table = await ran(["sales.report", ...DAYS, "--page-size", "10"], { env, isTerminal: true });
  expect(table.printed).toContain(sum.toLocaleString("en-IN", { minimumFractionDigits: 2 }));
  expect(table.printed).toContain(`${bills.length} rows, page 1 of ${Math.ceil(bills.length / 10)}`);
});

test("the command saves a report as PDF or Excel, as the app does", async () => {
  for (const [option, begins] of [
    ["--pdf", "%PDF-"],
    ["--excel", "PK"],
  ] as const) {
    const file = join(folder, `bills${option}`);
    const made = await ran(["sales.report", ...DAYS, option, "--sort", "-BillAmount", "-o", file], { env });
    expect(made).toMatchObject({ status: 0, printed: "" });
    expect((await readFile(file, "latin1")).startsWith(begins)).toBe(true);
  }
  const none = await ran(["session.current", "--pdf"], { env });
  expect(none).toMatchObject({ status: 2 });
  expect(none.told).toContain("--pdf is for reports");
});

test("the command writes a file completely or not at all", async () => {
  const file = join(folder, "bills.csv");
  expect((await ran(["sales.report", ...DAYS, "--csv", "-o", file], { env })).status).toBe(0);
  const bills = await product
    .db("bills")
    .where("company_id", 1)
    .whereIn("status", [1, 2])
    .count({ count: "*" })
    .first();
  expect((await readFile(file, "utf8")).trimEnd().split("\n")).toHaveLength(Number(bills?.count) + 1);
  await writeFile(file, "kept");
  const refused = await ran(["sales.report", ...DAYS, "--sort", "Nothing", "--csv", "-o", file], { env });
  expect(refused.status).toBe(1);
  expect(refused.told).toMatch(/\([A-Z_]+, request .+\)/);
  expect(await readFile(file, "utf8")).toBe("kept");
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("the command repeats no write when it is run again, and deletes only with --yes", async () => {
  const zone = ["zones.create", "ZoneName=Kochi by command"];
  expect((await ran(zone, { env })).status).toBe(0);
  const again = await ran(zone, { env });
  expect(again.status).toBe(1);
  expect(again.told).toMatch(/ZONE_NAME_TAKEN/);
  const [made] = await product.db("zones").where({ company_id: 1, name: "Kochi by command" });
  const id = `ZoneId=${(made as { id: number }).id}`;
  const unasked = await ran(["zones.delete", id], { env });
  expect([unasked.status, unasked.told]).toEqual([2, "vanbook: zones.delete deletes: add --yes.\n"]);
  expect((await ran(["zones.delete", id, "--yes"], { env })).status).toBe(0);
});

test("the exit code is 2 for wrong use, 3 when the key has no right, and 4 when no server answers", async () => {
  const wrong = await ran(["sale.report"], { env });
  expect([wrong.status, wrong.told]).toEqual([
    2,
    'vanbook: There is no operation "sale.report". Did you mean sales.report? `vanbook operations` lists them all.\n',
  ]);
  expect((await ran(["sales.report", ...DAYS, "--nonsense"], { env })).status).toBe(2);
  expect((await ran(["sales.report", ...DAYS, "--csv", "--json"], { env })).status).toBe(2);
  expect((await ran(["session.current", "--csv"], { env })).told).toContain("--csv is for reports");
  expect((await ran(["apiKeys.create", "name=x"], { env })).told).toContain(
    "can't be called with an API key",
  );
  const stranger = { VANBOOK_URL: product.url, VANBOOK_API_KEY: "vbk_nobody" };
  expect((await ran(["session.current"], { env: stranger })).status).toBe(3);
  const nobody = { VANBOOK_URL: "http://127.0.0.1:9", VANBOOK_API_KEY: "vbk_x" };
  expect((await ran(["session.current", "--timeout", "1"], { env: nobody })).status).toBe(4);
  expect((await ran(["session.current"], { env: { VANBOOK_CONFIG: folder } })).told).toContain(
    "`vanbook login`",
  );
});

test("--watch prints an answer each time it changes, until it is interrupted", async () => {
  let made: Promise<unknown> | undefined;
  const { status, printed } = await ran(["zones.list", "--watch", "1"], {
    env,
    onPrinted: (soFar, interrupt) => {
      made ??= ran(["zones.create", "ZoneName=Watched zone"], { env });
      if (linesOf(soFar).length === 2) interrupt();
    },
  });
  await made;
  expect(status).toBe(130);
  expect(linesOf(printed).map((answer) => answer.includes("Watched zone"))).toEqual([false, true]);
});

test("events prints past events in order and, with --follow, new ones as they happen", async () => {
  const wanted = ["events", "--types", "zone.created,zone.deleted"];
  const before = linesOf((await ran(wanted, { env })).printed);
  const last = await ran(["events.list", "limit=1"], { env });
  const after = String((JSON.parse(last.printed) as { last: number }).last);
  const following = ran([...wanted, "--follow", "--after", after], {
    env,
    onPrinted: (soFar, interrupt) => linesOf(soFar).length === 2 && interrupt(),
  });
  for (const name of ["First told", "Second told"])
    expect((await ran(["zones.create", `ZoneName=${name}`], { env })).status).toBe(0);
  const { status, printed } = await following;
  const names = linesOf(printed).map((line) => (JSON.parse(line) as { data: { name: string } }).data.name);
  expect([status, names]).toEqual([130, ["First told", "Second told"]]);
  expect(linesOf((await ran(wanted, { env })).printed)).toEqual([...before, ...linesOf(printed)]);
  expect((await ran(["events", "--after", "99999999"], { env })).told).toContain("EVENTS_GONE");
  expect((await ran(["events", "--after", "x"], { env })).status).toBe(2);
});

test("events --follow starts with the events from now on", async () => {
  let made: Promise<unknown> | undefined;
  const making = setInterval(() => {
    made = (made ?? Promise.resolve()).then(() =>
      ran(["zones.create", `ZoneName=Now ${(count += 1)}`], { env }),
    );
  }, 500);
  let count = 0;
  const { printed } = await ran(["events", "--follow"], { env, onPrinted: (_, interrupt) => interrupt() });
  clearInterval(making);
  await made;
  expect(linesOf(printed)[0]).toContain('"Now ');
});

function linesOf(printed: string): string[] {
  return printed.split("\n").filter(Boolean);
}
