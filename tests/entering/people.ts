import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createPicker, type Random } from "../../packages/server/demo/random.ts";
import type { Write } from "../crash/wire.ts";
import { correctionOf } from "./corrections.ts";
import type { Office } from "./office.ts";
import type { Seat } from "./seat.ts";
import { enteredKinds, type Body, type EnteredKind } from "./vouchers.ts";

/** What the users have entered. */
export interface Work {
  /** Every accepted voucher, with the values of its first response. */
  entered: Entered[];
  /** Client ids of refused vouchers. */
  refused: string[];
  /** Number of corrections; `cancelled` counts cancellations. Both without orders. */
  corrected: number;
  cancelled: number;
  /** How often a voucher was sent twice at the same time. */
  twice: number;
  /** Seconds from the first request to the last response. */
  seconds: number;
  findings: string[];
}

/** An accepted voucher. */
export interface Entered {
  kind: EnteredKind;
  clientId: string;
  /** Number as printed; for an order its plain number. */
  number: string;
  /** Id of the document in effect; a correction gives it a new id. */
  id: number;
  voucherId: number;
  /** Request body as first entered. */
  body: Body;
  isCancelled: boolean;
}

/**
 * Lets all users of the office enter vouchers for some seconds, correct and cancel their own and other users' vouchers, and sometimes send
 * one twice. Each user pauses for about `pause` milliseconds between vouchers. Resolves when all requests have a response.
 */
export async function enterTogether(
  { seats, days }: Office,
  { run, seconds, pause, random }: { run: string; seconds: number; pause: number; random: Random },
): Promise<Work> {
  const counted = { corrected: 0, cancelled: 0, twice: 0, seconds: 0 };
  const work: Work = { entered: [], refused: [], findings: [], ...counted };
  const billed = new Set<number>();
  const [today = ""] = days;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(seats.map((seat) => person(seat)));
  work.seconds = (performance.now() - begun) / 1000;
  return work;

  async function person(seat: Seat) {
    const pick = createPicker(enteredKinds, ({ weight }) => weight[seat.role] ?? 0);
    // Users don't all start at the same time.
    await think(pause * 2);
    while (performance.now() < until) {
      const dice = random.next();
      const standing = work.entered.slice(-MET).filter((each) => !each.isCancelled && isShown(seat, each));
      // Salesmen use the field app, in which they neither correct nor cancel.
      if (seat.role === "salesman" || standing.length === 0 || dice < 0.7) await enter(seat, pick(random));
      else if (dice < 0.9) await correct(seat, random.pick(standing));
      else await cancel(seat, random.pick(standing));
      await think(pause);
    }
  }

  async function enter(seat: Seat, kind: EnteredKind) {
    const { name, path } = kind;
    const day = seat.role !== "salesman" && random.chance(0.2) ? random.pick(days) : today;
    const body = await kind.make({ seat, random, day, today, order: someOrder(seat) });
    if (!body) return;
    const clientId = `${run}-${randomUUID()}`;
    if (kind.isPriced) await priceAsTyped(seat, kind, body);
    const write: Write = { method: "POST", path, key: randomUUID(), body: { ...body, clientId } };
    const post = (key = write.key) => seat.write<Posted>(`${name}.post`, { ...write, key });
    const isTwice = random.chance(0.08);
    if (isTwice) work.twice += 1;
    // A double click repeats the same request; an app that has lost the response sends a new request with the same client id.
    const answers = isTwice
      ? await Promise.all([post(), post(random.chance(0.5) ? write.key : randomUUID())])
      : [await post()];
    const [posted, again] = answers.flatMap((each) => each ?? []);
    if (!posted) return void work.refused.push(clientId);
    if (typeof body.orderId === "number") billed.add(body.orderId);
    if (again && (again.id !== posted.id || numberOf(again) !== numberOf(posted)))
      work.findings.push(`One voucher became ${JSON.stringify(posted)} and ${JSON.stringify(again)}`);
    const { voucherId = 0, id } = posted;
    const number = numberOf(posted);
    work.entered.push({ kind, clientId, number, id: id ?? voucherId, voucherId, body, isCancelled: false });
  }

  /** Requests the prices that the form shows while typing: after the first line, and after all lines. */
  async function priceAsTyped(seat: Seat, { name, path }: EnteredKind, body: Body) {
    const lines = body.lines as Body[]; // every priced kind has them
    for (const typed of [lines.slice(0, 1), lines]) {
      await think(pause / 4);
      const write = { method: "POST", path: `${path}/price`, key: randomUUID() } as const;
      await seat.write(`${name}.price`, { ...write, body: { ...body, lines: typed } });
    }
  }

  async function correct(seat: Seat, entered: Entered) {
    const { kind, id } = entered;
    const body = await correctionOf(seat, entered, random);
    if (!body) return;
    const write = { method: "PUT", path: `${kind.path}/${id}`, key: randomUUID(), body } as const;
    const posted = await seat.write<Posted>(`${kind.name}.edit`, write);
    if (!posted) return;
    work.corrected += kind.name === "orders" ? 0 : 1;
    if (numberOf(posted) !== entered.number)
      work.findings.push(`${kind.name} ${entered.number} has become ${numberOf(posted)}`);
    const { voucherId = 0 } = posted;
    Object.assign(entered, { id: posted.id ?? voucherId, voucherId });
  }

  async function cancel(seat: Seat, entered: Entered) {
    const { name, path } = entered.kind;
    const write = { method: "POST", path: `${path}/${entered.id}/cancel`, key: randomUUID() } as const;
    const posted = await seat.write<Posted>(`${name}.cancel`, write);
    if (!posted) return;
    work.cancelled += name === "orders" ? 0 : 1;
    entered.isCancelled = true;
  }

  /** An order believed to be open; sometimes one that is already billed, as on a page that was opened earlier. */
  function someOrder(seat: Seat) {
    const isOld = random.chance(0.1);
    const orders = work.entered.filter(
      ({ kind, id, isCancelled, body }) =>
        kind.name === "orders" &&
        !isCancelled &&
        (isOld || !billed.has(id)) &&
        seat.reach.customers.includes(Number(body.customerId)),
    );
    return orders.length > 0 ? random.pick(orders.slice(-10)) : undefined;
  }

  function think(milliseconds: number): Promise<void> {
    return milliseconds === 0
      ? Promise.resolve()
      : sleep(random.int(Math.round(milliseconds / 2), Math.round(milliseconds * 1.5)));
  }
}

/** Whether a user can see a voucher in their lists, judged by kind and party. The server may still refuse access to it. */
function isShown({ role, reach }: Seat, { kind, body }: Entered): boolean {
  const party = body.customerId ?? body.partyId;
  const parties = [...reach.customers, ...reach.suppliers];
  return kind.weight[role] !== undefined && (party === undefined || parties.includes(Number(party)));
}

/** Response of posting; an order has no voucher, an opening no document. */
interface Posted {
  id: number | null;
  voucherId?: number;
  voucherNo?: string;
  number: number;
}

function numberOf({ voucherNo, number }: Posted): string {
  return voucherNo ?? String(number);
}

/** Users correct only the latest vouchers, this many, so that they often choose the same one. */
const MET = 60;
