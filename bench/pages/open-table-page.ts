import { openScriptPage, type ScriptPage } from "./open-script-page.ts";
import type { TableTools } from "./table-page.ts";

export type TablePage = ScriptPage;

export function openTablePage(how: { isUnpaced: boolean }): Promise<TablePage> {
  return openScriptPage("table-page.ts", how);
}

declare global {
  var tools: TableTools;
}
