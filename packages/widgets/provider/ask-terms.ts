import type { Vanbook } from "@vanbook/sdk";
import { askTold } from "./ask-told.ts";

/**
 * What an embed token allows: parameters that the server sets itself (locked) and parameters
 * without a filter (hidden), in lower case.
 */
export interface TokenTerms {
  locked: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** The operations that it may call, and whether any of them writes. */
  operations: readonly string[];
  writes: boolean;
  /**
   * The client for widgets that are not reports: it sends no locked parameters, since the server
   * sets them itself.
   */
  sending: Vanbook;
}

/** `request` is the answer if it was already requested. */
export async function readTokenTerms(client: Vanbook, request = askTold(client)): Promise<TokenTerms> {
  const tokenAnswer = await request;
  const [lockedParameters, hiddenParameters] = [
    toLowerCaseSet(tokenAnswer.locked),
    toLowerCaseSet(tokenAnswer.hidden),
  ];
  const { operations, writes } = tokenAnswer;
  return {
    locked: lockedParameters,
    hidden: hiddenParameters,
    operations,
    writes,
    sending: omitLockedParameters(client, lockedParameters),
  };
}

function toLowerCaseSet(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.map((name) => name.toLowerCase()));
}

/** The client leaves out locked parameters, because the server refuses any other value for them. */
function omitLockedParameters(client: Vanbook, lockedParameters: ReadonlySet<string>): Vanbook {
  if (lockedParameters.size === 0) return client;
  const omitLockedArguments = (args: object) =>
    Object.fromEntries(Object.entries(args).filter(([name]) => !lockedParameters.has(name.toLowerCase())));
  return new Proxy(client, {
    get: (all, resource) => {
      const methods: unknown = Reflect.get(all, resource);
      return typeof resource === "symbol"
        ? methods
        : new Proxy(Object(methods) as Record<string, Method>, {
            get: (verbs, verb) => (args: object, options: object) =>
              verbs[String(verb)]?.(omitLockedArguments(args), options),
          });
    },
  });
}

type Method = (args: object, options: object) => unknown;
