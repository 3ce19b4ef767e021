import { nearestName, widgetNameFault } from "@vanbook/sdk/partner";
import { readTokenTerms } from "../provider/ask-terms.ts";
import { isTokenClient } from "../provider/token-terms.ts";
import type { Vanbook } from "@vanbook/sdk";
import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import { listArguments, KNOWN_ATTRIBUTES } from "./element-attributes.ts";
import { isDay } from "../../sdk/format/day.ts";
import { tokens } from "../theme/tokens.ts";
import { tellElementFailure, tellElementMisuse } from "./element-misuse.ts";
import { isOfPages } from "./page-attributes.ts";
import type { EmbeddedReport, loadReport, ReportRegistry } from "./report-registry.ts";

/** Returns the words for the visitor's page. */
export async function tellUnknownName(element: Element, reports: ReportRegistry): Promise<string> {
  const words = await describeUnknownName(reports, element.getAttribute("name") ?? "");
  tellElementMisuse(element, "UNKNOWN_NAME", words);
  tellElementFailure(element, "UNKNOWN_NAME", new Error(words));
  return words;
}

async function describeUnknownName(reports: ReportRegistry, name: string): Promise<string> {
  if (name === "") return 'This element lacks the name of its widget: name="sales.report".';
  const nearest = nearestName(name, await listRegisteredNames(reports));
  return `There is no widget named "${name}"${nearest === undefined ? "." : `; did you mean "${nearest}"?`}`;
}

export async function tellAttributes(
  element: Element,
  report: EmbeddedReport,
  client: Vanbook,
): Promise<void> {
  tellMisspelt(element, report);
  tellWrongValues(element, report);
  tellSlots(element);
  tellThemeFaults(element);
  if (!isTokenClient(client)) return;
  const widget = element.getAttribute("name");
  const { locked } = await readTokenTerms(client);
  for (const name of listArguments(report))
    if (locked.has(name.toLowerCase()) && element.hasAttribute(toAttributeName(name)))
      tellElementMisuse(
        element,
        "LOCKED_PARAMETER",
        `${toAttributeName(name)} of ${widget} is locked by the page's token and has no effect.`,
      );
}

/** For a frame whose page says nothing, as that of an unknown name. */
export function tellFrameName(element: Element): void {
  const fault = widgetNameFault(element.getAttribute("name") ?? "");
  if (fault !== undefined) tellElementMisuse(element, "UNKNOWN_NAME", fault);
}

/** Says in the console that a client or token route is missing, often by a misspelt attribute. */
export async function tellUncalled(
  element: Element,
  reports: ReportRegistry,
  load: typeof loadReport,
): Promise<void> {
  const name = element.getAttribute("name") ?? "";
  const report = await load(reports, name);
  if (report) tellMisspelt(element, report);
  else await tellUnknownName(element, reports);
  tellElementMisuse(
    element,
    "NO_CLIENT",
    `<${element.localName} name="${name}"> draws nothing yet. It needs token-url, the page's route of tokens, or the property client.`,
  );
}

function tellMisspelt(element: Element, report: EmbeddedReport): void {
  const knownAttributes = [...KNOWN_ATTRIBUTES, ...listArguments(report).map(toAttributeName)];
  const widget = element.getAttribute("name");
  for (const attribute of element
    .getAttributeNames()
    .filter((one) => !knownAttributes.includes(one) && !isOfPages(one))) {
    const nearest = nearestName(attribute, knownAttributes);
    tellElementMisuse(
      element,
      "UNKNOWN_ATTRIBUTE",
      `${attribute} is not an argument of ${widget}${nearest === undefined ? "." : `; did you mean ${nearest}?`}`,
    );
  }
}

function tellWrongValues(element: Element, report: EmbeddedReport): void {
  tellChoices(element);
  const { range } = report.definition;
  const days = range ? [range.from, range.to].map(toAttributeName) : [];
  for (const name of days) {
    const value = element.getAttribute(name);
    if (value !== null && !isDay(value)) tellWrongValue(element, name, "a day such as 2026-11-30");
  }
  // A template that has no value: the report would not be narrowed.
  for (const name of listArguments(report).map(toAttributeName))
    if (element.getAttribute(name) === "" && !days.includes(name))
      tellWrongValue(element, name, "a value; leave the attribute out where there is none");
}

/** Attributes of every widget. */
function tellChoices(element: Element): void {
  for (const [name, allowedValues] of ALLOWED_VALUES) {
    const value = element.getAttribute(name);
    if (value !== null && !(allowedValues as readonly string[]).includes(value))
      tellWrongValue(element, name, allowedValues.join(", "));
  }
  const locale = element.getAttribute("locale");
  try {
    if (locale !== null) Intl.getCanonicalLocales(locale);
  } catch {
    tellWrongValue(element, "locale", "language tags such as en-IN, hi, ml");
  }
  if (element.getAttribute("links")?.includes("{name}") === false)
    tellWrongValue(element, "links", "addresses with {name}, such as /reports/{name}");
}

function tellWrongValue(element: Element, name: string, allowedValues: string): void {
  tellElementMisuse(
    element,
    "WRONG_VALUE",
    `${name}="${element.getAttribute(name)}" of ${element.getAttribute("name")} is not one of: ${allowedValues}.`,
  );
}

/** Texts of the page that no part of the widget shows. */
function tellSlots(element: Element): void {
  for (const { slot } of element.querySelectorAll(":scope > [slot]")) {
    if (SLOT_NAMES.includes(slot)) continue;
    const nearest = nearestName(slot, SLOT_NAMES);
    tellElementMisuse(
      element,
      "WRONG_VALUE",
      `${element.getAttribute("name")} has no slot="${slot}"${nearest === undefined ? "." : `; did you mean ${nearest}?`}`,
    );
  }
}

/** Variables that the page sets on the element itself. */
function tellThemeFaults(element: Element): void {
  for (const variable of (element as HTMLElement).style) {
    const name = variable.replace(/^--vb-/, "");
    if (name === variable || Object.hasOwn(tokens, name) || name === "table-height") continue;
    const nearest = nearestName(name, Object.keys(tokens));
    tellElementMisuse(
      element,
      "UNKNOWN_THEME_KEY",
      `the theme has no ${variable}${nearest === undefined ? "." : `; did you mean --vb-${nearest}?`}`,
    );
  }
}

const ALLOWED_VALUES = [
  ["heading", ["1", "2", "3", "none"]],
  ["scheme", ["light", "dark"]],
  ["isolation", ["shadow", "layer", "frame"]],
] as const satisfies readonly (readonly [string, readonly string[]])[];

const SLOT_NAMES = ["loader", "empty", "error"];

/** Includes the names under `*`. */
async function listRegisteredNames(reports: ReportRegistry): Promise<string[]> {
  const { "*": further, ...own } = reports;
  const more = (await further?.()) as ReportRegistry | undefined; // the entry of this name is not a widget
  return [...Object.keys(own), ...(more ? await listRegisteredNames(more) : [])];
}
