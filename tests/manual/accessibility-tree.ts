import type { Page } from "playwright";

/** The accessibility tree of the widget on a page of the manual. */
export interface Tree {
  controls: number;
  tables: number;
  /**
   * A message for each control or table without a name, table without column headers, and picture
   * without a text.
   */
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
  const visibleNodes = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "").trim() }));
  const controls = visibleNodes.filter(({ role }) => CONTROL_ROLES.has(role));
  const tables = visibleNodes.filter(
    ({ role }) => role === "grid" || role === "table" || role === "treegrid",
  );
  const heads = visibleNodes.filter(({ role }) => role === "columnheader");
  const nodesNeedingNames = visibleNodes.filter(
    ({ role }) => CONTROL_ROLES.has(role) || NAMED_ROLES.has(role),
  );
  return {
    controls: controls.length,
    tables: tables.length,
    unnamed: [
      ...nodesNeedingNames.filter(({ name }) => name === "").map(({ role }) => `${role} without a name`),
      ...(tables.length > cards && heads.length === 0 ? ["a table without headed columns"] : []),
    ],
  };
}

const CONTROL_ROLES: ReadonlySet<string> = new Set([
  ...["button", "link", "textbox", "searchbox", "combobox", "checkbox", "switch", "radio", "tab"],
  ...["slider", "spinbutton", "menuitem", "listbox"],
]);
const NAMED_ROLES: ReadonlySet<string> = new Set([
  "grid",
  "table",
  "treegrid",
  "image",
  "application",
  "dialog",
  "tablist",
]);
