import type { OperationId } from "@vanbook/sdk";
import { widgetOperations, type TokenFor, type WidgetName } from "@vanbook/sdk/partner";
import type { AnyFilter } from "../report/filters/filter.ts";

/** What becomes of a parameter on the partner's page. */
export type Rule = "free" | "preset" | "hidden" | "locked";

/** For whom a token is. */
export type Audience = "company" | "users" | "customer" | "supplier";

/** Everything that is chosen in the wizard, beside the widget. */
export interface EmbedChoice {
  widget: string;
  audience: Audience;
  /** Ids joined by commas, for `users`. */
  users: string | undefined;
  /** The account of the customer or supplier. */
  party: string | undefined;
  /** By parameter; one that is not here is free. */
  parameters: Readonly<Record<string, { rule: Rule; value: string | undefined }>>;
  /** By which operations visitors may write. */
  writes: readonly OperationId[];
  /** A colour, or empty for Vanbook's own. */
  brand: string;
  scheme: "auto" | "light" | "dark";
  isolation: "layer" | "shadow" | "frame";
  /** Of the partner's page. */
  origin: string;
}

/** A widget's parameter as the wizard offers it. */
export interface Parameter {
  filter: AnyFilter;
  /** The server knows it: it can be locked. The range of a dashboard's part is the widget's own. */
  isServers: boolean;
}

/** What the token says: for whom, which parameters the server sets, which the page is not offered, and by what it may write. */
export type ChosenTerms = Omit<TokenFor, "writes"> & { writes?: readonly OperationId[] };

/** The terms of the token for what was chosen. */
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
  // Nothing is granted to a widget that tokens don't know, as those for React alone.
  const writes =
    choice.writes.length === 0
      ? []
      : writesOf(choice.widget, terms).filter((operation) => choice.writes.includes(operation));
  return writes.length > 0 ? { ...terms, writes } : terms;
}

/** By which operations a token for these visitors could let the widget write. */
export function writesOf(widget: string, terms: ChosenTerms): OperationId[] {
  const names = [widget as WidgetName]; // the wizard offers no other names
  const reads = widgetOperations(names, { ...terms, writes: false });
  return widgetOperations(names, { ...terms, writes: true }).filter((one) => !reads.includes(one));
}

/** The arguments that the page gives the widget: those that are preset, and those that are hidden with a value. */
export function givenOf(choice: EmbedChoice, parameters: readonly Parameter[]): [string, string][] {
  return parameters.flatMap(({ filter: { param } }): [string, string][] => {
    const { rule = "free", value } = choice.parameters[param] ?? {};
    return value !== undefined && (rule === "preset" || rule === "hidden") ? [[param, value]] : [];
  });
}

/** What is still to be chosen before there is anything to see. */
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

/** Ids as numbers; days, names and lists of ids as texts. */
export function sentValue({ kind }: Pick<AnyFilter, "kind">, value: string): string | number {
  return NUMBERED.has(kind) && /^\d{1,10}$/.test(value) ? Number(value) : value;
}

const NUMBERED: ReadonlySet<AnyFilter["kind"]> = new Set([
  ...(["user", "salesman", "customer", "supplier", "route", "branch", "vehicle"] as const),
  ...(["item", "stockItem", "purchasedItem", "account"] as const),
]);
