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
import { startLanes } from "./lanes.ts";
import { pauseBefore } from "./leases.ts";
import { ProviderRefusal, sendDocument, sendText, uploadPdf } from "./whatsapp-cloud.ts";

/** Options of the worker; the defaults are for production. */
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
 * more. Every process runs one worker on the same rows; messages of a killed process are taken over when their lease
 * ends.
 */
export function startOutbox(
  db: Knex,
  account: WhatsappAccount,
  log: Pick<Logger, "warn">,
  { pause = 2_000, lease = 180, patience = 8_000 }: OutboxPace = {},
): () => Promise<void> {
  const failed = "The outbox can't be processed; trying again.";
  // One message per company in turn, so that a company with many messages does not delay the others.
  return startLanes({ count: LANES, pause, patience, log, failed }, async (lane, { stopping, cutting }) => {
    const companies = await companiesDue(db);
    for (const companyId of lane % 2 === 0 ? companies : companies.toReversed()) {
      if (stopping.aborted) break;
      const claimed = await claimMessage(db, companyId, lease);
      if (claimed) await deliver(db, account, claimed, { log, signal: within(cutting, lease) });
    }
    return companies.length > 0;
  });
}

/**
 * One attempt: sends the message and records the outcome. A file uploaded by an earlier attempt is not uploaded
 * again.
 */
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
    await markSent(db, claimed, await send(db, account, claimed, signal));
  } catch (error) {
    // Other errors come from the database: the row does not change and is due again when the lease ends.
    if (!(error instanceof ProviderRefusal)) throw error;
    if (error.isFinal || attempt === TRIES) await giveUp(error.message);
    else await scheduleRetry(db, claimed, error.message, pauseBefore(attempt + 1, error.retryAfter));
  }
}

/** Sends a text directly, or a document after uploading its file; returns the provider's message id. */
async function send(
  db: Knex,
  account: WhatsappAccount,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<string> {
  if (claimed.fileName === null) return sendText(account, claimed, signal);
  const mediaId = claimed.mediaId ?? (await uploadPdf(account, await fileOf(db, claimed), signal));
  if (claimed.mediaId === null) await storeMediaId(db, claimed, mediaId);
  return sendDocument(account, claimed, mediaId, signal);
}

/** Aborts sending before the lease ends, or another worker would send the message a second time. */
function within(signal: AbortSignal, lease: number) {
  return AbortSignal.any([signal, AbortSignal.timeout(lease * 800)]);
}

const LANES = 2;
const TRIES = 12;
