import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import type { Logger } from "pino";
import type { WhatsappAccount } from "../config.ts";
import {
  claimMessage,
  companiesDue,
  fileOf,
  markFailed,
  storeMediaId,
  scheduleRetry,
  markSent,
  type Claimed,
} from "./outbox.ts";
import { ProviderRefusal, sendDocument, uploadPdf } from "./whatsapp-cloud.ts";

/** Options of the worker; the defaults are those of the product. */
export interface OutboxPace {
  /** Milliseconds between two checks of an empty outbox. */
  pause?: number;
  /** Lease in seconds: how long a taken message is reserved for its worker. */
  lease?: number;
  /** Milliseconds that stopping waits for messages being sent. */
  patience?: number;
}

/**
 * Sends messages from the outbox until the returned function is called, which resolves when nothing is being sent any
 * more. Every process runs one: they share the rows, and messages of a killed process are taken again when their lease
 * ends.
 */
export function startOutbox(
  db: Knex,
  account: WhatsappAccount,
  log: Pick<Logger, "warn">,
  { pause = 2_000, lease = 180, patience = 8_000 }: OutboxPace = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const cutting = new AbortController();

  /** One message at a time, of each company in turn, so that a company with many messages does not delay the others. */
  async function work(lane: number) {
    while (!stopping.signal.aborted) {
      try {
        const companies = await companiesDue(db);
        for (const companyId of lane % 2 === 0 ? companies : companies.toReversed()) await sendOne(companyId);
        if (companies.length === 0) await rest(pause);
      } catch (error) {
        log.warn({ err: error }, "The outbox can't be processed; trying again.");
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
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined); // stopping ends the pause

  const lanes = Array.from({ length: LANES }, (_, lane) => work(lane));
  return async () => {
    stopping.abort();
    const cut = setTimeout(() => cutting.abort(new Error("the server is stopping")), patience);
    await Promise.all(lanes);
    clearTimeout(cut);
  };
}

/** One attempt: uploads the file, unless an earlier attempt has done so, sends the message and records the outcome. */
async function deliver(
  db: Knex,
  account: WhatsappAccount,
  claimed: Claimed,
  { log, signal }: { log: Pick<Logger, "warn">; signal: AbortSignal },
) {
  const { companyId: company, id, attempt } = claimed;
  const giveUp = async (why: string) => {
    await markFailed(db, claimed, why);
    log.warn({ company, outbox: id, attempt, why }, "A WhatsApp message was given up.");
  };
  if (attempt > TRIES) return giveUp("The server was stopped in each of its tries.");
  try {
    const mediaId = claimed.mediaId ?? (await uploadPdf(account, await fileOf(db, claimed), signal));
    if (claimed.mediaId === null) await storeMediaId(db, claimed, mediaId);
    await markSent(db, claimed, await sendDocument(account, claimed, mediaId, signal));
  } catch (error) {
    // Other errors are the database's: the row does not change and is due again when the lease ends.
    if (!(error instanceof ProviderRefusal)) throw error;
    if (error.isFinal || attempt === TRIES) await giveUp(error.message);
    else await scheduleRetry(db, claimed, error.message, pauseBefore(attempt + 1, error.retryAfter));
  }
}

/**
 * Seconds until the next attempt: 5, 10, 20 … up to an hour, half of it random so that messages that failed together are
 * not retried together; at least what the provider asks for, within that hour.
 */
export function pauseBefore(attempt: number, asked: number | null, chance = Math.random()): number {
  const full = Math.min(HOUR, 5 * 2 ** (attempt - 2));
  const own = Math.ceil(full / 2 + (full / 2) * chance);
  return Math.min(HOUR, Math.max(own, asked ?? 0));
}

/** A delivery is aborted before its lease ends, otherwise another worker would start a second one. */
function within(signal: AbortSignal, lease: number) {
  return AbortSignal.any([signal, AbortSignal.timeout(lease * 800)]);
}

const LANES = 2;
const TRIES = 12;
const HOUR = 3600;
