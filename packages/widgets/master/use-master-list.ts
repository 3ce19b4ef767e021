import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import { isFigure, type CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import { createRowModel } from "../../sdk/report/rows/row-model.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { isSame } from "./record-identity.ts";
import type { AnyMaster } from "./definition.ts";
import { invoke, extractRows } from "../form/invoke.ts";
import type { MasterList } from "./master-list.ts";
import type { AnyRecord } from "../form/record.ts";
import { searchRecords } from "./search-records.ts";
import { translateKeys } from "../../sdk/text/translated.ts";
import { useTranslate } from "../text/use-text.ts";

export function useMasterList(definition: AnyMaster, record: AnyRecord | undefined): MasterList {
  const { list, operations } = definition;
  const client = useVanbook();
  const translate = useTranslate();
  const query = useQuery({
    queryKey: ["master", operations.list],
    queryFn: async ({ signal }) => extractRows(await invoke(client, operations.list, {}, { signal })),
    staleTime: 0,
  });
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState<MasterList["kind"]>(list.kind);
  const [sort, setSort] = useState<MasterList["sort"]>();
  const columns = useMemo(() => createTableColumns(definition, translate), [definition, translate]);
  const { data } = query;
  const rows = useMemo(() => (data ?? []).map((one): TableRow => [one]), [data]);
  const model = useMemo(() => createRowModel(rows, columns), [rows, columns]);
  const sought = useDeferredValue(search);
  const order = useMemo(() => {
    const keeps = kind?.keeps ?? (() => true);
    const texts = sought.trim() === "" ? data : withFigures(data ?? [], columns, list.search);
    const foundIndices = searchRecords(texts ?? [], list.search, sought).filter((at) =>
      keeps(data?.[at] ?? {}),
    );
    if (!sort) return Uint32Array.from(foundIndices);
    const keptIndices = new Set(foundIndices);
    return model.view({ sort }).filter((at) => keptIndices.has(at));
  }, [data, columns, list, kind, sought, sort, model]);
  return {
    records: data,
    rows,
    columns,
    order,
    selected: rows.find((row) => record && isSame(definition, readRowRecord(row), record)),
    recordOf: readRowRecord,
    search,
    setSearch,
    sort,
    sortBy: (id) => setSort((now) => ({ id, isDescending: now?.id === id ? !now.isDescending : false })),
    kind,
    narrow: setKind,
    count: order.length,
    error: query.error,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
    settled: async () => (await query.refetch({ cancelRefetch: false })).data,
    find: async (one) => {
      const { data: fresh = [] } = await query.refetch({ throwOnError: true, cancelRefetch: false });
      return fresh.find((other) => isSame(definition, one, other));
    },
  };
}

export function createTableColumns(
  { list, rules }: AnyMaster,
  translate: (word: string) => string,
): TableColumn[] {
  return list.columns.map((column) => ({
    id: column.field,
    label: column.label ?? rules[column.field]?.label ?? translate(column.field),
    kind: column.kind ?? "text",
    value: (row) => {
      const record = readRowRecord(row);
      const cellValue = column.text ? column.text(record) : record[column.field];
      const isWord = typeof cellValue === "string" && (column.text !== undefined || column.kind === "tag");
      const value = isWord ? translate(cellValue) : cellValue;
      return value === "" ? null : ((value ?? null) as CellValue);
    },
    isSortable: true,
    tones: column.tones && translateKeys(column.tones, translate),
  }));
}

/** Adds formatted figures (1,00,000.00) to the searched text, so that a search finds both forms. */
function withFigures(
  records: readonly AnyRecord[],
  columns: readonly TableColumn[],
  fields: readonly string[],
): readonly AnyRecord[] {
  const figures = columns.filter(({ id, kind }) => isFigure(kind) && fields.includes(id));
  if (figures.length === 0) return records;
  return records.map((record) => {
    const searchedRecord: Record<string, unknown> = { ...record };
    for (const { id, kind, value } of figures)
      searchedRecord[id] = `${String(record[id] ?? "")} ${formatCellText(kind, value([record]), "")}`;
    return searchedRecord;
  });
}

export function readRowRecord(row: TableRow): AnyRecord {
  return row[0] as AnyRecord;
}
