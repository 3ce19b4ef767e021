import { openScriptPage, type ScriptPage } from "./open-script-page.ts";
import type { TableTools } from "./table-page.ts";

/** A browser's page with room for one table: Vanbook's or AG Grid. */
export type TablePage = ScriptPage;

/** Opens it. */
export function openTablePage(how: { isUnpaced: boolean }): Promise<TablePage> {
  return openScriptPage("table-page.ts", how);
}

declare global {
  /** The tools of the page, called from here. */
  var tools: TableTools;
}
