import { afterAll, beforeAll, expect, test } from "vitest";
import { countVouchers, type Counted } from "./crash/counted-vouchers.ts";
import { crashedForms, formsInCode } from "./crash/crashed-forms.ts";
import { createCrashingClerk } from "./crash/crashing-clerk.ts";
import { expectHeld, halvesOf } from "./crash/held-form.ts";
import { startKillableSite, type KillableSite } from "./crash/killable-site.ts";
import { reckonedReports, saidReports, type AskTable } from "./month/month-reports.ts";
import { natureOf } from "./month/natures.ts";
import { triesAll } from "../whole.ts";

// While each voucher is entered, the tab is lost, the session ends, and the server or the database is killed in turn. What was typed must
// survive, and must be posted once.

let site: KillableSite;
let desk: Awaited<ReturnType<typeof createCrashingClerk>>;
beforeAll(async () => {
  site = await startKillableSite();
  desk = await createCrashingClerk(site);
});
afterAll(() => site?.stop());

const operations = formsInCode();
const counted = () => countVouchers(site.db);
const holds = async (held: Parameters<typeof expectHeld>[1]) => expectHeld(desk.shown(), held);
const CRASHING = { timeout: 600_000 };

test("the crash tests cover every voucher form of the product", () => {
  expect(operations.size).toBeGreaterThan(15);
  expect(Object.keys(crashedForms).toSorted()).toEqual([...operations.keys()].toSorted());
});

/** What is killed (SIGKILL) while a voucher is posted; the cases use these in turn. */
const DYING = ["a server that dies of it", "a server that dies before its answer", "a database that dies"];

const cases = Object.entries(crashedForms)
  .flatMap(([name, { path, kind, entered }]) => entered.map((what) => ({ name, path, kind, what })))
  .map((one, at) => ({ ...one, isOdd: at % 2 === 1, dies: DYING[at % DYING.length] }));
/** All forms share the code that survives a crash, so a whole run tests only these, which need no other vouchers; `--all` tests all. */
const IN_EVERY_RUN = new Set<string>([
  ...["OpeningBalances", "OpeningStock", "PurchaseVoucher", "OrderVoucher"],
  ...["SaleVoucher", "ReceiptVoucher", "JournalVoucher"],
]);
const tried = cases.filter(({ name }) => triesAll || IN_EVERY_RUN.has(name));

test.each(tried)(
  "$name ($what) survives a lost tab, session and network and $dies, and is posted once",
  CRASHING,
  async ({ name, path, kind, what, isOdd, dies }) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`${name} is no form`);
    await desk.open(path, operation);

    // The tab is lost after half of the voucher is typed, and the session ends after the rest is typed.
    let before = await counted();
    let typed = desk.begin(what, 1);
    const [half, rest] = halvesOf(typed);
    let held = await desk.type(half);
    await desk.loseTab(path, isOdd);
    await desk.restored();
    await holds(held);
    if (rest) held = await desk.type(rest, typed);
    await desk.signInAgain();
    await desk.ended();
    await holds(held);
    expect(await counted()).toEqual(before);
    let id = await desk.accept();
    expect(await counted()).toEqual(oneMore(before, kind, id));

    // First the request is lost on its way to the server, then its response on the way back.
    before = await counted();
    typed = desk.begin(what, 2);
    held = await desk.type(typed);
    await desk.loseRequest(dies === "a server that dies of it");
    await desk.unknown();
    await holds(held);
    expect(await counted()).toEqual(before);
    await desk.loseAnswer(dies === "a server that dies before its answer");
    await desk.unknown();
    await holds(held);
    const posted = await counted();
    id = await desk.accept();
    expect(posted).toEqual(oneMore(before, kind, id));
    expect(await counted()).toEqual(posted);

    // Later vouchers refer to the third one, too.
    typed = desk.begin(what, 3);
    held = await desk.type(typed);
    if (dies === "a database that dies") {
      await desk.loseDatabase();
      await desk.unknown();
      await holds(held);
      await desk.startAgain();
    }
    expect(await counted()).toEqual(posted);
    id = await desk.accept();
    expect(await counted()).toEqual(oneMore(posted, kind, id));
  },
);

test("after all crashes the books are correct and contain what was entered once", CRASHING, async () => {
  expect(await desk.ask("POST", "/api/v1/books/check")).toMatchObject({ sound: true, findings: [] });
  const askTable: AskTable = (path, given) =>
    desk.ask("GET", `${path}?${new URLSearchParams(given).toString()}`, undefined, TABLE);
  const said = saidReports(askTable, { from: "2026-04-01", to: "2027-03-31" });
  const reckoned = reckonedReports(desk.reckoning, natureOf);
  expect((await said.trialBalance()).balances).toEqual(reckoned.trialBalance);
  expect(await said.stock()).toEqual({ pieces: reckoned.pieces, values: reckoned.values });
  expect(desk.errors).toEqual([]);
});

/** The counts with one more voucher of this kind, and no other change. */
function oneMore(before: Counted, kind: string, last: number): Counted {
  return { ...before, [kind]: { count: (before[kind]?.count ?? 0) + 1, last } };
}

const TABLE = "application/vnd.vanbook.table+json";
