import type { Vanbook } from "@vanbook/sdk";
import { askTold } from "./ask-told.ts";

/** What an embed token sets itself and what it leaves out of the filters: names of parameters, in small letters. */
export interface TokenTerms {
  locked: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** What it may call, and whether what writes is among it. */
  operations: readonly string[];
  writes: boolean;
  /** The client for widgets that are no reports: it says nothing of what is locked, which the server sets itself. */
  sending: Vanbook;
}

/** What a client's token may do; `asked` is its answer where somebody has asked already. */
export async function termsOf(client: Vanbook, asked = askTold(client)): Promise<TokenTerms> {
  const told = await asked;
  const [locked, hidden] = [namesOf(told.locked), namesOf(told.hidden)];
  const { operations, writes } = told;
  return { locked, hidden, operations, writes, sending: withoutLocked(client, locked) };
}

function namesOf(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.map((name) => name.toLowerCase()));
}

/** A client whose calls leave out what the token sets: the server refuses a page that says anything else under these names. */
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
