import { nearestName } from "@vanbook/sdk/partner";
import { readTokenTerms } from "../provider/ask-terms.ts";
import { isTokenClient } from "../provider/token-terms.ts";
import type { Vanbook } from "@vanbook/sdk";
import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import { listArguments, KNOWN_ATTRIBUTES } from "./element-attributes.ts";
import { isOfPages } from "./page-attributes.ts";
import type { EmbeddedReport, loadReport, ReportRegistry } from "./report-registry.ts";

export async function describeUnknownName(reports: ReportRegistry, name: string): Promise<string> {
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
  if (!isTokenClient(client)) return;
  const widget = element.getAttribute("name");
  const { locked } = await readTokenTerms(client);
  for (const name of listArguments(report))
    if (locked.has(name.toLowerCase()) && element.hasAttribute(toAttributeName(name)))
      console.warn(
        `Vanbook: ${toAttributeName(name)} of ${widget} is locked by the page's token and has no effect.`,
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
  else console.error(`Vanbook: ${await describeUnknownName(reports, name)}`);
  console.warn(
    `Vanbook: <${element.localName} name="${name}"> draws nothing yet. It needs token-url, the page's route of tokens, or the property client.`,
  );
}

function tellMisspelt(element: Element, report: EmbeddedReport): void {
  const knownAttributes = [...KNOWN_ATTRIBUTES, ...listArguments(report).map(toAttributeName)];
  const widget = element.getAttribute("name");
  for (const attribute of element
    .getAttributeNames()
    .filter((one) => !knownAttributes.includes(one) && !isOfPages(one))) {
    const nearest = nearestName(attribute, knownAttributes);
    console.warn(
      `Vanbook: ${attribute} is not an argument of ${widget}${nearest === undefined ? "." : `; did you mean ${nearest}?`}`,
    );
  }
}

/** Includes the names under `*`. */
async function listRegisteredNames(reports: ReportRegistry): Promise<string[]> {
  const { "*": further, ...own } = reports;
  const more = (await further?.()) as ReportRegistry | undefined; // the entry of this name is not a widget
  return [...Object.keys(own), ...(more ? await listRegisteredNames(more) : [])];
}
