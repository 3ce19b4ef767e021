import { operationCallers, widgetTable } from "./generated/widgets.ts";
import type { Args, OperationId } from "./methods.ts";
import { nearestName } from "./nearest-name.ts";

/** A widget's name, as elements and tokens spell it: `customerLedger.report`. */
export type WidgetName = keyof typeof widgetTable;

/** Who a token is for, and which parameters its page does not offer. */
export type TokenFor = Pick<Args<"embedTokens.create">, "party" | "users" | "locked" | "hidden"> & {
  /** Whether it may write all that its widgets can, or only these; default: read-only. */
  writes?: boolean | readonly OperationId[] | undefined;
};

/**
 * The fewest operations with which these widgets can do everything: each widget's own calls, and
 * the calls of the filters that its page offers; writing operations only if the token may write.
 * Operations that this caller may not call are omitted: for a party those that can't be limited to
 * a party, for some users those of the whole company. Operations listed in `writes` stay, so that
 * the server says why a token can't have them. Throws for a name that no widget has.
 */
export function widgetOperations(
  widgets: readonly WidgetName[],
  { party, users, locked = {}, hidden = [], writes = false }: TokenFor = {},
): OperationId[] {
  const unofferedNames = [...Object.keys(locked), ...hidden].map((name) => name.toLowerCase());
  const namedWidgets = widgets.map((name) => ({ name, ...getWidgetEntry(name) }));
  const wantedOperations = namedWidgets.flatMap(({ calls, asks, writes: writeCalls = [] }) => [
    ...calls,
    ...(writes === true ? writeCalls : []),
    ...Object.entries(asks).flatMap(([param, lookUp]) =>
      unofferedNames.includes(param.toLowerCase()) ? [] : [lookUp],
    ),
  ]);
  // Only the server knows if a party is a customer or a supplier, so include both.
  const own = namedWidgets.flatMap(listOwnOperations);
  const parties = ["customer", "supplier"].filter((kind) =>
    own.every((operation) => listCallers(operation).includes(kind)),
  );
  const mayCall = (operation: string) => {
    if (party !== undefined)
      return parties.length > 0 && parties.every((kind) => listCallers(operation).includes(kind));
    return users === undefined || listCallers(operation).includes("users");
  };
  // Keeps a widget's own operation, so that the server says why a token for this caller can't have
  // it.
  const allowedOperations = wantedOperations.filter(
    (operation) => own.includes(operation) || mayCall(operation),
  );
  return [...new Set([...allowedOperations, ...(typeof writes === "object" ? writes : [])])];
}

/** The operation with the widget's name or, if there is none, its calls with the same resource. */
function listOwnOperations({ name, calls }: WidgetEntry & { name: string }): readonly string[] {
  const resource = name.slice(0, name.indexOf(".") + 1);
  return isCallable(name) ? [name] : calls.filter((operation) => operation.startsWith(resource));
}

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
  const nearest = nearestName(name, Object.keys(widgetTable));
  return `There is no widget "${name}"${nearest === undefined ? "." : `; did you mean "${nearest}"?`}`;
}

function getWidgetEntry(name: WidgetName): WidgetEntry {
  if (isWidgetName(name)) return widgetTable[name];
  throw new TypeError(widgetNameFault(name));
}

function listCallers(operation: string): readonly string[] {
  return isCallable(operation) ? operationCallers[operation] : [];
}

/** Some widget names are not names of operations. */
function isCallable(name: string): name is keyof typeof operationCallers {
  return Object.hasOwn(operationCallers, name);
}
