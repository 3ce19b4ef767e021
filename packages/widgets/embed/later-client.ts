import type { Vanbook, VanbookOptions } from "@vanbook/sdk";

/**
 * `createVanbook` for a page that has not loaded the SDK: it is loaded with the first call or the
 * first report.
 */
export function createVanbook(options: VanbookOptions): Vanbook {
  let clientPromise: Promise<Vanbook> | undefined;
  const loadClient = () =>
    (clientPromise ??= import("./sdk-client.ts").then(
      (sdk) => sdk.createVanbook(options),
      (cause: unknown) => {
        clientPromise = undefined; // the next call may try again
        // Same error as the SDK's for a lost response; isVanbookError checks the name.
        throw Object.assign(new Error("The server did not answer.", { cause }), {
          name: "VanbookError",
          code: "NETWORK",
          status: null,
          requestId: null,
          fields: [],
          retryAfter: null,
        });
      },
    ));
  const client = makeByName((resource) =>
    makeByName((verb) =>
      makeLaterMethod(async () => {
        const methods = (await loadClient()) as unknown as Record<
          string,
          Record<string, LooseMethod> | undefined
        >;
        const method = methods[resource]?.[verb];
        if (!method) throw new TypeError(`The API has no ${resource}.${verb}.`);
        return method;
      }),
    ),
  );
  return Object.assign(client, { [REAL_CLIENT]: loadClient }) as unknown as Vanbook;
}

export function getRealClient(
  client: Vanbook & { [REAL_CLIENT]?: () => Promise<Vanbook> },
): Vanbook | Promise<Vanbook> {
  return client[REAL_CLIENT]?.() ?? client;
}

const REAL_CLIENT = Symbol.for("vanbook.client");

function makeByName<T>(make: (name: string) => T): Record<string, T> {
  return new Proxy<Record<string | symbol, T>>(
    {},
    {
      get: (members, name) =>
        // A `then` would make `await` treat it as a promise.
        typeof name === "string" && name !== "then" ? (members[name] ??= make(name)) : members[name],
    },
  );
}

function makeLaterMethod(find: () => Promise<LooseMethod>): LooseMethod {
  const callMethod = async (...args: Given) => (await find())(...args);
  return Object.assign(callMethod, {
    table: async (...args: Given) => (await find()).table(...args),
    csv: async (...args: Given) => (await find()).csv(...args),
    pages: async function* (...args: Given) {
      yield* (await find()).pages(...args);
    },
    rows: async function* (...args: Given) {
      yield* (await find()).rows(...args);
    },
  });
}

type Given = [args?: object, options?: object];

interface LooseMethod {
  (...args: Given): Promise<unknown>;
  table: (...args: Given) => Promise<unknown>;
  csv: (...args: Given) => Promise<unknown>;
  pages: (...args: Given) => AsyncIterable<unknown>;
  rows: (...args: Given) => AsyncIterable<unknown>;
}
