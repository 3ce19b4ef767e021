import { operationCallers, widgetTable } from "./generated/widgets.ts";
import type { Args, OperationId } from "./methods.ts";
import { nearestName } from "./nearest-name.ts";

/** A widget's name, as elements and tokens spell it: `customerLedger.report`. */
export type WidgetName = keyof typeof widgetTable;

/** For whom a token is, and which parameters its page is not offered. */
export type TokenFor = Pick<Args<"embedTokens.create">, "party" | "users" | "locked" | "hidden"> & {
  /** Whether its page may write all that its widgets can, or which operations of them; nothing when left out. */
  writes?: boolean | readonly OperationId[] | undefined;
};

/**
 * The fewest operations with which these widgets do all that they can: what each calls by itself, and what the filters that its page is
 * offered ask; what writes only where the token may. What only others may call is left out: for a party what narrows to no party, for some users
 * what is of the whole company. What `writes` names stays, so that the server says why a token can't have it.
 * Throws for a name that no widget has.
 */
export function widgetOperations(
  widgets: readonly WidgetName[],
  { party, users, locked = {}, hidden = [], writes = false }: TokenFor = {},
): OperationId[] {
  const unoffered = [...Object.keys(locked), ...hidden].map((name) => name.toLowerCase());
  const named = widgets.map((name) => ({ name, ...entryOf(name) }));
  const asked = named.flatMap(({ calls, asks, writes: written = [] }) => [
    ...calls,
    ...(writes === true ? written : []),
    ...Object.entries(asks).flatMap(([param, lookUp]) =>
      unoffered.includes(param.toLowerCase()) ? [] : [lookUp],
    ),
  ]);
  // A party's kind is the server's to know: the widgets themselves say for which kinds they are.
  const own = named.flatMap(ownOperations);
  const parties = ["customer", "supplier"].filter((kind) =>
    own.every((operation) => callersOf(operation).includes(kind)),
  );
  const mayCall = (operation: string) => {
    if (party !== undefined)
      return parties.length > 0 && parties.every((kind) => callersOf(operation).includes(kind));
    return users === undefined || callersOf(operation).includes("users");
  };
  // A widget's own operation stays, so that the server says why a token for this caller can't have it.
  const called = asked.filter((operation) => own.includes(operation) || mayCall(operation));
  return [...new Set([...called, ...(typeof writes === "object" ? writes : [])])];
}

/** What a widget shows first: the operation of its name, or of those that it calls the ones of its resource. */
function ownOperations({ name, calls }: WidgetEntry & { name: string }): readonly string[] {
  const resource = name.slice(0, name.indexOf(".") + 1);
  return isCallable(name) ? [name] : calls.filter((operation) => operation.startsWith(resource));
}

/** What a widget calls, as one type for all of them. */
interface WidgetEntry {
  calls: readonly OperationId[];
  writes?: readonly OperationId[];
  asks: Readonly<Record<string, OperationId>>;
}

/** Whether a name is that of a widget. */
export function isWidgetName(name: string): name is WidgetName {
  return Object.hasOwn(widgetTable, name);
}

/** What is wrong with a name that no widget has, and which was meant. */
export function widgetNameFault(name: string): string | undefined {
  if (isWidgetName(name)) return undefined;
  const meant = nearestName(name, Object.keys(widgetTable));
  return `There is no widget "${name}"${meant === undefined ? "." : `; did you mean "${meant}"?`}`;
}

function entryOf(name: WidgetName): WidgetEntry {
  if (isWidgetName(name)) return widgetTable[name];
  throw new TypeError(widgetNameFault(name));
}

function callersOf(operation: string): readonly string[] {
  return isCallable(operation) ? operationCallers[operation] : [];
}

/** Names of some widgets are not those of operations. */
function isCallable(name: string): name is keyof typeof operationCallers {
  return Object.hasOwn(operationCallers, name);
}
