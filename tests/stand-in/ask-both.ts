import { createRequest } from "../../packages/sdk/request.ts";
import type { OperationId } from "../../packages/sdk/methods.ts";
import { createStandIn } from "../../packages/sdk/testing/index.ts";
import { readClock } from "../../packages/server/clock.ts";
import { startRealServer } from "./real-server.ts";

/**
 * A request that is sent to the server and to the stand-in: an operation with its arguments and
 * further fields.
 */
export interface Asked {
  id: OperationId;
  args?: object;
  accept?: string;
  paging?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Sent instead of arguments. */
  body?: string;
}

/** The parts of a response that are compared. */
interface Said {
  status: number;
  type: string | null;
  replayed: boolean;
  body: string;
}

/** Starts a server and a stand-in with the same books, to compare their responses. */
export async function startBoth() {
  const real = await startRealServer();
  const limitedKey = await real.keyFor(LIMITED_OPERATIONS);
  const standIn = createStandIn({
    today: readClock().toISOString(),
    keys: { limited: [...LIMITED_OPERATIONS] },
  });
  const askedOperations = new Set<OperationId>();
  let calls = 0;

  return {
    standIn,
    stop: () => real.stop(),
    /** Number of calls sent, and of different operations. */
    count: () => ({ calls, operations: askedOperations.size }),
    /** The responses of the server and of the stand-in to a call. */
    async ask(call: Asked, { as = "all" as "all" | "limited" | "nobody" } = {}) {
      calls += 1;
      askedOperations.add(call.id);
      const keys = { all: real.key, limited: limitedKey, nobody: "" };
      const secrets = { all: "test", limited: "limited", nobody: "" };
      const key = `call-${calls}`;
      return {
        server: await readSaid(fetch(makeRequest(call, real.url, keys[as], key))),
        standIn: await readSaid(standIn.fetch(makeRequest(call, "https://vanbook.test", secrets[as], key))),
      };
    },
  };
}

export type Both = Awaited<ReturnType<typeof startBoth>>;

/** Operations that the limited key may call. */
const LIMITED_OPERATIONS: readonly OperationId[] = ["sales.report", "customers.names"];

function makeRequest(
  { id, args, accept, paging, headers, body }: Asked,
  base: string,
  secret: string,
  key: string,
) {
  const request = createRequest(id, base, args, paging, {
    headers: {
      Accept: accept ?? "application/json",
      "X-Vanbook-Client": "test",
      "Accept-Encoding": "identity",
      ...(secret && { Authorization: `Bearer ${secret}` }),
      "Idempotency-Key": key,
      ...headers,
    },
  });
  if (headers?.["Idempotency-Key"] === "") request.headers.delete("Idempotency-Key");
  return body === undefined ? request : new Request(request, { body });
}

async function readSaid(answer: Promise<Response>): Promise<Said> {
  const response = await answer;
  return {
    status: response.status,
    type: response.headers.get("Content-Type"),
    replayed: response.headers.has("Idempotency-Replayed"),
    body: withSortedFields(replaceMoments(await response.text())),
  };
}

/**
 * The body without values that always differ: the request id, the times at which a record was
 * created or changed, and how it was entered (in the server by an API key). An account's
 * `vanbookId` contains such a time too.
 */
function replaceMoments(body: string): string {
  return body
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":"…"')
    .replaceAll(/"(createdAt|CreatedDate|ModifiedDate)":"\d{4}-\d\d-\d\dT[^"]+"/g, '"$1":"…"')
    .replaceAll(/"via":"(session|key)"/g, '"via":"…"')
    .replaceAll(/"vanbookId":"WEB-[\d-]+"/g, '"vanbookId":"…"');
}

/**
 * JSON with the fields of each object in alphabetical order, which JSON gives no meaning; decimals
 * stay as they are written.
 */
function withSortedFields(body: string): string {
  if (!/^[[{]/.test(body)) return body;
  const exact = body.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?/g, (part) =>
    part.startsWith('"') ? part : `"number ${part}"`,
  );
  return JSON.stringify(JSON.parse(exact), (_, value: unknown) =>
    typeof value !== "object" || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
}
