import { operationCallers, widgetTable } from "./generated/widgets.ts";
import type { Args, OperationId } from "./methods.ts";
import { nearestName } from "./nearest-name.ts";

/** A widget's name, as elements and tokens spell it: `customerLedger.report`. */
export type WidgetName = keyof typeof widgetTable;

/** Who a token is for, and which parameters its page does not offer. */
export type TokenFor = Pick<Args<"embedTokens.create">, "party" | "users" | "locked" | "hidden"> & {
  /** Whether its page may write all that its widgets can, or only these operations; default: read-only. */
  writes?: boolean | readonly OperationId[] | undefined;
};

/**
 * The fewest operations with which these widgets can do everything: each widget's own calls, and the calls
 * of the filters that its page offers; writing operations only if the token may write. Operations that this
 * caller may not call are omitted: for a party those that can't be limited to a party, for some users those
 * of the whole company. Operations listed in `writes` stay, so that the server says why a token can't have
 * them. Throws for a name that no widget has.
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
  // Only the server knows if a party is a customer or a supplier; the widgets themselves say which kinds they
  // support.
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

/**
 * What a widget shows first: the operation with the widget's name or, if there is none, its calls with the
 * same resource.
 */
function ownOperations({ name, calls }: WidgetEntry & { name: string }): readonly string[] {
  const resource = name.slice(0, name.indexOf(".") + 1);
  return isCallable(name) ? [name] : calls.filter((operation) => operation.startsWith(resource));
}

/** A widget's calls, as one type for all widgets. */
interface WidgetEntry {
  calls: readonly OperationId[];
  writes?: readonly OperationId[];
  asks: Readonly<Record<string, OperationId>>;
}

export function isWidgetName(name: string): name is WidgetName {
  return Object.hasOwn(widgetTable, name);
}

/** The message for a name that no widget has, with the most similar name. */
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

/** Some widget names are not names of operations. */
function isCallable(name: string): name is keyof typeof operationCallers {
  return Object.hasOwn(operationCallers, name);
}
