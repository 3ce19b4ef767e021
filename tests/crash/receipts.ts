import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { formatPaise } from "@vanbook/sdk/books";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { createWire, type Write } from "./wire.ts";

/**
 * Receipts that are each sent three times concurrently, by callers that lose some of the responses.
 */
export interface ReceiptStorm {
  url: string;
  cookie: string;
  db: Knex;
  receipts: number;
  writers: number;
  /** Fraction of requests (0 to 1) whose connection may be cut before the response. */
  cut: number;
  seed: number;
}

export interface StormOutcome {
  findings: string[];
  requests: number;
  cut: number;
  seconds: number;
}

/** Sends them as company 1's administrator, and checks the books. */
export async function sendReceiptStorm(storm: ReceiptStorm): Promise<StormOutcome> {
  const { db, url, cookie, receipts, writers, cut, seed } = storm;
  const random = createRandom(seed);
  const parties = await queryRows<{ id: number }>(
    db,
    "SELECT id FROM accounts WHERE company_id = 1 AND group_id = 14 AND is_deleted = 0 ORDER BY id LIMIT 20",
  );
  const [latest] = await queryRows<{ date: string }>(
    db,
    "SELECT MAX(date) AS date FROM bills WHERE company_id = 1",
  );
  const run = randomUUID();
  const wantedReceipts = Array.from({ length: receipts }, (_, index): Wanted => {
    const amount = BigInt(random.int(100, 500_000));
    const clientId = `${run}-${index}`;
    const partyId = random.pick(parties).id;
    // The API takes rupees as a number; amounts of this size are exact to two decimals.
    const body = { clientId, date: latest?.date, mode: "cash", partyId, amount: Number(formatPaise(amount)) };
    return { amount, partyId, write: { method: "POST", path: "receipts", key: clientId, body }, answers: [] };
  });
  const wire = createWire(url, cookie, writers);
  const findings: string[] = [];
  const startTime = performance.now();
  let [requests, lostCount] = [0, 0];
  const leftReceipts = interleaveSends(wantedReceipts, random).values();
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (const { write, answers } of leftReceipts) {
        for (let isAnswered = false; !isAnswered;) {
          requests += 1;
          const response = await wire.send(write, random.chance(cut) ? random.int(0, 40) : undefined);
          isAnswered = response !== "nothing";
          if (response === "nothing") lostCount += 1;
          else if (response.status === 200) answers.push(response.text);
          else findings.push(`A caller saw ${response.status}: ${response.text}`);
        }
      }
    }),
  );
  const seconds = (performance.now() - startTime) / 1000;
  wire.close();
  findings.push(...checkAnswers(wantedReceipts), ...(await checkStoredReceipts(db, run, wantedReceipts)));
  for (const { invariant, message } of await checkBooks(db, 1)) findings.push(`${invariant}: ${message}`);
  return { findings, requests, cut: lostCount, seconds };
}

interface Wanted {
  amount: bigint;
  partyId: number;
  write: Write;
  answers: string[];
}

/** Each receipt three times, close together, so that they are processed at the same time. */
function interleaveSends(
  wantedReceipts: readonly Wanted[],
  random: ReturnType<typeof createRandom>,
): Wanted[] {
  const sends = wantedReceipts.flatMap((each, index) =>
    [0, 1, 2].map(() => ({ each, at: index + random.int(0, 30) })),
  );
  return sends.sort((a, b) => a.at - b.at).map(({ each }) => each);
}

function checkAnswers(wantedReceipts: readonly Wanted[]): string[] {
  return wantedReceipts.flatMap(({ answers, write }) => {
    const different = new Set(
      answers.map((text) => JSON.stringify({ ...parseAnswer(text), replayed: undefined })),
    );
    if (answers.length === 3 && different.size === 1) return [];
    return [`Receipt ${write.key} was answered ${answers.length} times: ${[...different].join(" and ")}`];
  });
}

/**
 * Checks that each receipt is in the books exactly once, as sent and acknowledged, and that nothing
 * else is.
 */
async function checkStoredReceipts(
  db: Knex,
  run: string,
  wantedReceipts: readonly Wanted[],
): Promise<string[]> {
  const is = await queryRows<KeptRow>(
    db,
    `SELECT v.client_id, v.voucher_no, r.id, r.number, r.party_id, r.amount,
        (SELECT COUNT(*) FROM ledger_entries e WHERE e.company_id = v.company_id AND e.voucher_id = v.id) AS entries
      FROM vouchers v JOIN receipts r ON r.company_id = v.company_id AND r.voucher_id = v.id
      WHERE v.company_id = 1 AND v.client_id LIKE ?`,
    [`${run}-%`],
  );
  const findings =
    is.length === wantedReceipts.length
      ? []
      : [`${is.length} receipts are there, not ${wantedReceipts.length}`];
  const byClientId = new Map(is.map((row) => [row.client_id, row]));
  for (const { write, answers, amount, partyId } of wantedReceipts) {
    const row = byClientId.get(write.key);
    const answer = parseAnswer(answers[0] ?? "{}");
    const isRight =
      row?.amount === formatPaise(amount) &&
      row.party_id === partyId &&
      row.entries === 2 &&
      answer.id === row.id &&
      answer.voucherNo === row.voucher_no;
    if (!isRight) findings.push(`${write.key} is ${JSON.stringify(row)}, answered ${answers[0]}`);
  }
  return findings;
}

function parseAnswer(text: string) {
  return JSON.parse(text) as { id?: number; voucherNo?: string };
}

interface KeptRow {
  client_id: string;
  voucher_no: string;
  id: number;
  number: number;
  party_id: number;
  amount: string;
  entries: number;
}
