import { nearestName } from "@vanbook/sdk/partner";
import { readTokenTerms } from "../provider/ask-terms.ts";
import { isTokenClient } from "../provider/token-terms.ts";
import type { Vanbook } from "@vanbook/sdk";
import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import { listArguments, KNOWN_ATTRIBUTES } from "./element-attributes.ts";
import { isDay } from "../../sdk/format/day.ts";
import { tokens } from "../theme/tokens.ts";
import { tellElementMisuse } from "./element-misuse.ts";
import { isOfPages } from "./page-attributes.ts";
import type { EmbeddedReport, loadReport, ReportRegistry } from "./report-registry.ts";

/** Returns the words for the visitor's page. */
export async function tellUnknownName(element: Element, reports: ReportRegistry): Promise<string> {
  const words = await describeUnknownName(reports, element.getAttribute("name") ?? "");
  tellElementMisuse(element, "UNKNOWN_NAME", words);
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

function tellWrongValues(element: Element, { definition: { range } }: EmbeddedReport): void {
  const tell = (name: string, allowedValues: string) =>
    tellElementMisuse(
      element,
      "WRONG_VALUE",
      `${name}="${element.getAttribute(name)}" of ${element.getAttribute("name")} is not one of: ${allowedValues}.`,
    );
  for (const [name, allowedValues] of ALLOWED_VALUES) {
    const value = element.getAttribute(name);
    if (value !== null && !(allowedValues as readonly string[]).includes(value))
      tell(name, allowedValues.join(", "));
  }
  for (const name of range ? [range.from, range.to].map(toAttributeName) : []) {
    const value = element.getAttribute(name);
    if (value !== null && !isDay(value)) tell(name, "a day such as 2026-11-30");
  }
  const locale = element.getAttribute("locale");
  try {
    if (locale !== null) Intl.getCanonicalLocales(locale);
  } catch {
    tell("locale", "language tags such as en-IN, hi, ml");
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

/** Includes the names under `*`. */
async function listRegisteredNames(reports: ReportRegistry): Promise<string[]> {
  const { "*": further, ...own } = reports;
  const more = (await further?.()) as ReportRegistry | undefined; // the entry of this name is not a widget
  return [...Object.keys(own), ...(more ? await listRegisteredNames(more) : [])];
}
