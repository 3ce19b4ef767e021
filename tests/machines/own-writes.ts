import { setTimeout as sleep } from "node:timers/promises";
import type { Held } from "../crash/load.ts";

/** One who reads what callers hold at another server, whose database is another node. */
export interface OwnWrites {
  /** How many documents were read, and what they were not like. */
  read: number;
  stale: string[];
  /** Reads one; asks again while there is an outage. */
  look(document: Held): Promise<void>;
}

/** Makes one who is signed in at that server. */
export function createOwnWrites(url: string, cookie: string): OwnWrites {
  const own: OwnWrites = {
    read: 0,
    stale: [],
    async look({ path, id, state, voucherNo }) {
      for (const until = performance.now() + 30_000; ; await sleep(50)) {
        const seen = await read(`${url}/api/v1/${path}/${id}`, cookie);
        // An edit gives a document another id, so one that is found is the one after the edit.
        if (seen === state) own.read += 1;
        else if (seen === "outage" && performance.now() < until) continue;
        else own.stale.push(`${voucherNo} is ${state}, and was read as ${seen}`);
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
    return "outage"; // no answer
  }
}
