import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import type { Parameter } from "../partners/embed-choice.ts";

export interface WidgetProperty {
  name: string;
  type: string;
  description: string;
  isRequired: boolean;
}

export interface PropertyRow extends WidgetProperty {
  /** Undefined for a React-only property. */
  attribute: string | undefined;
  control: Control | undefined;
}

export type Control =
  | { kind: "choice"; options: readonly { value: string; label: string }[] }
  | { kind: "text" | "number" | "date" | "switch" };

export function propertyRows(
  properties: readonly WidgetProperty[],
  parameters: readonly Parameter[],
  elements: readonly string[],
): PropertyRow[] {
  const rows = properties.map((property): PropertyRow => {
    const parameter = parameters.find(({ filter }) => filter.param === property.name);
    return {
      ...property,
      description: property.description || describe(property.name, parameter),
      attribute: elements.includes(property.name) ? toAttributeName(property.name) : undefined,
      control: chooseControl(property, parameter),
    };
  });
  const isArgument = ({ name }: PropertyRow) => elements.includes(name) && name !== "heading";
  return [...rows.filter(isArgument), ...rows.filter((row) => !isArgument(row))];
}

function describe(name: string, parameter: Parameter | undefined): string {
  const knownText = KNOWN_PROPERTIES[name];
  if (knownText) return knownText;
  return parameter ? `${parameter.filter.label}: the value to begin with.` : "";
}

function chooseControl(
  { name, type }: WidgetProperty,
  parameter: Parameter | undefined,
): Control | undefined {
  if (NOT_TRIED.has(name) || type.includes("=>")) return undefined;
  const options = parameter?.filter.options;
  if (options)
    return { kind: "choice", options: options.map(({ value, label }) => ({ value: String(value), label })) };
  if (type === "boolean") return { kind: "switch" };
  if (parameter?.filter.kind === "day" || (type === "string" && /date$/i.test(name))) return { kind: "date" };
  const literals = type.split(" | ");
  if (literals.every((literal) => /^("[^"]*"|\d+|true|false)$/.test(literal)))
    return {
      kind: "choice",
      options: literals.map((literal) => ({ value: literal.replaceAll('"', ""), label: literal })),
    };
  if (type === "DashboardRange")
    return { kind: "choice", options: ["today", "7", "30", "90"].map((value) => ({ value, label: value })) };
  if (/^number( \| null)?$/.test(type)) return { kind: "number" };
  return /^string/.test(type) ? { kind: "text" } : undefined;
}

export function parseValue({ type }: WidgetProperty, text: string): unknown {
  if (text === "") return undefined;
  if (text === "true" || text === "false") return text === "true";
  const isNumber = /\bnumber\b|(^|\| )\d+/.test(type) && !type.includes("string") && !type.includes('"');
  return isNumber && /^\d+$/.test(text) ? Number(text) : text;
}

const KNOWN_PROPERTIES: Readonly<Record<string, string>> = {
  className: "A class of the host's own.",
  FYearID: "The financial year: today's when left out.",
  yearId: "The financial year: today's when left out.",
  linkTo: "Where the host shows the report behind a figure; without it figures are no links.",
  range: "The days that it is about.",
};

const NOT_TRIED: ReadonlySet<string> = new Set(["className", "urlKey", "slots", "userId", "map"]);
