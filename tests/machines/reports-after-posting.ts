import { randomUUID } from "node:crypto";
import type { LoadData } from "../crash/load.ts";
import { createWire } from "../crash/wire.ts";

/** Results of callers who look in a report for what they have just posted. */
export interface ReportsAfterPosting {
  /** Number of reports requested. */
  looked: number;
  /** Reports without the caller's last posting. */
  stale: string[];
  refused: string[];
  /** Stops the callers; resolves when all have ended. */
  end(): Promise<void>;
}

/**
 * Starts callers who each repeatedly post a receipt and request its customer's ledger. `yearId`:
 * today's financial year.
 */
export function askAfterPosting(
  { url, cookie, yearId }: { url: string; cookie: string; yearId: number },
  { date, customers }: LoadData,
  callers: number,
): ReportsAfterPosting {
  const wire = createWire(url, cookie, callers);
  const own: ReportsAfterPosting = { looked: 0, stale: [], refused: [], end };
  let isOver = false;
  const work = Promise.all(Array.from({ length: callers }, (_, at) => runCaller(customers[at] ?? 0)));

  async function runCaller(customer: number) {
    while (!isOver) {
      const clientId = randomUUID();
      const body = { date, mode: "cash", partyId: customer, amount: 1, clientId };
      const response = await wire.insist({ method: "POST", path: "receipts", key: clientId, body });
      if (response === "nothing" || response.status !== 200) {
        own.refused.push(`A receipt was answered by ${JSON.stringify(response)}`);
        continue;
      }
      const { voucherNo } = JSON.parse(response.text) as { voucherNo: string };
      await look(customer, voucherNo);
    }
  }

  async function look(customer: number, voucherNo: string) {
    const query = new URLSearchParams({
      CustomerID: String(customer),
      FYearID: String(yearId),
      FromDate: date,
      ToDate: date,
    });
    const answer = await fetch(`${url}/api/LedgerCustomer?${query}`, {
      headers: { Cookie: cookie, "X-Vanbook-Client": "test" },
    });
    const text = await answer.text();
    if (answer.status === 200) own.looked += 1;
    if (answer.status !== 200) own.refused.push(`${answer.status} ${text.slice(0, 200)}`);
    else if (!text.includes(`"${voucherNo}"`)) own.stale.push(`${voucherNo} is not in its customer's ledger`);
  }

  async function end() {
    isOver = true;
    await work;
    wire.close();
  }

  return own;
}
