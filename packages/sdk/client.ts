import { createCall, type VanbookOptions } from "./call.ts";
import { operationMap } from "./generated/operations.ts";
import { createMethod } from "./call.ts";
import type { Vanbook } from "./generated/client.ts";
import type { Method, OperationId } from "./methods.ts";
import type { TokenVanbook } from "./token-client.ts";
import { nearestName } from "./nearest-name.ts";

/**
 * One server, one caller: `createVanbook({ … }).sales.report({ FromDate, ToDate })`. With a token for
 * a customer or supplier, `createVanbook<PartyArgument>({ … })`: the arguments that the server sets
 * may be left out; other locked ones are named beside it, `<PartyArgument | "BranchID">`.
 */
export function createVanbook<Locked extends string = never>(
  options: VanbookOptions,
): [Locked] extends [never] ? Vanbook : TokenVanbook<Locked>;
export function createVanbook(options: VanbookOptions): Vanbook {
  const call = createCall(options);
  const vanbook: Record<string, Record<string, unknown>> = {};
  for (const id of Object.keys(operationMap) as OperationId[]) {
    const [resource, verb] = id.split(".") as [string, string];
    (vanbook[resource] ??= {})[verb] = createMethod(call, id);
  }
  // Widgets ask the server what the page's token may do; other kinds of authentication don't need
  // this.
  const markedVanbook: unknown = Object.assign(vanbook, { [Symbol.for("vanbook.auth")]: options.auth.kind });
  return markedVanbook as Vanbook; // the map and the types are made from one contract
}

/**
 * The method of an operation whose name is only known at run time. Throws a TypeError, with the
 * nearest name, if there is none.
 */
export function operation<Op extends OperationId>(vanbook: Vanbook, id: Op): Method<Op> {
  if (!Object.hasOwn(operationMap, id)) {
    const near = nearestName(id, Object.keys(operationMap));
    throw new TypeError(`There is no operation "${id}"${near ? `; did you mean "${near}"?` : "."}`);
  }
  const [resource, verb] = id.split(".") as [keyof Vanbook, never];
  return vanbook[resource][verb];
}

/** If sent again with the same `readIdempotencyKey`, such an operation is done only once. */
export function movesMoney(id: OperationId): boolean {
  return operationMap[id][3] === true;
}
