import type { OperationId } from "@vanbook/sdk";
import { widgetOperations, type TokenFor, type WidgetName } from "@vanbook/sdk/partner";
import type { AnyFilter } from "../../sdk/report/filters/filter.ts";

export type Rule = "free" | "preset" | "hidden" | "locked";

export type Audience = "company" | "users" | "customer" | "supplier";

export interface EmbedChoice {
  widget: string;
  audience: Audience;
  /** Ids joined by commas, for `users`. */
  users: string | undefined;
  /** Account id of the customer or supplier. */
  party: string | undefined;
  /** By parameter; a parameter that is missing is free. */
  parameters: Readonly<Record<string, { rule: Rule; value: string | undefined }>>;
  writes: readonly OperationId[];
  brand: string;
  scheme: "auto" | "light" | "dark";
  isolation: "layer" | "shadow" | "frame";
  origin: string;
}

export interface ChoiceProps {
  choice: EmbedChoice;
  onChange: (changedChoice: Partial<EmbedChoice>) => void;
}

export interface Parameter {
  filter: AnyFilter;
  /** The server knows it, so it can be locked. It doesn't know the range of a dashboard part. */
  isServers: boolean;
}

export type ChosenTerms = Omit<TokenFor, "writes"> & { writes?: readonly OperationId[] };

export function buildTerms(choice: EmbedChoice, parameters: readonly Parameter[]): ChosenTerms {
  const listParameters = (rule: Rule) =>
    parameters.filter(({ filter }) => getParameterRule(choice, filter.param) === rule);
  const lockedValues = listParameters("locked").flatMap(({ filter }) => {
    const value = choice.parameters[filter.param]?.value;
    return value === undefined ? [] : [[filter.param, toParameterValue(filter, value)] as const];
  });
  const hiddenParameters = listParameters("hidden").map(({ filter }) => filter.param);
  const isParty = choice.audience === "customer" || choice.audience === "supplier";
  const terms: ChosenTerms = {
    ...(choice.audience === "users" && choice.users && { users: choice.users.split(",").map(Number) }),
    ...(isParty && choice.party && { party: Number(choice.party) }),
    ...(lockedValues.length > 0 && { locked: Object.fromEntries(lockedValues) }),
    ...(hiddenParameters.length > 0 && { hidden: hiddenParameters }),
  };
  // Widgets that tokens don't support, such as React-only ones, get no writes.
  const writes =
    choice.writes.length === 0
      ? []
      : listWriteOperations(choice.widget, terms).filter((operation) => choice.writes.includes(operation));
  return writes.length > 0 ? { ...terms, writes } : terms;
}

export function listWriteOperations(widget: string, terms: ChosenTerms): OperationId[] {
  const names = [widget as WidgetName]; // the wizard offers only such names
  const reads = widgetOperations(names, { ...terms, writes: false });
  return widgetOperations(names, { ...terms, writes: true }).filter((one) => !reads.includes(one));
}

export function listWidgetArguments(
  choice: EmbedChoice,
  parameters: readonly Parameter[],
): [string, string][] {
  return parameters.flatMap(({ filter: { param } }): [string, string][] => {
    const { rule = "free", value } = choice.parameters[param] ?? {};
    return value !== undefined && (rule === "preset" || rule === "hidden") ? [[param, value]] : [];
  });
}

export function isComplete(choice: EmbedChoice, parameters: readonly Parameter[]): boolean {
  if (choice.audience === "users" && !choice.users) return false;
  if ((choice.audience === "customer" || choice.audience === "supplier") && !choice.party) return false;
  return parameters.every(({ filter: { param } }) => {
    const { rule = "free", value } = choice.parameters[param] ?? {};
    return (rule !== "locked" && rule !== "preset") || value !== undefined;
  });
}

export function getParameterRule({ parameters }: EmbedChoice, param: string): Rule {
  return parameters[param]?.rule ?? "free";
}

/** Ids become numbers; dates, names and lists of ids stay texts. */
export function toParameterValue({ kind }: Pick<AnyFilter, "kind">, value: string): string | number {
  return NUMBERED_KINDS.has(kind) && /^\d{1,10}$/.test(value) ? Number(value) : value;
}

const NUMBERED_KINDS: ReadonlySet<AnyFilter["kind"]> = new Set([
  ...(["user", "salesman", "customer", "supplier", "route", "branch", "vehicle"] as const),
  ...(["item", "stockItem", "purchasedItem", "account"] as const),
]);
