import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkGstr1File } from "../../packages/sdk/gst/check/check-gstr1-file.ts";
import { createPortal, type Portal } from "../../packages/sdk/gst/testing/portal.ts";
import { createRandom, type Random } from "../../packages/sdk/gst/testing/random.ts";
import { isWhole } from "../whole.ts";
import { markAsFiled, readChanges, readFiledTexts } from "./filing.ts";
import { postRandomMonth, type Billed } from "./random-documents.ts";
import { CUSTOMER_IDS, ITEM_IDS, pickDay, type ReturnDesk } from "./return-desk.ts";

const TRIED_MONTHS = ["2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"] as const;
const SHORT_COUNT = 5;
const ROUND_COUNT = isWhole ? 5 : 1;

/** Each month is filed, then changed in six ways, which the next month amends. */
export function describeFiledMonths(getDesk: () => ReturnDesk): void {
  const months = isWhole ? TRIED_MONTHS : TRIED_MONTHS.slice(0, SHORT_COUNT);

  describe(`${months.length * ROUND_COUNT} random months that are filed and changed after that`, () => {
    beforeAll(forgetReturns);
    afterAll(forgetReturns);
    async function forgetReturns() {
      await getDesk().db("gst_returns").where("company_id", 1).delete();
    }

    it.each(Array.from({ length: ROUND_COUNT }, (_, round) => round))(
      "have output tax as the ledgers do, to the paisa, in all files together: round %i",
      async (round) => {
        const desk = getDesk();
        const random = createRandom(7_000 + round);
        const portal = createPortal();
        const billedDocuments: Billed[] = [];
        await forgetReturns();
        for (const [at, month] of months.entries()) {
          await postRandomMonth(desk, random, { month, count: random.int(3, 6), billedDocuments });
          const bills = await postBillsToChange(desk, random, month);
          expect([month, ...(await collectFaults(desk, portal, month))]).toEqual([month]);
          expect([month, sumPortal(portal)]).toEqual([month, await sumLedgers(desk, TRIED_MONTHS[0], month)]);
          const before = at > 0 && months[at - 1];
          if (before) expect([before, (await readChanges(desk, before)).changes]).toEqual([before, []]);
          await changeInSixWays(desk, random, month, bills);
          const { changes } = await readChanges(desk, month);
          expect([month, changes.map(({ change }) => change).toSorted()]).toEqual([month, SIX_CHANGES]);
          await markAsFiled(desk, { form: "GSTR-3B", period: month });
        }
      },
    );
  });
}

const SIX_CHANGES = ["added", "cancelled", "corrected", "corrected", "corrected", "corrected"];

/** Gives what the portal or the checker of files refuses. */
async function collectFaults(desk: ReturnDesk, portal: Portal, month: string): Promise<string[]> {
  const faults: string[] = [];
  for (const text of await readFiledTexts(desk, await markAsFiled(desk, { period: month }))) {
    portal.file(text);
    for (const { path, rule, message } of checkGstr1File(text))
      // A random note may name no bill, and has no HSN code then: `gst.faults` names it.
      if (!path.startsWith("hsn.")) faults.push(`${path} ${rule}: ${message}`);
  }
  return [...faults, ...portal.problems];
}

type BillInput = ReturnType<typeof makeBill>;

function makeBill(
  desk: ReturnDesk,
  bill: { date: string; customerId: number; seriesId: number; quantity: number },
) {
  const { quantity, ...head } = bill;
  return {
    ...{ ...head, salesmanId: desk.salesman, locationId: desk.godown, payment: "credit", discount: 0 },
    lines: [
      { itemId: ITEM_IDS.eighteen, quantity },
      { itemId: ITEM_IDS.five, quantity: 1 },
    ],
  };
}

/** Two of registered customers and three of households, in the order of `changeInSixWays`. */
async function postBillsToChange(desk: ReturnDesk, random: Random, month: string) {
  const { registered, household } = CUSTOMER_IDS;
  const bills: { id: number; input: BillInput }[] = [];
  for (const customerId of [registered, registered, household, household, household]) {
    const date = pickDay(random, month);
    const seriesId = await desk.findSeries(customerId === registered ? "B2B" : "B2C", date);
    const input = makeBill(desk, { date, customerId, seriesId, quantity: random.int(1, 20) });
    bills.push({ id: (await desk.post("bills", input)).id, input });
  }
  return bills;
}

/** Other amounts, another customer and State, another place, another month, cancelled, and one more. */
async function changeInSixWays(
  desk: ReturnDesk,
  random: Random,
  month: string,
  bills: readonly { id: number; input: BillInput }[],
): Promise<void> {
  const correct = async (at: number, change: object) => {
    const bill = bills[at];
    if (!bill) throw new Error(`There is no bill ${at}.`);
    await desk.post(`bills/${bill.id}`, { ...bill.input, ...change }, "PUT");
  };
  await correct(0, { lines: [{ itemId: ITEM_IDS.eighteen, quantity: random.int(21, 40) }] });
  await correct(1, { customerId: CUSTOMER_IDS.registeredElsewhere });
  await correct(2, { placeOfSupply: "33" });
  await correct(3, {
    date: month === TRIED_MONTHS.at(-1) ? `${month}-28` : getNextDay(month),
    lines: CHANGED_LINES,
  });
  await desk.post(`bills/${bills[4]?.id}/cancel`);
  const date = pickDay(random, month);
  const seriesId = await desk.findSeries("B2B", date);
  await desk.post(
    "bills",
    makeBill(desk, { date, customerId: CUSTOMER_IDS.registered, seriesId, quantity: random.int(1, 9) }),
  );
}

const CHANGED_LINES = [{ itemId: ITEM_IDS.five, quantity: 50 }];

function getNextDay(month: string): string {
  return `${month.slice(0, 5)}${String(Number(month.slice(5)) + 1).padStart(2, "0")}-03`;
}

/** CGST, SGST and IGST in paise, of all rates. */
function sumPortal(portal: Portal): number[] {
  const sums = [...portal.sumByRate().values()];
  return ([1, 2, 3] as const).map((at) => sums.reduce((sum, amounts) => sum + amounts[at], 0));
}

/** Likewise of the accounts of output tax. */
async function sumLedgers({ db }: ReturnDesk, first: string, last: string): Promise<number[]> {
  const rows: { system_key: string; owed: string }[] = await db("ledger_entries as e")
    .join("accounts as a", { "a.company_id": "e.company_id", "a.id": "e.account_id" })
    .where("e.company_id", 1)
    .whereBetween("e.date", [`${first}-01`, `${last}-31`])
    .whereIn("a.system_key", ["cgst_output", "sgst_output", "igst_output"])
    .groupBy("a.system_key")
    .select("a.system_key", db.raw("SUM(e.credit) - SUM(e.debit) AS owed"));
  return ["cgst", "sgst", "igst"].map((head) =>
    Math.round(Number(rows.find((row) => row.system_key === `${head}_output`)?.owed ?? 0) * 100),
  );
}
