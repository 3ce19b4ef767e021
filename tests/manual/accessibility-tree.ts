import type { Page } from "playwright";

/** The accessibility tree of the widget on a page of the manual. */
export interface Tree {
  controls: number;
  tables: number;
  /** A message for each control or table without a name, table without column headers, and picture without a text. */
  unnamed: string[];
}

export async function readTree(page: Page): Promise<Tree> {
  const session = await page.context().newCDPSession(page);
  // On narrow pages each row is a card without column headers, named by its first words.
  const cards = await page.locator(".manual-preview .vb-table-cards").count();
  const { result } = await session.send("Runtime.evaluate", {
    expression: 'document.querySelector(".manual-preview")',
  });
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
  });
  await session.detach();
  const found = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "").trim() }));
  const controls = found.filter(({ role }) => CONTROLS.has(role));
  const tables = found.filter(({ role }) => role === "grid" || role === "table" || role === "treegrid");
  const heads = found.filter(({ role }) => role === "columnheader");
  const named = found.filter(({ role }) => CONTROLS.has(role) || NAMED.has(role));
  return {
    controls: controls.length,
    tables: tables.length,
    unnamed: [
      ...named.filter(({ name }) => name === "").map(({ role }) => `${role} without a name`),
      ...(tables.length > cards && heads.length === 0 ? ["a table without headed columns"] : []),
    ],
  };
}

const CONTROLS: ReadonlySet<string> = new Set([
  ...["button", "link", "textbox", "searchbox", "combobox", "checkbox", "switch", "radio", "tab"],
  ...["slider", "spinbutton", "menuitem", "listbox"],
]);
const NAMED: ReadonlySet<string> = new Set([
  "grid",
  "table",
  "treegrid",
  "image",
  "application",
  "dialog",
  "tablist",
]);
