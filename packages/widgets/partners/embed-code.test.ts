import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  listWidgetArguments,
  isComplete,
  buildTerms,
  listWriteOperations,
  type EmbedChoice,
} from "./embed-choice.ts";
import { writeHtmlCode, writeReactCode, writeServerCode, type ServerKind } from "./embed-code.ts";
import { embedComponents } from "../generated/embed-components.ts";
import { listPartnerParameters } from "./embed-parameters.ts";
import { loadDefinition } from "./load-widget.ts";
import { embedText } from "../../sdk/generated/text/en-IN/partners/embed.ts";

const choice: EmbedChoice = {
  widget: "sales.report",
  audience: "company",
  users: undefined,
  party: undefined,
  parameters: {
    FromDate: { rule: "preset", value: "2026-04-01" },
    Type: { rule: "locked", value: "Wholesale" },
    RouteID: { rule: "locked", value: "3" },
    Branch: { rule: "hidden", value: "2" },
    CreatedById: { rule: "hidden", value: undefined },
  },
  writes: [],
  brand: "#7a1fa2",
  scheme: "dark",
  isolation: "layer",
  origin: "https://portal.example.com",
};

test("the wizard's choices decide the terms of the token and the values in the page's code", async () => {
  const definition = await loadDefinition("sales.report");
  const parameters = listPartnerParameters(definition, "company", embedText.parameters);
  expect(buildTerms(choice, parameters)).toEqual({
    locked: { Type: "Wholesale", RouteID: 3 },
    hidden: ["CreatedById", "Branch"],
  });
  const widgetArguments = listWidgetArguments(choice, parameters);
  expect(widgetArguments).toEqual([
    ["FromDate", "2026-04-01"],
    ["Branch", "2"],
  ]);
  expect(isComplete(choice, parameters)).toBe(true);
  const open = { ...choice, parameters: { Type: { rule: "locked" as const, value: undefined } } };
  expect(isComplete(open, parameters)).toBe(false);
  expect(isComplete({ ...choice, audience: "customer" }, parameters)).toBe(false);
  // The token sets the customer, so the partner can't choose one.
  const ofCustomer = listPartnerParameters(definition, "customer", embedText.parameters);
  expect(ofCustomer.map(({ filter }) => filter.param)).not.toContain("CustomerID");

  const ledger = listPartnerParameters(
    await loadDefinition("customerLedger.report"),
    "customer",
    embedText.parameters,
  );
  expect(ledger.map(({ filter }) => filter.param)).toEqual(["FromDate", "ToDate", "Description"]);

  const input = {
    choice,
    terms: {},
    given: widgetArguments,
    title: 'Sale "Report"',
    component: "SaleReport",
    server: "https://b.example",
  };
  const html = writeHtmlCode(input);
  expect(html).toContain(
    'from-date="2026-04-01"\n      branch="2"\n      isolation="layer"\n      scheme="dark"',
  );
  expect(html).toContain("vanbook-widget { --vb-brand: #7a1fa2; }");
  expect(html).toContain("<title>Sale &quot;Report&quot;</title>");
  expect(writeReactCode(input)).toContain('<SaleReport urlKey={false} FromDate="2026-04-01" Branch={2} />');
  // The dashboard's range is a word, not two dates; widgets only for signed-in users use the
  // session.
  const own = writeReactCode({ ...input, given: [["range", "7"]], auth: "session", handlers: ["onDone"] });
  expect(own).toContain('<SaleReport urlKey={false} range="7" onDone={() => undefined} />');
  expect(own).toContain('auth: { kind: "session" }');
  expect(own).not.toContain("/vanbook-token");
});

test("a master's token allows only the granted writes of its own master, and none to a choice of users", () => {
  const grantedChoice: EmbedChoice = {
    ...choice,
    widget: "branches.list",
    parameters: {},
    writes: ["branches.create", "zones.create"],
  };
  expect(listWriteOperations("branches.list", {})).toEqual([
    "branches.create",
    "branches.delete",
    "branches.update",
  ]);
  expect(listWriteOperations("items.list", {})).toEqual([]);
  expect(listWriteOperations("sales.report", {})).toEqual([]);
  expect(buildTerms(grantedChoice, [])).toEqual({ writes: ["branches.create"] });
  expect(buildTerms({ ...grantedChoice, writes: [] }, [])).toEqual({});
  // A token for some users may not write records of the whole company.
  expect(buildTerms({ ...grantedChoice, audience: "users", users: "4,5" }, [])).toEqual({ users: [4, 5] });
  const input = {
    choice: grantedChoice,
    terms: buildTerms(grantedChoice, []),
    given: [],
    title: "",
    component: "",
    server: "",
  };
  for (const kind of ["express", "koa", "next", "hono"] satisfies ServerKind[])
    expect(writeServerCode(kind, input), kind).toContain('writes: ["branches.create"],');
});

test("every widget that elements draw has a component that the package exports", async () => {
  const { allReports } = await import("../embed/wizard-parts.ts");
  const names = (await listExportNames(allReports)).filter((name) => name !== "dashboard.subscription");
  expect(Object.keys(embedComponents).toSorted()).toEqual(names.toSorted());
  const generatedSource = await readFile(join(import.meta.dirname, "../generated/widgets.ts"), "utf8");
  const missing = Object.values(embedComponents).filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(generatedSource),
  );
  expect(missing).toEqual([]);
});

/** The names in a registry, and those in the further registry under `*`. */
async function listExportNames(
  registry: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<string[]> {
  const { "*": further, ...own } = registry;
  const more = (await further?.()) as typeof registry | undefined;
  return [...Object.keys(own), ...(more ? await listExportNames(more) : [])];
}
