import { hash, verify } from "@node-rs/argon2";
import { problem } from "@vanbook/sdk/problem";
import { channels, type PasswordHashed } from "../channels.ts";

/** argon2id with OWASP's first recommended parameters (19 MiB, 2 passes, 1 lane). */
export async function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password, HASH_PARAMETERS));
}

/** For an unknown user a dummy hash is checked, so that the response takes the same time. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await runQueued(() => verify(passwordHash ?? DUMMY_HASH, password));
  return passwordHash !== undefined && matches;
}

let running = 0;
const waiting: (() => void)[] = [];

/** Limits concurrency, because each hash takes 19 MiB and one core for a moment. */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw problem("BUSY");
  const begin = performance.now();
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Pass the free slot on directly, so that a new request can't take it first.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
    if (channels.hash.hasSubscribers)
      channels.hash.publish({ milliseconds: performance.now() - begin } satisfies PasswordHashed);
  }
}

const HASH_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// The hash of a random text that is not stored anywhere.
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$lX/x7teM2bfB2S9bVSpCmA$zNldEt/ccqrgli+lsyC0Lzdn37jK/wfHdkznPLBBQeo";
const AT_ONCE = 2;
const MAX_WAITING = 64;
