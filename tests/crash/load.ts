import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { Random } from "../../packages/server/demo/random.ts";
import { createWire, type Seen, type Write } from "./wire.ts";

/** A document for which a caller has a successful response. */
export interface Held {
  path: "receipts" | "bills";
  clientId: string;
  /** Id of its row; an edit gives it a new one. */
  id: number;
  voucherId: number;
  number: number;
  voucherNo: string;
  amount: string;
  state: "standing" | "cancelled";
  edits: number;
}

/**
 * Callers that post, edit and cancel receipts and bills, and repeat requests without a response.
 */
export interface Load {
  held: Held[];
  /** Responses that callers must never get. */
  findings: string[];
  /** Number of requests without a response or with an outage error, which were sent again. */
  repeated: number;
  /** Number of those requests by their first response. */
  outages: Map<string, number>;
  /** The longest time without a successful write by any caller, in milliseconds. */
  pause: number;
  /** Stops sending new requests; resolves when all sent ones have a response. */
  drain(): Promise<void>;
}

/** The records that documents refer to. */
export interface LoadData {
  date: string;
  customers: readonly number[];
  bill: { customerId: number; seriesId: number; locationId: number; salesmanId: number | null };
}

/** Reads it from company 1's demo business; also removes its customers' credit limits. */
export async function readLoadData(db: Knex): Promise<LoadData> {
  await db("accounts").where({ company_id: 1, group_id: 14 }).update({ credit_limit: null });
  const [bill] = await queryRows<BillRow>(
    db,
    `SELECT date, customer_id, series_id, location_id, salesman_id FROM bills
      WHERE company_id = 1 AND mode = 1 ORDER BY date DESC, id DESC LIMIT 1`,
  );
  if (!bill) throw new Error("The demo has no credit bill");
  const customers = await queryRows<{ id: number }>(
    db,
    "SELECT id FROM accounts WHERE company_id = 1 AND group_id = 14 AND is_deleted = 0 ORDER BY id LIMIT 8",
  );
  return {
    date: bill.date,
    customers: customers.map(({ id }) => id),
    bill: {
      customerId: bill.customer_id,
      seriesId: bill.series_id,
      locationId: bill.location_id,
      salesmanId: bill.salesman_id,
    },
  };
}

/**
 * Starts `callers` callers. After each successful write, a caller calls `look` with the document
 * and awaits it.
 */
export function startLoad(
  url: string,
  cookie: string,
  data: LoadData,
  callers: number,
  random: Random,
  look: (document: Held) => Promise<void> = async () => {},
): Load {
  const wire = createWire(url, cookie, callers);
  const load: Load = { held: [], findings: [], repeated: 0, outages: new Map(), pause: 0, drain };
  let doneLast = performance.now();
  let isOver = false;
  const work = Promise.all(Array.from({ length: callers }, runCaller));

  async function drain() {
    isOver = true;
    await work;
    wire.close();
  }

  async function runCaller() {
    // No other caller changes these documents, so any refusal is a fault.
    const own: Held[] = [];
    while (!isOver) {
      const standing = own.filter((document) => document.state === "standing");
      const document = standing.length > 2 && random.chance(0.4) ? random.pick(standing) : undefined;
      if (!document) await postOne(own);
      else if (random.chance(0.5)) await editOne(document);
      else await cancelOne(document);
    }
  }

  async function postOne(own: Held[]) {
    const path = random.pick(["receipts", "bills"] as const);
    const clientId = randomUUID();
    const answer = await ask({ method: "POST", path, key: clientId, body: { ...makeBody(path), clientId } });
    if (!answer) return;
    const document: Held = { ...answer, path, clientId, state: "standing", edits: 0 };
    own.push(document);
    load.held.push(document);
    await look(document);
  }

  async function editOne(document: Held) {
    const { path, id, voucherNo } = document;
    const answer = await ask({
      method: "PUT",
      path: `${path}/${id}`,
      key: randomUUID(),
      body: makeBody(path),
    });
    if (!answer) return;
    if (answer.voucherNo !== voucherNo) load.findings.push(`${voucherNo} has become ${answer.voucherNo}`);
    Object.assign(document, answer, { edits: document.edits + 1 });
    await look(document);
  }

  async function cancelOne(document: Held) {
    const answer = await ask({
      method: "POST",
      path: `${document.path}/${document.id}/cancel`,
      key: randomUUID(),
    });
    if (!answer) return;
    document.state = "cancelled";
    await look(document);
  }

  /** Repeats the request until there is a response. */
  async function ask(write: Write): Promise<Answer | undefined> {
    let response = await wire.send(write);
    if (isOutage(response)) {
      load.repeated += 1;
      const answer =
        response === "nothing" ? "no answer" : `${response.status} ${findErrorCode(response.text)}`;
      load.outages.set(answer, (load.outages.get(answer) ?? 0) + 1);
      response = await wire.insist(write);
    }
    if (response !== "nothing" && response.status === 200) {
      load.pause = Math.max(load.pause, performance.now() - doneLast);
      doneLast = performance.now();
      const { id, voucherId, number, voucherNo, amount } = JSON.parse(response.text) as Answer;
      return { id, voucherId, number, voucherNo, amount };
    }
    load.findings.push(`${write.method} ${write.path} was answered by ${JSON.stringify(response)}`);
    return undefined;
  }

  function makeBody(path: Held["path"]) {
    const { date, bill, customers } = data;
    if (path === "bills") {
      const lines = [{ itemId: random.int(1, 5), quantity: random.int(1, 4) }];
      return { ...bill, salesmanId: bill.salesmanId ?? undefined, date, payment: "credit", lines };
    }
    return { date, mode: "cash", partyId: random.pick(customers), amount: random.int(1, 9_999) };
  }

  return load;
}

function isOutage(response: Seen) {
  return response === "nothing" || response.status >= 500;
}

/** The error code of a response; empty for an error page of a proxy. */
function findErrorCode(text: string) {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? "";
}

type Answer = Pick<Held, "id" | "voucherId" | "number" | "voucherNo" | "amount">;

interface BillRow {
  date: string;
  customer_id: number;
  series_id: number;
  location_id: number;
  salesman_id: number | null;
}
