import { nearestName } from "@vanbook/sdk/partner";
import { termsOf } from "../provider/ask-terms.ts";
import { isTokenClient } from "../provider/token-terms.ts";
import type { Vanbook } from "@vanbook/sdk";
import { attributeOf } from "../../sdk/format/attribute-of.ts";
import { argumentsOf, KNOWN_ATTRIBUTES } from "./element-attributes.ts";
import { isOfPages } from "./page-attributes.ts";
import type { EmbeddedReport, loadReport, ReportRegistry } from "./report-registry.ts";

/** The message for a name that no widget has, with a suggestion. */
export async function unknownName(reports: ReportRegistry, name: string): Promise<string> {
  if (name === "") return 'This element lacks the name of its widget: name="sales.report".';
  const meant = nearestName(name, await registeredNames(reports));
  return `There is no widget named "${name}"${meant === undefined ? "." : `; did you mean "${meant}"?`}`;
}

/** Writes to the console which attributes of an element are unknown, or have no effect with the page's token. */
export async function tellAttributes(
  element: Element,
  report: EmbeddedReport,
  client: Vanbook,
): Promise<void> {
  tellMisspelt(element, report);
  if (!isTokenClient(client)) return;
  const widget = element.getAttribute("name");
  const { locked } = await termsOf(client);
  for (const name of argumentsOf(report))
    if (locked.has(name.toLowerCase()) && element.hasAttribute(attributeOf(name)))
      console.warn(
        `Vanbook: ${attributeOf(name)} of ${widget} is locked by the page's token and has no effect.`,
      );
}

/**
 * Writes to the console why an element draws nothing: it has no client or token route, often because of a misspelt
 * attribute.
 */
export async function tellUncalled(
  element: Element,
  reports: ReportRegistry,
  load: typeof loadReport,
): Promise<void> {
  const name = element.getAttribute("name") ?? "";
  const report = await load(reports, name);
  if (report) tellMisspelt(element, report);
  else console.error(`Vanbook: ${await unknownName(reports, name)}`);
  console.warn(
    `Vanbook: <${element.localName} name="${name}"> draws nothing yet. It needs token-url, the page's route of tokens, or the property client.`,
  );
}

function tellMisspelt(element: Element, report: EmbeddedReport): void {
  const known = [...KNOWN_ATTRIBUTES, ...argumentsOf(report).map(attributeOf)];
  const widget = element.getAttribute("name");
  for (const attribute of element
    .getAttributeNames()
    .filter((one) => !known.includes(one) && !isOfPages(one))) {
    const meant = nearestName(attribute, known);
    console.warn(
      `Vanbook: ${attribute} is not an argument of ${widget}${meant === undefined ? "." : `; did you mean ${meant}?`}`,
    );
  }
}

/** The names in a registry, including the further ones under `*`. */
async function registeredNames(reports: ReportRegistry): Promise<string[]> {
  const { "*": further, ...own } = reports;
  const more = (await further?.()) as ReportRegistry | undefined; // the entry of this name is not a widget
  return [...Object.keys(own), ...(more ? await registeredNames(more) : [])];
}
