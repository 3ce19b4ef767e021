import type { Vanbook } from "@vanbook/sdk";
import { askTold } from "./ask-told.ts";

/**
 * What an embed token allows: parameters that the server sets itself (locked) and parameters without a filter
 * (hidden), in lower case.
 */
export interface TokenTerms {
  locked: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** The operations that it may call, and whether any of them writes. */
  operations: readonly string[];
  writes: boolean;
  /** The client for widgets that are not reports: it sends no locked parameters, since the server sets them itself. */
  sending: Vanbook;
}

/** What a client's token allows; `asked` is its answer if it was already requested. */
export async function termsOf(client: Vanbook, asked = askTold(client)): Promise<TokenTerms> {
  const told = await asked;
  const [locked, hidden] = [namesOf(told.locked), namesOf(told.hidden)];
  const { operations, writes } = told;
  return { locked, hidden, operations, writes, sending: withoutLocked(client, locked) };
}

function namesOf(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.map((name) => name.toLowerCase()));
}

/** A client that omits locked parameters from its calls: the server refuses any other value for them. */
function withoutLocked(client: Vanbook, locked: ReadonlySet<string>): Vanbook {
  if (locked.size === 0) return client;
  const sent = (args: object) =>
    Object.fromEntries(Object.entries(args).filter(([name]) => !locked.has(name.toLowerCase())));
  return new Proxy(client, {
    get: (all, resource) => {
      const methods: unknown = Reflect.get(all, resource);
      return typeof resource === "symbol"
        ? methods
        : new Proxy(Object(methods) as Record<string, Method>, {
            get: (verbs, verb) => (args: object, options: object) =>
              verbs[String(verb)]?.(sent(args), options),
          });
    },
  });
}

type Method = (args: object, options: object) => unknown;
