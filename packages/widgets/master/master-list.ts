import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import type { AnyRecord } from "../form/record.ts";

/** The list of a master as shown. */
export interface MasterList {
  /** All records; undefined until loaded. */
  records: readonly AnyRecord[] | undefined;
  rows: readonly TableRow[];
  columns: readonly TableColumn[];
  /** Indices of the shown rows, in order. */
  order: Uint32Array;
  selected: TableRow | undefined;
  recordOf: (row: TableRow) => AnyRecord;
  search: string;
  setSearch: (text: string) => void;
  sort: { id: string; isDescending: boolean } | undefined;
  sortBy: (column: string) => void;
  /** The filter of a list that is loaded completely, in addition to the search. */
  kind: RecordKind | undefined;
  narrow: (to: RecordKind | undefined) => void;
  /** Number of records matching the search, on all pages. */
  count: number;
  /** Set if the server pages the list. */
  paging?: { page: number; pages: number; go: (page: number) => void };
  /** The rows belong to another search, order or page than are chosen now. */
  isOutdated?: boolean;
  error: Error | null;
  isLoading: boolean;
  retry: () => void;
  /** Waits for running requests and returns the records. */
  settled: () => Promise<readonly AnyRecord[] | undefined>;
  /** The record's current version on the server; undefined if it was deleted. */
  find: (record: AnyRecord) => Promise<AnyRecord | undefined>;
}

export interface RecordKind {
  label: string;
  keeps: (record: AnyRecord) => boolean;
}
