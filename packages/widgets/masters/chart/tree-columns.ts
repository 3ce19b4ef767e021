import { count } from "../../../sdk/format/quantity.ts";
import { readRowRecord } from "../../master/use-master-list.ts";
import type { AnyRecord } from "../../form/record.ts";
import type { CellValue } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import type { ChartText } from "../../../sdk/generated/text/en-IN/masters/chart.ts";

/** Headings fill the nature and group columns, accounts the name and balance columns. */
export function createTreeColumns(text: ChartText, translate: (word: string) => string): TableColumn[] {
  const createColumn = (
    id: string,
    label: string,
    value: (account: AnyRecord) => CellValue,
  ): TableColumn => ({
    id,
    label,
    kind: "text",
    value: (row) => value(readRowRecord(row)),
    isSortable: false,
  });
  return [
    createColumn("nature", text.columns.nature, ({ nature }) => translate(String(nature))),
    createColumn("group", text.columns.group, (account) => formatGroupName(account)),
    createColumn("name", text.columns.name, (account) => formatAccountName(account, text)),
    {
      ...createColumn("balance", text.columns.balance, ({ balance }) => balance as CellValue),
      kind: "balance",
    },
  ];
}

export function formatGroupName({ group, ownGroup }: AnyRecord): string {
  return typeof ownGroup === "string" ? `${String(group)} › ${ownGroup}` : String(group);
}

/** The row for all customers, or all suppliers, also shows how many there are. */
export function formatAccountName({ id, name, accounts }: AnyRecord, text: ChartText): string {
  const displayName = String(name);
  return id === null && Number(accounts) > 0
    ? text.parties(displayName, count(Number(accounts)))
    : displayName;
}
