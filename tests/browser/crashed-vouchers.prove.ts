import { afterAll, beforeAll, expect, test } from "vitest";
import { countVouchers, type Counted } from "./crash/counted-vouchers.ts";
import { crashedForms, readFormsInCode } from "./crash/crashed-forms.ts";
import { createCrashingClerk } from "./crash/crashing-clerk.ts";
import { expectHeld, splitInHalves } from "./crash/held-form.ts";
import { startKillableSite, type KillableSite } from "./crash/killable-site.ts";
import { createReckonedReports, createSaidReports, type AskTable } from "./month/month-reports.ts";
import { findNature } from "./month/natures.ts";
import { triesAll } from "../whole.ts";

// While each voucher is entered, the tab is lost, the session ends, and the server or the database
// is killed in turn. What was typed must survive, and must be posted once.

let site: KillableSite;
let desk: Awaited<ReturnType<typeof createCrashingClerk>>;
beforeAll(async () => {
  site = await startKillableSite();
  desk = await createCrashingClerk(site);
});
afterAll(() => site?.stop());

const operations = readFormsInCode();
const countAll = () => countVouchers(site.db);
const expectHeldForm = async (heldForm: Parameters<typeof expectHeld>[1]) =>
  expectHeld(desk.shown(), heldForm);
const CRASH_OPTIONS = { timeout: 600_000 };

test("the crash tests cover every voucher form of the product", () => {
  expect(operations.size).toBeGreaterThan(15);
  expect(Object.keys(crashedForms).toSorted()).toEqual([...operations.keys()].toSorted());
});

/** What is killed (SIGKILL) while a voucher is posted; the cases use these in turn. */
const DYING_CASES = [
  "a server that dies of it",
  "a server that dies before its answer",
  "a database that dies",
];

const cases = Object.entries(crashedForms)
  .flatMap(([name, { path, kind, entered }]) => entered.map((what) => ({ name, path, kind, what })))
  .map((one, at) => ({ ...one, isOdd: at % 2 === 1, dies: DYING_CASES[at % DYING_CASES.length] }));
/**
 * All forms share the code that survives a crash, so a whole run tests only these, which need no
 * other vouchers; `--all` tests all.
 */
const IN_EVERY_RUN = new Set<string>([
  ...["OpeningBalances", "OpeningStock", "PurchaseVoucher", "OrderVoucher"],
  ...["SaleVoucher", "ReceiptVoucher", "JournalVoucher"],
]);
const triedCases = cases.filter(({ name }) => triesAll || IN_EVERY_RUN.has(name));

test.each(triedCases)(
  "$name ($what) survives a lost tab, session and network and $dies, and is posted once",
  CRASH_OPTIONS,
  async ({ name, path, kind, what, isOdd, dies }) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`${name} is no form`);
    await desk.open(path, operation);

    // The tab is lost after half of the voucher is typed, and the session ends after the rest is
    // typed.
    let before = await countAll();
    let typedForm = desk.begin(what, 1);
    const [half, rest] = splitInHalves(typedForm);
    let heldForm = await desk.type(half);
    await desk.loseTab(path, isOdd);
    await desk.restored();
    await expectHeldForm(heldForm);
    if (rest) heldForm = await desk.type(rest, typedForm);
    await desk.signInAgain();
    await desk.ended();
    await expectHeldForm(heldForm);
    expect(await countAll()).toEqual(before);
    let id = await desk.accept();
    expect(await countAll()).toEqual(addOne(before, kind, id));

    // First the request is lost on its way to the server, then its response on the way back.
    before = await countAll();
    typedForm = desk.begin(what, 2);
    heldForm = await desk.type(typedForm);
    await desk.loseRequest(dies === "a server that dies of it");
    await desk.unknown();
    await expectHeldForm(heldForm);
    expect(await countAll()).toEqual(before);
    await desk.loseAnswer(dies === "a server that dies before its answer");
    await desk.unknown();
    await expectHeldForm(heldForm);
    const postedCounts = await countAll();
    id = await desk.accept();
    expect(postedCounts).toEqual(addOne(before, kind, id));
    expect(await countAll()).toEqual(postedCounts);

    // Later vouchers refer to the third one, too.
    typedForm = desk.begin(what, 3);
    heldForm = await desk.type(typedForm);
    if (dies === "a database that dies") {
      await desk.loseDatabase();
      await desk.unknown();
      await expectHeldForm(heldForm);
      await desk.startAgain();
    }
    expect(await countAll()).toEqual(postedCounts);
    id = await desk.accept();
    expect(await countAll()).toEqual(addOne(postedCounts, kind, id));
  },
);

test("after all crashes the books are correct and contain what was entered once", CRASH_OPTIONS, async () => {
  expect(await desk.ask("POST", "/api/v1/books/check")).toMatchObject({ sound: true, findings: [] });
  const askTable: AskTable = (path, parameters) =>
    desk.ask("GET", `${path}?${new URLSearchParams(parameters).toString()}`, undefined, TABLE_TYPE);
  const saidFigures = createSaidReports(askTable, { from: "2026-04-01", to: "2027-03-31" });
  const reckonedFigures = createReckonedReports(desk.reckoning, findNature);
  expect((await saidFigures.trialBalance()).balances).toEqual(reckonedFigures.trialBalance);
  expect(await saidFigures.stock()).toEqual({
    pieces: reckonedFigures.pieces,
    values: reckonedFigures.values,
  });
  expect(desk.errors).toEqual([]);
});

/** The counts with one more voucher of this kind, and no other change. */
function addOne(before: Counted, kind: string, last: number): Counted {
  return { ...before, [kind]: { count: (before[kind]?.count ?? 0) + 1, last } };
}

const TABLE_TYPE = "application/vnd.vanbook.table+json";
