import type { Knex } from "knex";
import type { Logger } from "pino";
import type { WhatsappAccount } from "../config.ts";
import {
  claimMessage,
  listCompaniesDue,
  readMessageFile,
  markFailed,
  storeMediaId,
  scheduleRetry,
  markSent,
  type Claimed,
} from "./outbox.ts";
import { startLanes } from "./lanes.ts";
import { pauseBefore } from "./leases.ts";
import { ProviderRefusal, sendDocument, sendText, uploadPdf } from "./whatsapp-cloud.ts";

export interface OutboxPace {
  /** Milliseconds between two checks of an empty outbox. */
  pause?: number;
  /** Seconds for which a message is reserved for its worker. */
  lease?: number;
  /** Milliseconds that stopping waits for messages being sent. */
  patience?: number;
}

/**
 * Sends messages until the returned function is called, which resolves when nothing is being sent
 * any more. Every process runs one worker on the same rows; messages of a killed process are taken
 * over when their lease ends.
 */
export function startOutbox(
  db: Knex,
  account: WhatsappAccount,
  log: Pick<Logger, "warn">,
  { pause = 2_000, lease = 180, patience = 8_000 }: OutboxPace = {},
): () => Promise<void> {
  const failureMessage = "The outbox can't be processed; trying again.";
  // Companies take turns, one message each, so that one with many messages does not delay the
  // others.
  return startLanes(
    { count: LANE_COUNT, pause, patience, log, failed: failureMessage },
    async (lane, { stopping, cutting }) => {
      const companies = await listCompaniesDue(db);
      for (const companyId of lane % 2 === 0 ? companies : companies.toReversed()) {
        if (stopping.aborted) break;
        const claimedMessage = await claimMessage(db, companyId, lease);
        if (claimedMessage)
          await deliver(db, account, claimedMessage, { log, signal: limitSignal(cutting, lease) });
      }
      return companies.length > 0;
    },
  );
}

async function deliver(
  db: Knex,
  account: WhatsappAccount,
  claimedMessage: Claimed,
  { log, signal }: { log: Pick<Logger, "warn">; signal: AbortSignal },
) {
  const { companyId: company, id, attempt } = claimedMessage;
  const giveUp = async (why: string) => {
    await markFailed(db, claimedMessage, why);
    log.warn({ company, outbox: id, attempt, why }, "A WhatsApp message was given up.");
  };
  if (attempt > MAX_TRIES) return giveUp("The server was stopped in each of its tries.");
  try {
    await markSent(db, claimedMessage, await send(db, account, claimedMessage, signal));
  } catch (error) {
    // Other errors come from the database: the row is unchanged and due again when the lease ends.
    if (!(error instanceof ProviderRefusal)) throw error;
    if (error.isFinal || attempt === MAX_TRIES) await giveUp(error.message);
    else await scheduleRetry(db, claimedMessage, error.message, pauseBefore(attempt + 1, error.retryAfter));
  }
}

async function send(
  db: Knex,
  account: WhatsappAccount,
  claimedMessage: Claimed,
  signal: AbortSignal,
): Promise<string> {
  if (claimedMessage.fileName === null) return sendText(account, claimedMessage, signal);
  const mediaId =
    claimedMessage.mediaId ?? (await uploadPdf(account, await readMessageFile(db, claimedMessage), signal));
  if (claimedMessage.mediaId === null) await storeMediaId(db, claimedMessage, mediaId);
  return sendDocument(account, claimedMessage, mediaId, signal);
}

/** Aborts before the lease ends; otherwise another worker would send the message again. */
function limitSignal(signal: AbortSignal, lease: number) {
  return AbortSignal.any([signal, AbortSignal.timeout(lease * 800)]);
}

const LANE_COUNT = 2;
const MAX_TRIES = 12;
