import type { Args, OperationId } from "@vanbook/sdk";
import type { FieldRule, FormRule, Said } from "@vanbook/sdk/rules";
import type { ComponentType } from "react";
import type { CellKind } from "../../sdk/files/cells/cell-kind.ts";
import type { TagTone } from "../../sdk/report/table/tones.ts";
import type { LookUp } from "../form/look-up.ts";
import type { AnyRecord, Field, RecordOf, Values } from "../form/record.ts";
import type { MasterList, RecordKind } from "./master-list.ts";

/** Everything that differs between masters (a master is a list with a form). */
export interface MasterDefinition<List extends OperationId, Save extends OperationId> {
  operations: MasterOperations<List, Save>;
  title: string;
  record: RecordRules<RecordOf<List>, Args<Save>>;
  /** Labels and checks of the fields from the contract: `BranchInput` of `@vanbook/sdk/rules`. */
  rules: Readonly<Record<string, FieldRule>>;
  /** Checks across fields, which the server makes too. A new record has the id 0. */
  checks?: readonly FormRule[];
  fields: readonly MasterField<RecordOf<List>, Args<Save>>[];
  list: ListRules<RecordOf<List>>;
  words?: MasterWords;
}

/** An operation that both creates and updates is named twice. */
export interface MasterOperations<List extends OperationId, Save extends OperationId> {
  list: List;
  create: Save;
  update: OperationId;
  remove: OperationId;
}

export interface RecordRules<Row, Input> {
  /** 0 for a new record. */
  id: Field<Row>;
  /**
   * The field that stays the same when a change gives the record a new id, as an edited voucher
   * keeps its number; `id` by default. The engine finds the record by this field.
   */
  lasting?: Field<Row>;
  name: Field<Row> | ((record: Row) => string);
  noun: string;
  question?: { words?: string; place?: "toast" | "dialog" };
  /** Must be unique; `message` on leaving the field, a longer one above the form on Submit. */
  unique?: { field: Field<Row> & Field<Input>; message: string; onSubmit?: string };
  /** By default id and version. */
  removal?: (record: Row) => object;
}

export interface MasterWords {
  search?: string;
  /** `empty` is shown without a search, `noMatch` with one. */
  empty?: string;
  noMatch?: string;
  failedList?: string;
  /** The server's reason is shown with the message. */
  failedCreate?: string;
  failedUpdate?: string;
  failedDelete?: string;
  /** For an answer of `success: false` without a message; by default those of a failed request. */
  refusedCreate?: string;
  refusedUpdate?: string;
  refusedDelete?: string;
  remove?: string;
  removing?: string;
  blocked?: string;
}

export interface ListRules<Row> {
  title?: string;
  columns: readonly ListColumn<Row>[];
  /** Shown next to the name on a phone; by default the last column. */
  amount?: Field<Row>;
  kind?: RecordKind;
  /** A warning about some of the records, above them. */
  notice?: (records: readonly Row[]) => Said | undefined;
  /** Names starting with the search text come first. */
  search: readonly Field<Row>[];
  /**
   * The hook that fetches, searches and sorts the records. By default all records are fetched, and
   * searched and sorted in the browser; `usePagedList` leaves this to the server, page by page, for
   * unlimited numbers of records.
   */
  useRecords?: UseRecords;
  /** In CSS; by default the list extends to the bottom of the window. */
  height?: string;
}

export interface ListColumn<Row> {
  field: Field<Row>;
  /** By default the rule's label or the field's name. */
  label?: string;
  kind?: Extract<CellKind, "text" | "tag" | "date" | "money" | "number" | "percent" | "quantity">;
  text?: (record: Row) => string | null;
  tones?: Readonly<Record<string, TagTone>>;
}

/** One field of the form. Its rule says its label and checks, and whether it is required. */
export type MasterField<Row, Input> = FieldKind & {
  field: Field<Input>;
  /** Reads the value from a record, if the row does not have it under the same name. */
  read?: (record: Row) => unknown;
  /** Default value in a new record, or a function of today's date. */
  usual?: string | number | ((today: string) => unknown);
  isShown?: (values: Values, isNew: boolean) => boolean;
  isFixed?: (values: Values, isNew: boolean) => boolean;
  /** Values of other fields that this field changes: choosing a state clears the district. */
  changes?: (value: unknown, values: Values) => Values;
  /**
   * Checks what the rule does not. An unchanged stored value may stay, unless the field is custom:
   * a text field then shows the fault as a warning.
   */
  findFault?: (value: unknown) => Said | undefined;
  /** Shown before the value: "₹". */
  prefix?: string;
  /** Takes the form's full width. */
  isWide?: true;
};

type FieldKind =
  | { kind?: "text" | "long" | "password" | "date" | "switch" }
  | { kind: "choice"; options: readonly { value: string | number; label: string }[] }
  /** `none`: label for no choice, like `all` of a report's filters. */
  | { kind: "lookup"; from: LookUp; none?: string }
  /**
   * `send` converts the field's value for the request. By default the value is sent unchanged, and
   * omitted if empty. `input` is passed in addition to a declared definition, which needs no React;
   * a field without an input is not drawn.
   */
  | {
      kind: "custom";
      input?: ComponentType<FieldInputProps>;
      send?: (value: unknown) => unknown;
    };

/** Props of a custom field. */
export interface FieldInputProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  values: Values;
  /** The edited record, with the list's fields. */
  record: Readonly<Record<string, unknown>> | undefined;
}

export interface AnyMaster {
  operations: MasterOperations<OperationId, OperationId>;
  title: string;
  record: RecordRules<AnyRecord, AnyRecord>;
  rules: Readonly<Record<string, FieldRule>>;
  checks?: readonly FormRule[];
  fields: readonly AnyField[];
  list: ListRules<AnyRecord>;
  words?: MasterWords;
}

export type AnyField = MasterField<AnyRecord, AnyRecord>;

export type UseRecords = (definition: AnyMaster, record: AnyRecord | undefined) => MasterList;

export interface AnyMasterOptions {
  isReadOnly?: boolean | undefined;
  onSaved?: ((answer: unknown) => void) | undefined;
  onRowClick?: ((record: AnyRecord) => void) | undefined;
  /** Added to the defaults, such as a name typed elsewhere. Pass a stable object. */
  initial?: Values | undefined;
}
