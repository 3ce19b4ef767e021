import { VanbookError } from "./errors.ts";
import type { CallOptions } from "./methods.ts";

/** Rejects with the reason of the caller's signal if the caller aborts, or with TIMEOUT. */
export async function runWithinTime<T>(
  { signal, timeout }: Pick<CallOptions, "signal" | "timeout">,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = timeout ? setTimeout(() => limit.abort(), timeout) : undefined;
  try {
    return await work(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (!limit.signal.aborted) throw cause;
    throw new VanbookError({ code: "TIMEOUT", message: "The server did not answer in time.", cause });
  } finally {
    clearTimeout(timer);
  }
}
