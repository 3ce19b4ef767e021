import type { Knex } from "knex";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import type { Random } from "../../packages/server/demo/random.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { Product } from "../product.ts";
import { createKeeping, getRefusal, type ReceiptDesk } from "./receipt-desk.ts";

/** The last acknowledged state of a receipt. */
interface Acknowledged {
  id: number;
  ledger: number;
  party: number;
  paise: number;
  isDeleted: boolean;
}

interface Run {
  served: Pick<Product, "call">;
  db: Knex;
  /** The session cookies of the users who write. */
  cookies: readonly string[];
  at: ReceiptDesk["at"];
  random: Random;
  steps: number;
}

/**
 * Several users enter, change and delete receipts at the same time, sometimes
 * the same receipt and sometimes twice. Returns differences between the books
 * and what was acknowledged, violated invariants, and unexpected responses.
 */
export async function keepAtRandom({ served, db, cookies, at, random, steps }: Run): Promise<string[]> {
  const keep = createKeeping(served);
  const knownReceipts = new Map<number, Acknowledged>();
  const findings: string[] = [];
  const before = await readBalances(db);
  const from = Number(await keep.next(cookies[0] ?? ""));
  let keys = 0;
  await Promise.all(cookies.map((cookie) => runWriter(cookie)));
  return [...findings, ...(await findDifferences())];

  async function runWriter(cookie: string) {
    for (let step = 0; step < steps; step += 1) {
      const standing = [...knownReceipts].filter(([, { isDeleted }]) => !isDeleted);
      const dice = random.next();
      if (standing.length === 0 || dice < 0.5) await write(cookie);
      else if (dice < 0.8) await write(cookie, random.pick(standing));
      else await remove(cookie, random.pick(standing)[0]);
    }
  }

  /**
   * Enters a receipt or replaces one; every third request is sent twice at the same time with the
   * same key.
   */
  async function write(cookie: string, before?: [number: number, receipt: Acknowledged]) {
    const paise = random.int(1, 999_999);
    const ledger = random.pick([at.mainCash, at.anilsCash, at.bank]);
    const party = random.pick([at.customer, at.supplier, at.rent]);
    const money = { PLID: ledger, PartyID: party, Debit: paise / 100, Credit: paise / 100 };
    const key = `random-${(keys += 1)}`;
    const send = () =>
      before ? keep.change(cookie, { ...money, ReId: before[1].id }, key) : keep.add(cookie, money, key);
    const answers = await Promise.all(random.chance(0.3) ? [send(), send()] : [send()]);
    const postedAnswer = answers.find(({ status }) => status === 200);
    if (new Set(answers.map(({ status }) => status)).size > 1)
      findings.push("Twins were answered differently");
    if (!postedAnswer) return noteRefusals(answers.map((answer) => getRefusal(answer).code));
    const { ReId, ReNo } = postedAnswer.read<{ ReId: number; ReNo: number }>();
    if (before && before[0] !== ReNo) findings.push(`${before[0]} became ${ReNo}`);
    if (!before && knownReceipts.has(ReNo)) findings.push(`${ReNo} was given twice`);
    const isDeleted = knownReceipts.get(ReNo)?.isDeleted ?? false;
    knownReceipts.set(ReNo, { id: ReId, ledger, party, paise, isDeleted });
  }

  async function remove(cookie: string, ReNo: number) {
    const answer = await keep.remove(cookie, { ReNo });
    const receipt = knownReceipts.get(ReNo);
    if (answer.status !== 200) return noteRefusals([getRefusal(answer).code]);
    if (receipt) receipt.isDeleted = true;
  }

  function noteRefusals(codes: readonly string[]) {
    for (const code of codes) if (!CONFLICT_CODES.includes(code)) findings.push(`Refused: ${code}`);
  }

  async function findDifferences(): Promise<string[]> {
    const foundDifferences = (await checkBooks(db, 1)).map(
      ({ invariant, message }) => `${invariant}: ${message}`,
    );
    const numbers = [...knownReceipts.keys()].toSorted((a, b) => a - b);
    if (numbers.some((number, index) => number !== from + index))
      foundDifferences.push("The numbers have a gap");
    const must = new Map<number, number>();
    const add = (account: number, paise: number) => must.set(account, (must.get(account) ?? 0) + paise);
    for (const { ledger, party, paise, isDeleted } of knownReceipts.values()) {
      add(ledger, isDeleted ? 0 : paise);
      add(party, isDeleted ? 0 : -paise);
    }
    const after = await readBalances(db);
    for (const [account, paise] of must) {
      const is = (after.get(account) ?? 0) - (before.get(account) ?? 0);
      if (is !== paise)
        foundDifferences.push(`Account ${account} moved by ${is}; acknowledged were ${paise}`);
    }
    const listedReceipts = (await keep.list(cookies[0] ?? "")).filter(({ ReNo }) => ReNo >= from);
    const standing = [...knownReceipts].filter(([, { isDeleted }]) => !isDeleted);
    const formatPairs = (pairs: [number, number][]) => pairs.map(String).toSorted().join(" ");
    const isSame =
      formatPairs(listedReceipts.map(({ ReNo, ReId }) => [ReNo, ReId])) ===
      formatPairs(standing.map(([number, { id }]) => [number, id]));
    if (!isSame) foundDifferences.push("The list is not what stands");
    return foundDifferences;
  }
}

/** The balance of every account from the ledger entries, in paise. */
async function readBalances(db: Knex): Promise<Map<number, number>> {
  const balanceRows = await queryRows<{ account_id: number; balance: string }>(
    db,
    "SELECT account_id, SUM(debit - credit) AS balance FROM ledger_entries WHERE company_id = 1 GROUP BY account_id",
  );
  return new Map(balanceRows.map((row) => [row.account_id, Math.round(Number(row.balance) * 100)]));
}

/**
 * Possible refusals when others write too. A manager can't see some
 * receipts of others, and can't change receipts entered by someone senior.
 */
const CONFLICT_CODES = ["DOCUMENT_REPLACED", "ALREADY_CANCELLED", "NOT_FOUND", "ENTERED_ABOVE"];
