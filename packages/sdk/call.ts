import { type Auth, createSigned } from "./auth.ts";
import { refuseMisuse, refuseUnsendable } from "./client-misuse.ts";
import { VanbookError } from "./errors.ts";
import { createFailure, isNotDone } from "./failure.ts";
import {
  type ContractDate,
  contractDate,
  contractVersion,
  operationMap,
  readOperations,
  textOperations,
} from "./generated/operations.ts";
import type { CallOptions, Calling, OperationId, Schema } from "./methods.ts";
import { createRequest, sendWithRetries } from "./request.ts";
import { runWithinTime } from "./time-limit.ts";
import { randomKey } from "./random-key.ts";

/** The options for creating a client. */
export interface VanbookOptions {
  /** The server's address, with `https://`; "" is the page's own origin. */
  baseUrl: string;
  auth: Auth;
  /** Sends requests instead of the platform's fetch. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds that a call may take, including retries; default 30,000, false for no limit. */
  timeout?: number | false | undefined;
  /** Number of retries of a call that may be repeated; default 3. */
  retry?: number | undefined;
  /** The contract that the server answers by; default: the one this package was built from. */
  version?: ContractDate | undefined;
}

/** One call of an operation: returns the parsed response, or the response itself for a CSV. */
export type Call = (
  id: OperationId,
  args: object | undefined,
  options: CallOptions | undefined,
  accept?: string,
  tableParameters?: object,
) => Calling<unknown>;

export function createCall({
  baseUrl,
  auth,
  fetch: custom,
  timeout: usual = 30_000,
  retry = 3,
  version = contractDate,
}: VanbookOptions): Call {
  // Looked up at each call, so that a fetch installed later by the page (tracing, a test server) is
  // used.
  const send = createSigned(auth, (request) => (custom ?? globalThis.fetch)(request));

  return (id, args, options = {}, accept = chooseAnswerType(id), tableParameters) => {
    const [method, , , isMoney] = operationMap[id];
    const { signal, timeout = usual, idempotencyKey = isMoney ? randomKey() : undefined } = options;
    const mayRepeat = method === "GET" || readOperations.includes(id) || idempotencyKey !== undefined;
    // CSV, PDF, or workbook: the response is passed on unread.
    const stream = !accept.includes("json");
    const deadline = performance.now() + (timeout || Infinity);
    const headers = {
      Accept: accept,
      "X-Vanbook-Client": `sdk/${contractVersion}`,
      "Vanbook-Version": version,
      ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    };
    const credentials = auth.kind === "session" ? "include" : "omit";
    return makeCalling(
      runWithinTime({ signal, timeout }, async (signal) => {
        refuseMisuse(baseUrl, auth);
        refuseUnsendable({ ...args, ...tableParameters });
        const request = createRequest(id, baseUrl, args, tableParameters, { credentials, headers, signal });
        const response = await sendWithRetries(request, {
          send,
          retries: mayRepeat ? retry : 0,
          stream,
          deadline,
        });
        if (stream && response.ok) return { data: response, response };
        const text = await response.text();
        const data = response.ok && textOperations.includes(id) ? text : parseAnswer(text, response);
        if (!response.ok || isNotDone(data)) throw createFailure(response, data);
        return { data, response };
      }),
    );
  };
}

function chooseAnswerType(id: OperationId): string {
  return textOperations.includes(id) ? "text/plain, application/json" : "application/json";
}

/** `withResponse` also returns the response's metadata. Both use one request. */
function makeCalling(whole: Promise<{ data: unknown; response: Response }>): Calling<unknown> {
  const answer = whole.then(({ data }) => data);
  return Object.assign(answer, {
    withResponse: async () => {
      answer.catch(() => {}); // callers of withResponse get the failure from it
      const { data, response } = await whole;
      const { status, headers } = response;
      return {
        data,
        status,
        headers,
        requestId: headers.get("X-Request-Id"),
        replayed: headers.has("Idempotency-Replayed"),
      };
    },
  });
}

function parseAnswer(text: string, response: Response): unknown {
  try {
    const data: unknown = JSON.parse(text);
    // No operation answers null, a number or a text.
    if (Object(data) !== data) throw new TypeError("The answer is no object.");
    return data;
  } catch (cause) {
    throw createFailure(response, undefined, cause);
  }
}

export function createMethod(call: Call, id: OperationId) {
  const readTable = (args?: object, { page, pageSize, after, sort, search, ...options }: LooseOptions = {}) =>
    call(id, args, options, "application/vnd.vanbook.table+json", {
      page,
      pageSize,
      after,
      sort,
      search,
    }) as Calling<Schema<"Table">>;

  async function* readPages(args?: object, options?: LooseOptions) {
    let position: PagePosition | undefined = { page: options?.page, after: options?.after ?? "start" };
    // Requests at least one page, so that a page number of NaN is refused and gives no empty list.
    do {
      const tablePage: Schema<"Table"> = await readTable(args, { ...options, ...position });
      yield tablePage;
      position = planNextPage(position, tablePage.page);
    } while (position);
  }

  async function* walkRows(args?: object, options?: LooseOptions) {
    for await (const { columns, rows } of readPages(args, { pageSize: 1000, ...options })) {
      for (const row of rows) {
        const namedRow: Record<string, unknown> = {};
        columns.forEach((column, at) => (namedRow[column] = row[at]));
        yield namedRow;
      }
    }
  }

  const readRows = (args?: object, options?: LooseOptions) =>
    Object.assign(walkRows(args, options), {
      async all(this: AsyncIterable<unknown>, { atMost = 100_000 } = {}) {
        const allRows: unknown[] = [];
        for await (const row of this) {
          if (allRows.length === atMost) throw createTooManyError(id, atMost);
          allRows.push(row);
        }
        return allRows;
      },
      [Symbol.iterator]() {
        throw new TypeError(`Rows of ${id} come one by one: for await (…), or await ….all()`);
      },
    });

  const readCsv = (args?: object, { sort, search, ...options }: LooseOptions = {}) =>
    call(id, args, options, "text/csv", { sort, search });

  return Object.assign((args?: object, options?: CallOptions) => call(id, args, options), {
    table: readTable,
    pages: readPages,
    rows: readRows,
    csv: readCsv,
  });
}

/**
 * By the row at which the page ended, so that a row which is added or removed in between neither
 * repeats nor skips another; by number where a server does not say how a page ended.
 */
export function planNextPage(
  { after }: PagePosition,
  { next, number, pages }: Schema<"Table">["page"],
): PagePosition | undefined {
  if (next) return { page: undefined, after: next };
  return after === "start" && number < pages ? { page: number + 1, after } : undefined;
}

interface PagePosition {
  page?: number | undefined;
  after?: string | undefined;
}

function createTooManyError(id: OperationId, atMost: number) {
  const message = `${id} has more than ${atMost} rows: walk them by for await, or tell .all({ atMost }).`;
  return new VanbookError({ code: "TOO_MANY_ROWS", message });
}

// methods.ts has the exact types of each method; here all share one.
interface LooseOptions extends CallOptions, PagePosition {
  pageSize?: number | undefined;
  sort?: string | undefined;
  search?: string | undefined;
}
