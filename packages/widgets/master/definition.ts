import type { Args, OperationId } from "@vanbook/sdk";
import type { FieldRule, FormRule } from "@vanbook/sdk/rules";
import type { ComponentType } from "react";
import type { CellKind } from "../../sdk/files/cells/cell-kind.ts";
import type { TagTone } from "../../sdk/report/table/tones.ts";
import type { LookUp } from "../form/look-up.ts";
import type { AnyRecord, Field, RecordOf, Values } from "../form/record.ts";
import type { MasterList, RecordKind } from "./master-list.ts";

/** Definition of a master, a list with a form: everything that differs between masters. */
export interface MasterDefinition<List extends OperationId, Save extends OperationId> {
  operations: MasterOperations<List, Save>;
  title: string;
  record: RecordRules<RecordOf<List>, Args<Save>>;
  /** Labels and checks of the fields from the contract: `BranchInput` of `@vanbook/sdk/rules`. */
  rules: Readonly<Record<string, FieldRule>>;
  /** Checks across fields, also made by the server. The values include the record's id: 0 for a new one. */
  checks?: readonly FormRule[];
  fields: readonly MasterField<RecordOf<List>, Args<Save>>[];
  list: ListRules<RecordOf<List>>;
  words?: MasterWords;
}

/** The operations behind the buttons. An operation that both creates and updates is named twice. */
export interface MasterOperations<List extends OperationId, Save extends OperationId> {
  list: List;
  create: Save;
  update: OperationId;
  remove: OperationId;
}

/** How records are identified and named. */
export interface RecordRules<Row, Input> {
  /** The id field; 0 for a new record. */
  id: Field<Row>;
  /**
   * The field that stays when a change gives the record a new id, as an edited voucher keeps its number; `id` by
   * default. The engine finds the record by it.
   */
  lasting?: Field<Row>;
  /** Its display name. */
  name: Field<Row> | ((record: Row) => string);
  /** Name of a record in the engine's messages: "branch". */
  noun: string;
  /** The question before it is deleted: a message at the top, or a dialog. */
  question?: { words?: string; place?: "toast" | "dialog" };
  /** A field that must be unique, the message on leaving it, and a longer message above the form on Submit. */
  unique?: { field: Field<Row> & Field<Input>; message: string; onSubmit?: string };
  /** Arguments of the delete operation: id and version by default. */
  removal?: (record: Row) => object;
}

/** Messages of a master that differ from the engine's defaults. */
export interface MasterWords {
  /** Placeholder of the search field. */
  search?: string;
  /** If there are no records: without and with a search. */
  empty?: string;
  noMatch?: string;
  /** If the list could not be loaded. */
  failedList?: string;
  /** If a button's request failed; the server's reason is shown with it. */
  failedCreate?: string;
  failedUpdate?: string;
  failedDelete?: string;
  /** Label of the Delete button, and while deleting, if it has another name. */
  remove?: string;
  removing?: string;
  /** If a form with errors is submitted. */
  blocked?: string;
}

/** The list next to the form. */
export interface ListRules<Row> {
  /** Title above it: "Item List". */
  title?: string;
  columns: readonly ListColumn<Row>[];
  /** The column shown next to the name on a phone: the last one by default. */
  amount?: Field<Row>;
  /** The initial filter, if a slot in its toolbar can change it. */
  kind?: RecordKind;
  /** The fields that are searched; names starting with the text come first. */
  search: readonly Field<Row>[];
  /**
   * Slot: the hook that fetches, searches and sorts the records. By default all records are fetched and the rest
   * is done in the browser; `usePagedList` leaves it to the server, page by page, for unlimited numbers of
   * records.
   */
  useRecords?: UseRecords;
  /** Height of the list in CSS; by default it extends to the bottom of the window. */
  height?: string;
}

export interface ListColumn<Row> {
  field: Field<Row>;
  /** By default the rule's label or the field's name. */
  label?: string;
  kind?: Extract<CellKind, "text" | "tag" | "date" | "money" | "number" | "percent" | "quantity">;
  /** Text to show instead of the field's value. */
  text?: (record: Row) => string | null;
  /** For `tag`: the tone of each word. */
  tones?: Readonly<Record<string, TagTone>>;
}

/** One field of the form. Label, checks and whether it is required come from its rule. */
export type MasterField<Row, Input> = FieldKind & {
  field: Field<Input>;
  /** Reads the value from a record, if the row does not have it under the same name. */
  read?: (record: Row) => unknown;
  /** Default value in a new record, or a function of today's date. */
  usual?: string | number | ((today: string) => unknown);
  isShown?: (values: Values, isNew: boolean) => boolean;
  isFixed?: (values: Values, isNew: boolean) => boolean;
  /** Other values it changes: choosing a state clears the district. */
  changes?: (value: unknown, values: Values) => Values;
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
   * `send` converts the field's value for the request. By default it is sent as it is, and omitted if empty.
   * `input` is given beside a declared definition, which needs no React; a field without one is not drawn.
   */
  | { kind: "custom"; input?: ComponentType<FieldInputProps>; send?: (value: unknown) => unknown };

/** Props of a custom field. */
export interface FieldInputProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  values: Values;
  /** The edited record, as in the list. */
  record: Readonly<Record<string, unknown>> | undefined;
}

/** A master without its operations' types, as the engine handles it. */
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

/** A field of such a master. */
export type AnyField = MasterField<AnyRecord, AnyRecord>;

/** A hook that provides a master's list; `record` is the one in the form. */
export type UseRecords = (definition: AnyMaster, record: AnyRecord | undefined) => MasterList;

/** Options of a master in addition to its definition. */
export interface AnyMasterOptions {
  isReadOnly?: boolean | undefined;
  /** Called after a save or deletion, with the server's answer. */
  onSaved?: ((answer: unknown) => void) | undefined;
  /** Called when a record is opened; the form shows it as well. */
  onRowClick?: ((record: AnyRecord) => void) | undefined;
  /**
   * Initial values of a new record in addition to the defaults, such as a name typed elsewhere. Pass a stable
   * object.
   */
  initial?: Values | undefined;
}
