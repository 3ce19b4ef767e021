import { useQuery, useQueryClient } from "@tanstack/react-query";
import { operation, type Vanbook } from "@vanbook/sdk";
import { useEffect, useMemo, useState } from "react";
import type { TableRow } from "../../sdk/report/table/table-column.ts";
import { keepRows } from "../provider/keep-rows.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { isSame } from "./record-identity.ts";
import type { AnyMaster } from "./definition.ts";
import type { AnyRecord } from "../form/record.ts";
import type { MasterList } from "./master-list.ts";
import { useTranslate } from "../text/use-text.ts";
import { readRowRecord, createTableColumns } from "./use-master-list.ts";

interface RecordPage {
  records: readonly AnyRecord[];
  page: { number: number; rows: number; pages: number };
}

/** The server pages, sorts and searches, in fields it chooses. The operation must have a table. */
export function usePagedList(definition: AnyMaster, record: AnyRecord | undefined): MasterList {
  const client = useVanbook();
  const cache = useQueryClient();
  const [typedText, setTypedText] = useState("");
  const search = useRested(typedText);
  const [sort, setSort] = useState<MasterList["sort"]>();
  const [page, setPage] = useState(1);
  const sortedBy = sort && `${sort.isDescending ? "-" : ""}${sort.id}`;
  const listKey = ["master", definition.operations.list];
  const query = useQuery({
    queryKey: [...listKey, search, sortedBy, page],
    queryFn: ({ signal }) => fetchPage(client, definition, { search, sort: sortedBy, page, signal }),
    placeholderData: keepRows(cache, listKey),
    staleTime: 0,
  });
  const data = query.isError ? undefined : query.data;
  const rows = useMemo(() => (data?.records ?? []).map((one): TableRow => [one]), [data]);
  const translate = useTranslate();
  const columns = useMemo(() => createTableColumns(definition, translate), [definition, translate]);
  return {
    records: data?.records,
    rows,
    columns,
    order: useMemo(() => Uint32Array.from(rows.keys()), [rows]),
    selected: rows.find((row) => record && isSame(definition, readRowRecord(row), record)),
    recordOf: readRowRecord,
    search: typedText,
    setSearch: (text) => {
      setTypedText(text);
      setPage(1);
    },
    sort,
    sortBy: (id) => {
      setSort((now) => ({ id, isDescending: now?.id === id ? !now.isDescending : false }));
      setPage(1);
    },
    kind: undefined,
    narrow: () => undefined,
    count: data?.page.rows ?? 0,
    isOutdated: query.isPlaceholderData,
    ...(data && { paging: { page: data.page.number, pages: data.page.pages, go: setPage } }),
    error: query.error,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
    settled: async () => (await query.refetch({ cancelRefetch: false })).data?.records,
    find: async (one) => {
      const { id, lasting = id } = definition.record;
      const { records } = await fetchPage(client, definition, { search: String(one[lasting] ?? "") });
      return records.find((other) => isSame(definition, one, other));
    },
  };
}

async function fetchPage(
  client: Vanbook,
  { operations }: AnyMaster,
  tableQuery: { search?: string; sort?: string | undefined; page?: number; signal?: AbortSignal },
): Promise<RecordPage> {
  const method = operation(client, operations.list) as unknown as TableMethod;
  const { columns, rows, page } = await method.table({}, { ...tableQuery, pageSize: PAGE_SIZE });
  const records = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  return { records, page };
}

function useRested(typedText: string): string {
  const [restedText, setRestedText] = useState(typedText);
  useEffect(() => {
    const timer = setTimeout(() => setRestedText(typedText.trim()), REST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typedText]);
  return restedText;
}

interface TableMethod {
  table: (
    args: object,
    options: object,
  ) => Promise<{ columns: readonly string[]; rows: readonly TableRow[]; page: RecordPage["page"] }>;
}

const REST_DELAY_MS = 250;
const PAGE_SIZE = 500;
