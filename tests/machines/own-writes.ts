import { setTimeout as sleep } from "node:timers/promises";
import type { Held } from "../crash/load.ts";

/**
 * Reads documents that callers have just written, through another server that uses another database
 * node.
 */
export interface OwnWrites {
  /** `read`: number of documents read as expected; `stale`: a message for each that differed. */
  read: number;
  stale: string[];
  /** Reads a document; tries again during an outage. */
  look(document: Held): Promise<void>;
}

/** Reads through the server at `url`, signed in by `cookie`. */
export function createOwnWrites(url: string, cookie: string): OwnWrites {
  const own: OwnWrites = {
    read: 0,
    stale: [],
    async look({ path, id, state, voucherNo }) {
      for (const until = performance.now() + 30_000; ; await sleep(50)) {
        const response = await read(`${url}/api/v1/${path}/${id}`, cookie);
        // An edit gives the document a new id, so if this id is found it is the edited document.
        if (response === state) own.read += 1;
        else if (response === "outage" && performance.now() < until) continue;
        else own.stale.push(`${voucherNo} is ${state}, and was read as ${response}`);
        return;
      }
    },
  };
  return own;
}

async function read(address: string, cookie: string): Promise<Held["state"] | "missing" | "outage"> {
  try {
    const answer = await fetch(address, { headers: { Cookie: cookie, "X-Vanbook-Client": "test" } });
    if (answer.status !== 200) return answer.status === 404 ? "missing" : "outage";
    const { status } = (await answer.json()) as { status: "posted" | "cancelled" }; // the contract's DocumentStatus
    return status === "posted" ? "standing" : "cancelled";
  } catch {
    return "outage";
  }
}
