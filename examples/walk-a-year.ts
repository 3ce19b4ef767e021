// Walks the bills of the last twelve months and prints their number and total, month by month.
//
//   VANBOOK_URL=http://localhost:4300 VANBOOK_API_KEY=vbk_… npx tsx --conditions vanbook-source examples/walk-a-year.ts
//
// Bills are read one page at a time, so a year of any size fits in memory. Amounts are added in
// whole paise, so the total is exact for any number of bills. docs/scripting.md explains the calls.
import { createVanbook, isVanbookError, toDecimal, toPaise } from "@vanbook/sdk";

const CANCELLED_STATUS = 2;
const RUPEE_FORMAT = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

const { VANBOOK_URL, VANBOOK_API_KEY } = process.env;
if (!VANBOOK_URL || !VANBOOK_API_KEY) {
  console.error("Set VANBOOK_URL to the server's address and VANBOOK_API_KEY to one of its API keys.");
  process.exit(2);
}

const vanbook = createVanbook({ baseUrl: VANBOOK_URL, auth: { kind: "key", key: VANBOOK_API_KEY } });

try {
  const { today } = await vanbook.session.current(); // in the company's time zone, wherever this script runs
  const year = { bills: 0, paise: 0n };
  for (const month of listTwelveMonths(today)) {
    const { bills, paise } = await sumBills(month);
    print(month.FromDate.slice(0, 7), bills, paise);
    year.bills += bills;
    year.paise += paise;
  }
  print("Total", year.bills, year.paise);
} catch (error) {
  if (!isVanbookError(error)) throw error;
  console.error(`${error.message} (${error.code}, request ${error.requestId ?? "unanswered"})`);
  process.exitCode = 1;
}

async function sumBills(range: Range) {
  let bills = 0;
  let paise = 0n;
  for await (const bill of vanbook.sales.report.rows(range)) {
    if (bill.Status === CANCELLED_STATUS) continue;
    bills += 1;
    paise += toPaise(bill.BillAmount);
  }
  return { bills, paise };
}

function listTwelveMonths(day: string): Range[] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return Array.from({ length: 12 }, (_, at) => ({
    FromDate: formatIsoDay(year, month - 12 + at, 1),
    ToDate: formatIsoDay(year, month - 11 + at, 0), // day 0 is the last day of the previous month
  }));
}

function formatIsoDay(year: number, month: number, day: number) {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

function print(label: string, bills: number, paise: bigint) {
  console.log(
    `${label.padEnd(8)}${String(bills).padStart(8)}${RUPEE_FORMAT.format(toDecimal(paise)).padStart(24)}`,
  );
}

interface Range {
  FromDate: string;
  ToDate: string;
}
