import type { Args, OperationId } from "@vanbook/sdk";
import type { FieldRule, FormRule } from "@vanbook/sdk/rules";
import type { ComponentType } from "react";
import type { CellKind } from "../../sdk/files/cells/cell-kind.ts";
import type { TagTone } from "../parts/Tag.tsx";
import type { LookUp } from "../form/look-up.ts";
import type { MasterList, RecordKind } from "./master-list.ts";
import type { AnyRecord, Field, RecordOf, Values } from "../form/record.ts";

/** What a master is, a list with a form: everything that one master says differently from the next. */
export interface MasterDefinition<List extends OperationId, Save extends OperationId> {
  operations: MasterOperations<List, Save>;
  title: string;
  record: RecordRules<RecordOf<List>, Args<Save>>;
  /** Labels and checks of the fields, as the contract has them: `BranchInput` of `@vanbook/sdk/rules`. */
  rules: Readonly<Record<string, FieldRule>>;
  /** Checks between fields; the server makes the same. The record's id is among the values: 0 in a new one. */
  checks?: readonly FormRule[];
  fields: readonly MasterField<RecordOf<List>, Args<Save>>[];
  list: ListRules<RecordOf<List>>;
  words?: MasterWords;
}

/** The operations behind the buttons. Where one operation both creates and updates, it is named twice. */
export interface MasterOperations<List extends OperationId, Save extends OperationId> {
  list: List;
  create: Save;
  update: OperationId;
  remove: OperationId;
}

/** How a record is told from others. */
export interface RecordRules<Row, Input> {
  /** The field that numbers it; 0 is a new one. */
  id: Field<Row>;
  /**
   * What stays when a change makes another record of it, as an edited voucher keeps its number; `id` unless given. The engine finds the
   * record by it.
   */
  lasting?: Field<Row>;
  /** What names it to people. */
  name: Field<Row> | ((record: Row) => string);
  /** "branch": what the record is, in the engine's own words. */
  noun: string;
  /** The question before it is deleted: a message at the top, unless it is to be a window. */
  question?: { words?: string; place?: "toast" | "dialog" };
  /** A field that no two records share, what is said on leaving it, and above the form on Submit where that is more. */
  unique?: { field: Field<Row> & Field<Input>; message: string; onSubmit?: string };
  /** What is sent to delete it: its id and version unless given. */
  removal?: (record: Row) => object;
}

/** The words of a master that differ from the engine's own. */
export interface MasterWords {
  /** In the empty search field. */
  search?: string;
  /** When there are no records: without a search, and with one. */
  empty?: string;
  noMatch?: string;
  /** When the list could not be fetched. */
  failedList?: string;
  /** When a button's request failed; what the server said stands beside it. */
  failedCreate?: string;
  failedUpdate?: string;
  failedDelete?: string;
  /** On the button that deletes, and while it does, where deleting is called something else. */
  remove?: string;
  removing?: string;
  /** When a form with errors is submitted. */
  blocked?: string;
}

/** The list beside the form. */
export interface ListRules<Row> {
  /** Stands above it: "Item List". */
  title?: string;
  columns: readonly ListColumn<Row>[];
  /** The column that stands beside the name on a phone: the last unless given. */
  amount?: Field<Row>;
  /** What it begins narrowed to, where a slot in its bar changes that. */
  kind?: RecordKind;
  /** The fields that a search looks into; names that start with the text come first. */
  search: readonly Field<Row>[];
  /**
   * Slot: the hook that fetches, searches and sorts the records. Unless given all are fetched at once and the rest is done here;
   * `usePagedList` leaves it to the server, page by page, for records without a limit.
   */
  useRecords?: UseRecords;
  /** Height of the list as CSS; down to the window's lower edge unless given. */
  height?: string;
}

export interface ListColumn<Row> {
  field: Field<Row>;
  /** The rule's label, or the field's name, unless given. */
  label?: string;
  kind?: Extract<CellKind, "text" | "tag" | "date" | "money" | "number" | "percent" | "quantity">;
  /** What to show instead of the field's value. */
  text?: (record: Row) => string | null;
  /** For `tag`: which tone each word has. */
  tones?: Readonly<Record<string, TagTone>>;
}

/** One field of the form. Label, checks and whether it is needed are its rule's. */
export type MasterField<Row, Input> = FieldKind & {
  field: Field<Input>;
  /** The value in a record, where the row does not have it under the same name. */
  read?: (record: Row) => unknown;
  /** The value in a new record, or what makes it of today's date. */
  usual?: string | number | ((today: string) => unknown);
  isShown?: (values: Values, isNew: boolean) => boolean;
  isFixed?: (values: Values, isNew: boolean) => boolean;
  /** What else changes with it: choosing a state empties the district. */
  changes?: (value: unknown, values: Values) => Values;
  /** Stands before the value: "₹". */
  prefix?: string;
  /** Takes the form's whole width. */
  isWide?: true;
};

type FieldKind =
  | { kind?: "text" | "long" | "password" | "date" | "switch" }
  | { kind: "choice"; options: readonly { value: string | number; label: string }[] }
  /** `none`: what it means that nothing is chosen, as `all` of a report's filters. */
  | { kind: "lookup"; from: LookUp; none?: string }
  /** `send` makes what is sent of the field's value; unless given it is sent as it is, and left out where there is none. */
  | { kind: "custom"; input: ComponentType<FieldInputProps>; send?: (value: unknown) => unknown };

/** What a field of one's own drawing is given. */
export interface FieldInputProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  values: Values;
  /** The record that is edited, as the list has it. */
  record: Readonly<Record<string, unknown>> | undefined;
}

/** A master whose operations no longer matter, as the engine handles it. */
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

/** A hook that makes a master's list; `record` is the one in the form. */
export type UseRecords = (definition: AnyMaster, record: AnyRecord | undefined) => MasterList;

/** What whoever draws a master may say besides its definition. */
export interface AnyMasterOptions {
  isReadOnly?: boolean | undefined;
  /** Called after a save or deletion, with what the server answered. */
  onSaved?: ((answer: unknown) => void) | undefined;
  /** Called when a record is opened, besides its being shown in the form. */
  onRowClick?: ((record: AnyRecord) => void) | undefined;
  /** What a new record begins with besides its usual values: the name that was typed where it is missing. Give values that stay the same. */
  initial?: Values | undefined;
}
