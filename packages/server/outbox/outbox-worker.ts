import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import type { Logger } from "pino";
import type { WhatsappAccount } from "../config.ts";
import {
  claimMessage,
  companiesDue,
  fileOf,
  noteFailed,
  noteMedia,
  noteRetry,
  noteSent,
  type Claimed,
} from "./outbox.ts";
import { ProviderRefusal, sendDocument, uploadPdf } from "./whatsapp-cloud.ts";

/** What a worker may be told; the defaults are those of the product. */
export interface OutboxPace {
  /** Milliseconds between two looks into an empty outbox. */
  pause?: number;
  /** Seconds that a message belongs to who has taken it. */
  lease?: number;
  /** Milliseconds that a stop waits for what is being sent. */
  patience?: number;
}

/**
 * Sends what is in the outbox until the function that it answers is called, which resolves when nothing is being sent any more.
 * Every process has one: they share the rows, and what a killed one had taken is taken again when its lease ends.
 */
export function startOutbox(
  db: Knex,
  account: WhatsappAccount,
  log: Pick<Logger, "warn">,
  { pause = 2_000, lease = 180, patience = 8_000 }: OutboxPace = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const cutting = new AbortController();

  /** One after the other, a message of each company in turn, so that nobody's crowd keeps the others waiting. */
  async function work(lane: number) {
    while (!stopping.signal.aborted) {
      try {
        const companies = await companiesDue(db);
        for (const companyId of lane % 2 === 0 ? companies : companies.toReversed()) await sendOne(companyId);
        if (companies.length === 0) await rest(pause);
      } catch (error) {
        log.warn({ err: error }, "The outbox can't be worked on; it is looked into again.");
        await rest(5 * pause);
      }
    }
  }

  async function sendOne(companyId: number) {
    if (stopping.signal.aborted) return;
    const claimed = await claimMessage(db, companyId, lease);
    if (claimed) await deliver(db, account, claimed, { log, signal: within(cutting.signal, lease) });
  }

  const rest = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined); // a stop wakes it

  const lanes = Array.from({ length: LANES }, (_, lane) => work(lane));
  return async () => {
    stopping.abort();
    const cut = setTimeout(() => cutting.abort(new Error("the server is stopping")), patience);
    await Promise.all(lanes);
    clearTimeout(cut);
  };
}

/** One try: the file, unless the provider has it from an earlier one, and the message; then what became of it. */
async function deliver(
  db: Knex,
  account: WhatsappAccount,
  claimed: Claimed,
  { log, signal }: { log: Pick<Logger, "warn">; signal: AbortSignal },
) {
  const { companyId: company, id, attempt } = claimed;
  const giveUp = async (why: string) => {
    await noteFailed(db, claimed, why);
    log.warn({ company, outbox: id, attempt, why }, "A WhatsApp message was given up.");
  };
  if (attempt > TRIES) return giveUp("The server was stopped in each of its tries.");
  try {
    const mediaId = claimed.mediaId ?? (await uploadPdf(account, await fileOf(db, claimed), signal));
    if (claimed.mediaId === null) await noteMedia(db, claimed, mediaId);
    await noteSent(db, claimed, await sendDocument(account, claimed, mediaId, signal));
  } catch (error) {
    // Anything else is the database's: the row stays as it is, and is due again when the lease ends.
    if (!(error instanceof ProviderRefusal)) throw error;
    if (error.isFinal || attempt === TRIES) await giveUp(error.message);
    else await noteRetry(db, claimed, error.message, pauseBefore(attempt + 1, error.retryAfter));
  }
}

/**
 * Seconds before a try: 5, 10, 20 … up to an hour, a half of it by chance so that what failed together is not tried together;
 * at least what the provider asks for, within that hour.
 */
export function pauseBefore(attempt: number, asked: number | null, chance = Math.random()): number {
  const full = Math.min(HOUR, 5 * 2 ** (attempt - 2));
  const own = Math.ceil(full / 2 + (full / 2) * chance);
  return Math.min(HOUR, Math.max(own, asked ?? 0));
}

/** A delivery ends before its lease does, or somebody else would begin one beside it. */
function within(signal: AbortSignal, lease: number) {
  return AbortSignal.any([signal, AbortSignal.timeout(lease * 800)]);
}

const LANES = 2;
const TRIES = 12;
const HOUR = 3600;
