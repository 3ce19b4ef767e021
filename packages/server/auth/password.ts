import { hash, verify } from "@node-rs/argon2";
import { problem } from "../contract/problem.ts";

/** argon2id with the parameters OWASP names first (19 MiB, 2 passes, 1 lane). */
export async function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, PARAMETERS));
}

/**
 * Whether the password is the hash's. An unknown user is checked against a dummy hash, so that an answer takes as long
 * whoever asks.
 */
export async function passwordMatches(hashed: string | undefined, password: string): Promise<boolean> {
  const matches = await queued(() => verify(hashed ?? DUMMY, password));
  return hashed !== undefined && matches;
}

let running = 0;
const waiting: (() => void)[] = [];

/** Few at once: each takes 19 MiB and a core for a moment. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw problem("BUSY");
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place goes from hand to hand, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// The hash of a random text that nobody kept.
const DUMMY =
  "$argon2id$v=19$m=19456,t=2,p=1$lX/x7teM2bfB2S9bVSpCmA$zNldEt/ccqrgli+lsyC0Lzdn37jK/wfHdkznPLBBQeo";
const AT_ONCE = 2;
const MAX_WAITING = 64;
