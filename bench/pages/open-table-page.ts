import { openScriptPage, type ScriptPage } from "./open-script-page.ts";
import type { TableTools } from "./table-page.ts";

/** A browser page with room for one table: Vanbook's or AG Grid's. */
export type TablePage = ScriptPage;

/** Opens a table page; `isUnpaced` as in `openScriptPage`. */
export function openTablePage(how: { isUnpaced: boolean }): Promise<TablePage> {
  return openScriptPage("table-page.ts", how);
}

declare global {
  /** The page's tools, callable from Node. */
  var tools: TableTools;
}
