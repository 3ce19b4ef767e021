import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import type { Answer } from "../product.ts";
import { send } from "./post.ts";
import { refusedBills } from "./refused-bills.ts";
import { refusedGoods } from "./refused-goods.ts";
import { refusedMoney } from "./refused-money.ts";
import { refusedRequests } from "./refused-requests.ts";
import { refusedReturns } from "./refused-returns.ts";
import { startRefusalsDesk, type RefusalsDesk, type Sent } from "./refusals-desk.ts";

let at: RefusalsDesk;

beforeAll(async () => {
  at = await startRefusalsDesk();
  await send(at.product, at.manager, "receipts", at.sound.receipts, { key: "taken" });
});
afterAll(() => at?.product.stop());

const refusedCases = {
  ...refusedBills,
  ...refusedReturns,
  ...refusedGoods,
  ...refusedMoney,
  ...refusedRequests,
};

describe("these requests are refused and write nothing:", () => {
  it.each(Object.entries(refusedCases))("%s", async (_, [makeSent, status, code, field, message]) => {
    const before = await at.rowsWritten();
    const answer = await sendIt(makeSent(at));
    expect(getRefusal(answer), answer.text).toEqual([status, code, field, getMessageText(message)]);
    expect(await at.rowsWritten()).toEqual(before);
  });

  it("each document of a batch is refused for the same reason as alone", async () => {
    const cases = Object.values(refusedCases).map(([makeSent, , code, field, message]) => ({
      sent: makeSent(at),
      problem: [code, field, getMessageText(message)],
    }));
    const before = await at.rowsWritten(KEPT_BY_BATCHES);
    for (const path of Object.keys(at.sound)) {
      const own = cases.filter(({ sent, problem: [code] }) => isOfBatch(sent, code) && sent.path === path);
      const documents = own.map(({ sent }) => sent.body);
      expect(own.length, path).toBeGreaterThan(0);
      const answer = await sendIt({ path: `${path}/batch`, body: { documents } });
      const { results } = answer.read<{ results: { problem: Problem | null }[] }>();
      expect(results.map(({ problem }) => problem && problemOf(problem))).toEqual(
        own.map(({ problem }) => problem),
      );
    }
    expect(await at.rowsWritten(KEPT_BY_BATCHES)).toEqual(before);
  });
});

it("each document of these tests is posted when its one fault is corrected", async () => {
  for (const [path, body] of Object.entries(at.sound)) {
    const before = await at.rowsWritten();
    const answer = await sendIt({ path, body: { ...body, clientId: randomUUID() } });
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    expect(await at.rowsWritten(), path).not.toEqual(before);
  }
});

describe("once the year is closed, these requests are refused and write nothing:", () => {
  beforeAll(async () => {
    const answer = await send(at.product, at.manager, `years/${at.lastYear.id}/close`);
    expect(answer.status, answer.text).toBe(200);
  });

  it("a document of any kind", async () => {
    const before = await at.rowsWritten();
    for (const [path, body] of Object.entries(at.sound)) {
      if (body.date === undefined) continue;
      const answer = await sendIt({ path, body: { ...body, date: at.lastYear.end_date } });
      expect(getRefusal(answer), path).toEqual([422, "YEAR_CLOSED", "date", "The financial year is closed."]);
    }
    expect(await at.rowsWritten()).toEqual(before);
  });

  it("an edit and a cancellation", async () => {
    const path = `bills/${at.lastYearsBill}`;
    const late = { ...at.sound.bills, date: at.lastYear.end_date, seriesId: at.lastSeries };
    const before = await at.rowsWritten();
    for (const request of [{ path, body: late, method: "PUT" }, { path: `${path}/cancel` }]) {
      const answer = await sendIt(request);
      expect(getRefusal(answer)).toEqual([422, "YEAR_CLOSED", "date", "The financial year is closed."]);
    }
    expect(await at.rowsWritten()).toEqual(before);
  });
});

it("the books are correct afterwards", async () => {
  expect(await checkBooks(at.db, 1)).toEqual([]);
});

interface Problem {
  code: string;
  message: string;
  fields?: { field: string }[];
}

function sendIt({ path, body, method = "POST", cookie = at.manager, key = randomUUID() }: Sent) {
  if (key !== null) return send(at.product, cookie, path, body, { method, key });
  return at.product.call({ method, path: `/api/v1/${path}`, cookie, body });
}

function getMessageText(message: string | ((desk: RefusalsDesk) => string)) {
  return typeof message === "string" ? message : message(at);
}

function getRefusal(answer: Answer) {
  return [answer.status, ...problemOf(answer.read<Problem>())];
}

function problemOf({ code, message, fields }: Problem) {
  return [code, fields?.[0]?.field ?? null, message];
}

/**
 * Whether the error can occur for one document of a batch: not errors of the
 * request itself (cookie, method, key, size), nor of another company's name.
 */
function isOfBatch({ body, cookie, method, key }: Sent, code: string | null | undefined) {
  const isWhole =
    typeof body === "object" && cookie === undefined && method === undefined && key === undefined;
  return isWhole && code !== "COMPANY_MISMATCH" && code !== "BODY_TOO_LARGE";
}

/**
 * Batches write these tables even if all documents are refused:
 * the stored response, and the ids of the locked parties.
 */
const KEPT_BY_BATCHES = ["idempotency_keys", "party_locks"];
