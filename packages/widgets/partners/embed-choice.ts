import type { OperationId } from "@vanbook/sdk";
import { widgetOperations, type TokenFor, type WidgetName } from "@vanbook/sdk/partner";
import type { AnyFilter } from "../../sdk/report/filters/filter.ts";

/** What happens to a parameter on the partner's page. */
export type Rule = "free" | "preset" | "hidden" | "locked";

/** Whom a token is for. */
export type Audience = "company" | "users" | "customer" | "supplier";

/** All choices in the wizard, including the widget. */
export interface EmbedChoice {
  widget: string;
  audience: Audience;
  /** Ids joined by commas, for `users`. */
  users: string | undefined;
  /** Account id of the customer or supplier. */
  party: string | undefined;
  /** By parameter; a parameter that is missing is free. */
  parameters: Readonly<Record<string, { rule: Rule; value: string | undefined }>>;
  /** The operations by which visitors may write. */
  writes: readonly OperationId[];
  /** A colour, or empty for Vanbook's own. */
  brand: string;
  scheme: "auto" | "light" | "dark";
  isolation: "layer" | "shadow" | "frame";
  /** The partner's page. */
  origin: string;
}

/** A step of the wizard, which shows the choices and changes some. */
export interface ChoiceProps {
  choice: EmbedChoice;
  onChange: (changed: Partial<EmbedChoice>) => void;
}

/** A widget's parameter in the wizard. */
export interface Parameter {
  filter: AnyFilter;
  /** The server knows this parameter, so it can be locked. The range of a dashboard part exists only in the widget. */
  isServers: boolean;
}

/** The token's terms: audience, parameters set by the server or hidden from the page, and allowed writes. */
export type ChosenTerms = Omit<TokenFor, "writes"> & { writes?: readonly OperationId[] };

/** The token terms for these choices. */
export function termsOf(choice: EmbedChoice, parameters: readonly Parameter[]): ChosenTerms {
  const chosen = (rule: Rule) => parameters.filter(({ filter }) => ruleOf(choice, filter.param) === rule);
  const locked = chosen("locked").flatMap(({ filter }) => {
    const value = choice.parameters[filter.param]?.value;
    return value === undefined ? [] : [[filter.param, sentValue(filter, value)] as const];
  });
  const hidden = chosen("hidden").map(({ filter }) => filter.param);
  const isParty = choice.audience === "customer" || choice.audience === "supplier";
  const terms: ChosenTerms = {
    ...(choice.audience === "users" && choice.users && { users: choice.users.split(",").map(Number) }),
    ...(isParty && choice.party && { party: Number(choice.party) }),
    ...(locked.length > 0 && { locked: Object.fromEntries(locked) }),
    ...(hidden.length > 0 && { hidden }),
  };
  // Widgets that tokens don't support, such as React-only ones, get no writes.
  const writes =
    choice.writes.length === 0
      ? []
      : writesOf(choice.widget, terms).filter((operation) => choice.writes.includes(operation));
  return writes.length > 0 ? { ...terms, writes } : terms;
}

/** The write operations that a token for these visitors could allow. */
export function writesOf(widget: string, terms: ChosenTerms): OperationId[] {
  const names = [widget as WidgetName]; // the wizard offers only such names
  const reads = widgetOperations(names, { ...terms, writes: false });
  return widgetOperations(names, { ...terms, writes: true }).filter((one) => !reads.includes(one));
}

/** The arguments that the page passes to the widget: preset ones, and hidden ones with a value. */
export function givenOf(choice: EmbedChoice, parameters: readonly Parameter[]): [string, string][] {
  return parameters.flatMap(({ filter: { param } }): [string, string][] => {
    const { rule = "free", value } = choice.parameters[param] ?? {};
    return value !== undefined && (rule === "preset" || rule === "hidden") ? [[param, value]] : [];
  });
}

/** Whether all choices needed for the preview are made. */
export function isComplete(choice: EmbedChoice, parameters: readonly Parameter[]): boolean {
  if (choice.audience === "users" && !choice.users) return false;
  if ((choice.audience === "customer" || choice.audience === "supplier") && !choice.party) return false;
  return parameters.every(({ filter: { param } }) => {
    const { rule = "free", value } = choice.parameters[param] ?? {};
    return (rule !== "locked" && rule !== "preset") || value !== undefined;
  });
}

export function ruleOf({ parameters }: EmbedChoice, param: string): Rule {
  return parameters[param]?.rule ?? "free";
}

/** Ids as numbers; dates, names and lists of ids as texts. */
export function sentValue({ kind }: Pick<AnyFilter, "kind">, value: string): string | number {
  return NUMBERED.has(kind) && /^\d{1,10}$/.test(value) ? Number(value) : value;
}

const NUMBERED: ReadonlySet<AnyFilter["kind"]> = new Set([
  ...(["user", "salesman", "customer", "supplier", "route", "branch", "vehicle"] as const),
  ...(["item", "stockItem", "purchasedItem", "account"] as const),
]);
