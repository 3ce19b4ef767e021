import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createPicker, type Random } from "../../packages/server/demo/random.ts";
import type { Write } from "../crash/wire.ts";
import { makeCorrection } from "./corrections.ts";
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
 * Lets all users of the office enter vouchers for some seconds, correct and cancel their own and
 * other users' vouchers, and sometimes send one twice. Each user pauses for about `pause`
 * milliseconds between vouchers. Resolves when all requests have a response.
 */
export async function enterTogether(
  { seats, days }: Office,
  { run, seconds, pause, random }: { run: string; seconds: number; pause: number; random: Random },
): Promise<Work> {
  const counts = { corrected: 0, cancelled: 0, twice: 0, seconds: 0 };
  const work: Work = { entered: [], refused: [], findings: [], ...counts };
  const billedOrders = new Set<number>();
  const [today = ""] = days;
  const startTime = performance.now();
  const until = startTime + seconds * 1000;
  await Promise.all(seats.map((seat) => runPerson(seat)));
  work.seconds = (performance.now() - startTime) / 1000;
  return work;

  async function runPerson(seat: Seat) {
    const pick = createPicker(enteredKinds, ({ weight }) => weight[seat.role] ?? 0);
    // Users don't all start at the same time.
    await waitToThink(pause * 2);
    while (performance.now() < until) {
      const dice = random.next();
      const standing = work.entered
        .slice(-LATEST_VOUCHERS)
        .filter((each) => !each.isCancelled && isShown(seat, each));
      // Salesmen use the field app, in which they neither correct nor cancel.
      if (seat.role === "salesman" || standing.length === 0 || dice < 0.7) await enter(seat, pick(random));
      else if (dice < 0.9) await correct(seat, random.pick(standing));
      else await cancel(seat, random.pick(standing));
      await waitToThink(pause);
    }
  }

  async function enter(seat: Seat, kind: EnteredKind) {
    const { name, path } = kind;
    const day = seat.role !== "salesman" && random.chance(0.2) ? random.pick(days) : today;
    const body = await kind.make({ seat, random, day, today, order: pickOrder(seat) });
    if (!body) return;
    const clientId = `${run}-${randomUUID()}`;
    if (kind.isPriced) await sendPricesAsTyped(seat, kind, body);
    const write: Write = { method: "POST", path, key: randomUUID(), body: { ...body, clientId } };
    const post = (key = write.key) => seat.write<Posted>(`${name}.post`, { ...write, key });
    const isTwice = random.chance(0.08);
    if (isTwice) work.twice += 1;
    // A double click repeats the same request; an app that has lost the response sends a new
    // request with the same client id.
    const answers = isTwice
      ? await Promise.all([post(), post(random.chance(0.5) ? write.key : randomUUID())])
      : [await post()];
    const [postedVoucher, again] = answers.flatMap((each) => each ?? []);
    if (!postedVoucher) return void work.refused.push(clientId);
    if (typeof body.orderId === "number") billedOrders.add(body.orderId);
    if (
      again &&
      (again.id !== postedVoucher.id || getVoucherNumber(again) !== getVoucherNumber(postedVoucher))
    )
      work.findings.push(`One voucher became ${JSON.stringify(postedVoucher)} and ${JSON.stringify(again)}`);
    const { voucherId = 0, id } = postedVoucher;
    const number = getVoucherNumber(postedVoucher);
    work.entered.push({ kind, clientId, number, id: id ?? voucherId, voucherId, body, isCancelled: false });
  }

  /**
   * Requests the prices that the form shows while typing: after the first line, and after all
   * lines.
   */
  async function sendPricesAsTyped(seat: Seat, { name, path }: EnteredKind, body: Body) {
    const lines = body.lines as Body[]; // every priced kind has them
    for (const typedLines of [lines.slice(0, 1), lines]) {
      await waitToThink(pause / 4);
      const write = { method: "POST", path: `${path}/price`, key: randomUUID() } as const;
      await seat.write(`${name}.price`, { ...write, body: { ...body, lines: typedLines } });
    }
  }

  async function correct(seat: Seat, enteredVoucher: Entered) {
    const { kind, id } = enteredVoucher;
    const body = await makeCorrection(seat, enteredVoucher, random);
    if (!body) return;
    const write = { method: "PUT", path: `${kind.path}/${id}`, key: randomUUID(), body } as const;
    const editedVoucher = await seat.write<Posted>(`${kind.name}.edit`, write);
    if (!editedVoucher) return;
    work.corrected += kind.name === "orders" ? 0 : 1;
    if (getVoucherNumber(editedVoucher) !== enteredVoucher.number)
      work.findings.push(
        `${kind.name} ${enteredVoucher.number} has become ${getVoucherNumber(editedVoucher)}`,
      );
    const { voucherId = 0 } = editedVoucher;
    Object.assign(enteredVoucher, { id: editedVoucher.id ?? voucherId, voucherId });
  }

  async function cancel(seat: Seat, enteredVoucher: Entered) {
    const { name, path } = enteredVoucher.kind;
    const write = { method: "POST", path: `${path}/${enteredVoucher.id}/cancel`, key: randomUUID() } as const;
    const cancelledVoucher = await seat.write<Posted>(`${name}.cancel`, write);
    if (!cancelledVoucher) return;
    work.cancelled += name === "orders" ? 0 : 1;
    enteredVoucher.isCancelled = true;
  }

  /**
   * An order believed to be open; sometimes one that is already billed, as on a page that was
   * opened earlier.
   */
  function pickOrder(seat: Seat) {
    const isOld = random.chance(0.1);
    const orders = work.entered.filter(
      ({ kind, id, isCancelled, body }) =>
        kind.name === "orders" &&
        !isCancelled &&
        (isOld || !billedOrders.has(id)) &&
        seat.reach.customers.includes(Number(body.customerId)),
    );
    return orders.length > 0 ? random.pick(orders.slice(-10)) : undefined;
  }

  function waitToThink(milliseconds: number): Promise<void> {
    return milliseconds === 0
      ? Promise.resolve()
      : sleep(random.int(Math.round(milliseconds / 2), Math.round(milliseconds * 1.5)));
  }
}

/**
 * Whether a user can see a voucher in their lists, judged by kind and party. The server may still
 * refuse access to it.
 */
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

function getVoucherNumber({ voucherNo, number }: Posted): string {
  return voucherNo ?? String(number);
}

/** Users correct only the latest vouchers, this many, so that they often choose the same one. */
const LATEST_VOUCHERS = 60;
