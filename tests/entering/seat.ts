import type { Schema } from "../../packages/server/contract/contract.ts";
import { createWire, type Seen, type Write } from "../crash/wire.ts";
import type { Answers } from "./answers.ts";

/**
 * A signed-in user who enters vouchers: a session, the records to choose from, and requests whose
 * responses are recorded.
 */
export interface Seat {
  username: string;
  role: Role;
  reach: Reach;
  /** Reads a path, or sends a write request; undefined if refused. */
  read<T>(operation: string, path: string): Promise<T | undefined>;
  write<T>(operation: string, write: Write): Promise<T | undefined>;
  close(): void;
}

export type Role = "administrator" | "manager" | "salesman";

/** The records that a user may refer to; no list is empty. */
export interface Reach {
  /** Customers shared with other users. */
  customers: readonly number[];
  suppliers: readonly number[];
  items: readonly number[];
  /** An item produced from the others. */
  made: number;
  series: readonly number[];
  godowns: readonly number[];
  vans: readonly number[];
  /** Users with a cash account. */
  withCash: readonly number[];
  mainCash: number;
  bank: number;
  expenses: readonly number[];
}

/** Opens a seat with a session cookie; the caller builds `reach` from the returned `masters`. */
export async function openSeat(
  { url, cookie, username, role }: { url: string; cookie: string; username: string; role: Role },
  answers: Answers,
): Promise<Omit<Seat, "reach"> & { masters: Masters }> {
  const wire = createWire(url, cookie, 6); // as many connections as a browser opens per host
  const sendTimed = async <T>(operation: string, send: () => Promise<Seen>) => {
    const startTime = performance.now();
    const response = await send();
    return answers.note<T>(operation, response, performance.now() - startTime);
  };
  const read = <T>(operation: string, path: string) =>
    sendTimed<T>(operation, () => fetchResponse(`${url}/api/v1/${path}`, cookie));
  const masters = await read<Masters>("sync.masters", "masters");
  if (!masters) throw new Error(`${username} is not told the masters: ${answers.findings.at(-1)}`);
  return {
    username,
    role,
    masters,
    read,
    write: <T>(operation: string, write: Write) => sendTimed<T>(operation, () => wire.send(write)),
    close: () => wire.close(),
  };
}

async function fetchResponse(address: string, cookie: string): Promise<Seen> {
  try {
    const answer = await fetch(address, { headers: { Cookie: cookie, "X-Vanbook-Client": "test" } });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return "nothing";
  }
}

export type Masters = Schema<"FieldMasters">;
