import type { TableColumn, TableRow } from "../table/table-column.ts";
import type { AnyRecord } from "../form/record.ts";

/** The list of a master as it is shown. */
export interface MasterList {
  /** Every record; undefined until they came. */
  records: readonly AnyRecord[] | undefined;
  rows: readonly TableRow[];
  columns: readonly TableColumn[];
  /** Which rows are shown, in which order. */
  order: Uint32Array;
  selected: TableRow | undefined;
  recordOf: (row: TableRow) => AnyRecord;
  search: string;
  setSearch: (text: string) => void;
  sort: { id: string; isDescending: boolean } | undefined;
  sortBy: (column: string) => void;
  /** What a list whose records are all here is narrowed to besides the search. */
  kind: RecordKind | undefined;
  narrow: (to: RecordKind | undefined) => void;
  /** Records that the search leaves, on all pages. */
  count: number;
  /** Of a list that the server pages. */
  paging?: { page: number; pages: number; go: (page: number) => void };
  error: Error | null;
  isLoading: boolean;
  retry: () => void;
  /** The records, once none are on their way. */
  settled: () => Promise<readonly AnyRecord[] | undefined>;
  /** A record as the server has it now; undefined when it is gone. */
  find: (record: AnyRecord) => Promise<AnyRecord | undefined>;
}

/** Some of the records: "Customer", "Supplier". */
export interface RecordKind {
  label: string;
  keeps: (record: AnyRecord) => boolean;
}
