import type { QueryClient } from "@tanstack/react-query";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";
import { tellMisuse } from "./tell-misuse.ts";
import { tellSharedKey } from "./tell-shared-key.ts";
import { tellUnknownNames } from "./tell-unknown-names.ts";

interface CheckedWidget {
  name?: string;
  displayName?: string;
  definition?: Partial<AnyReport>;
}

type HostProps = Readonly<Record<string, unknown>>;

/** Names the props of a widget that it does not have or can't use. Loaded after the widget is drawn. */
export function checkProps(
  widget: CheckedWidget,
  hostProps: HostProps,
  names: readonly (string | undefined)[] | undefined,
  cache: QueryClient | undefined,
  until: AbortSignal,
): void {
  if (until.aborted) return;
  const name = widget.displayName ?? widget.definition?.operation ?? String(widget.name);
  const tell = (words: string) => tellMisuse(cache, { code: "WRONG_VALUE", message: words });
  const ownNames = names ?? listReportNames(widget.definition);
  if (ownNames) {
    const knownProps = [...EVERY_PROP, ...ownNames.flatMap((each) => each ?? [])];
    const unknownProps = Object.keys(hostProps).filter((prop) => !knownProps.includes(prop));
    tellUnknownNames(cache, "UNKNOWN_PROP", `${name} has no prop`, unknownProps, knownProps);
  }
  for (const [prop, value] of Object.entries(hostProps)) {
    const allowedValues = /^on[A-Z]/.test(prop) ? ANY_FUNCTION : ALLOWED_VALUES[prop];
    if (value !== undefined && allowedValues && !allowedValues.isRight(value))
      tell(`${prop} of ${name} must be ${allowedValues.words}.`);
  }
  const { slots, rowActions, urlKey } = hostProps;
  if (cache && typeof urlKey === "string") tellSharedKey(cache, urlKey, until);
  if (isObject(slots)) {
    const unknownSlots = Object.keys(slots).filter((slot) => !SLOT_NAMES.includes(slot));
    tellUnknownNames(cache, "UNKNOWN_PROP", `${name} has no slot`, unknownSlots, SLOT_NAMES);
    for (const slot of ["error", "details"])
      if (!ANY_FUNCTION.isRight((slots as HostProps)[slot] ?? isObject))
        tell(`slots.${slot} of ${name} must be a function.`);
  }
  if (Array.isArray(rowActions))
    for (const fault of findActionFaults(rowActions)) tell(`rowActions of ${name}: ${fault}`);
  for (const column of findRepeatedColumns(widget.definition?.columns))
    tell(`${name} has the column ${column} more than once, with the same label.`);
}

/** Undefined for what is no report. */
function listReportNames({ columns, range, filters = [] }: Partial<AnyReport> = {}) {
  return columns && [range?.from, range?.to, ...filters.map(({ param }) => param)];
}

function findActionFaults(actions: readonly unknown[]): string[] {
  const ids = actions.map((action) => (Object(action) as HostProps)["id"]);
  const isAction = (action: unknown) => {
    const { id, label, onAction } = Object(action) as HostProps;
    return typeof id === "string" && typeof label === "string" && typeof onAction === "function";
  };
  return [
    ...(actions.every(isAction) ? [] : ["each needs an id, a label and a function onAction."]),
    ...ids.flatMap((id, at) => (ids.indexOf(id) < at ? [`the id ${String(id)} is there twice.`] : [])),
  ];
}

function findRepeatedColumns(columns: unknown): Set<string> {
  const keys = (Array.isArray(columns) ? columns : []).flatMap((column) => {
    const { field, label } = Object(column) as HostProps;
    return typeof field === "string" ? [JSON.stringify([field, label])] : [];
  });
  const repeatedKeys = keys.filter((key, at) => keys.indexOf(key) < at);
  return new Set(repeatedKeys.map((key) => String((JSON.parse(key) as unknown[])[0])));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

interface AllowedValues {
  isRight: (value: unknown) => boolean;
  words: string;
}

const ANY_FUNCTION: AllowedValues = {
  isRight: (value) => typeof value === "function",
  words: "a function",
};
const ALLOWED_VALUES: Readonly<Record<string, AllowedValues>> = {
  heading: {
    isRight: (value) => [1, 2, 3, false].includes(value as number),
    words: "1, 2, 3 or false",
  },
  urlKey: {
    isRight: (value) => value === false || typeof value === "string",
    words: "a text, or false",
  },
  isReadOnly: { isRight: (value) => typeof value === "boolean", words: "true or false" },
  slots: { isRight: isObject, words: "an object such as { empty: <p>None</p> }" },
  cells: { isRight: isObject, words: "an object with a component for each column" },
  rowActions: { isRight: Array.isArray, words: "a list such as [{ id, label, onAction }]" },
};
/** Of every widget that a definition makes; elements pass `linkTo` to all. */
const EVERY_PROP = ["heading", "slots", "onRowClick", "urlKey", "linkTo", "cells", "rowActions"];
/** Of reports, masters and maps together. */
const SLOT_NAMES = [
  "loader",
  "empty",
  "error",
  "toolbar",
  "footer",
  "details",
  "bar",
  "fields",
  "buttons",
  "list",
];
