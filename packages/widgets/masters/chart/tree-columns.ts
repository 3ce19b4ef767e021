import { count } from "../../../sdk/format/quantity.ts";
import { recordOf } from "../../master/use-master-list.ts";
import type { AnyRecord } from "../../form/record.ts";
import type { CellValue } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import type { ChartText } from "../../../sdk/generated/text/en-IN/masters/chart.ts";

/** The columns of the tree: nature and group for its headings, name and balance for an account. */
export function treeColumns(text: ChartText, translate: (word: string) => string): TableColumn[] {
  const column = (id: string, label: string, value: (account: AnyRecord) => CellValue): TableColumn => ({
    id,
    label,
    kind: "text",
    value: (row) => value(recordOf(row)),
    isSortable: false,
  });
  return [
    column("nature", text.columns.nature, ({ nature }) => translate(String(nature))),
    column("group", text.columns.group, (account) => groupName(account)),
    column("name", text.columns.name, (account) => accountName(account, text)),
    { ...column("balance", text.columns.balance, ({ balance }) => balance as CellValue), kind: "balance" },
  ];
}

/** A company's own group is shown under its fixed group. */
export function groupName({ group, ownGroup }: AnyRecord): string {
  return typeof ownGroup === "string" ? `${String(group)} › ${ownGroup}` : String(group);
}

/** The row of all customers or all suppliers also shows their number. */
export function accountName({ id, name, accounts }: AnyRecord, text: ChartText): string {
  const called = String(name);
  return id === null && Number(accounts) > 0 ? text.parties(called, count(Number(accounts))) : called;
}
