import type { Vanbook, VanbookOptions } from "@vanbook/sdk";

/** `createVanbook` for a page that has not loaded the SDK: it is loaded with the first call or the first report. */
export function createVanbook(options: VanbookOptions): Vanbook {
  let made: Promise<Vanbook> | undefined;
  const real = () =>
    (made ??= import("./sdk-client.ts").then(
      (sdk) => sdk.createVanbook(options),
      (cause: unknown) => {
        made = undefined; // the next call may try again
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
  const client = named((resource) =>
    named((verb) =>
      laterMethod(async () => {
        // Only the SDK knows which names exist; here any name is accepted.
        const methods = (await real()) as unknown as Record<string, Record<string, LooseMethod> | undefined>;
        const method = methods[resource]?.[verb];
        if (!method) throw new TypeError(`The API has no ${resource}.${verb}.`);
        return method;
      }),
    ),
  );
  // The properties are the SDK's own after it is loaded.
  return Object.assign(client, { [REAL]: real }) as unknown as Vanbook;
}

/** The real client, for code that needs more than calls. */
export function clientOf(client: Vanbook & { [REAL]?: () => Promise<Vanbook> }): Vanbook | Promise<Vanbook> {
  return client[REAL]?.() ?? client;
}

const REAL = Symbol.for("vanbook.client");

/** An object with any property; each is made once. */
function named<T>(make: (name: string) => T): Record<string, T> {
  return new Proxy<Record<string, T>>(
    {},
    {
      get: (made, name): unknown =>
        // A `then` would make `await` treat it as a promise.
        typeof name === "string" && name !== "then" ? (made[name] ??= make(name)) : Reflect.get(made, name),
    },
  );
}

function laterMethod(find: () => Promise<LooseMethod>): LooseMethod {
  const method = async (...given: Given) => (await find())(...given);
  return Object.assign(method, {
    table: async (...given: Given) => (await find()).table(...given),
    csv: async (...given: Given) => (await find()).csv(...given),
    pages: async function* (...given: Given) {
      yield* (await find()).pages(...given);
    },
    rows: async function* (...given: Given) {
      yield* (await find()).rows(...given);
    },
  });
}

type Given = [args?: object, options?: object];

/** The SDK has each method's own types. */
interface LooseMethod {
  (...given: Given): Promise<unknown>;
  table: (...given: Given) => Promise<unknown>;
  csv: (...given: Given) => Promise<unknown>;
  pages: (...given: Given) => AsyncIterable<unknown>;
  rows: (...given: Given) => AsyncIterable<unknown>;
}
