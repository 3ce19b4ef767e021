import type { Args, OperationId } from "@vanbook/sdk";
import type { ComponentType, ReactNode } from "react";
import type { AnyRecord, Field } from "../form/record.ts";
import type { RowParts } from "../table/host/row-parts.ts";
import { InBrowser } from "../provider/InBrowser.tsx";
import { withBoundary } from "../parts/with-boundary.tsx";
import type { AnyMaster, FieldInputProps, MasterDefinition, UseRecords } from "./definition.ts";
import { Master, type MasterSlots } from "./Master.tsx";

/** Props of every master. */
export interface MasterProps extends RowParts<AnyRecord> {
  /** View only, for users who may not write. The server also refuses their changes. */
  isReadOnly?: boolean | undefined;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Called after a save or deletion, with the server's answer. */
  onSaved?: (answer: unknown) => void;
  /** Called when a record is opened in the form. */
  onRowClick?: (record: Readonly<Record<string, unknown>>) => void;
  /** Inserted into the engine's parts, or shown instead of the list's messages. */
  slots?: MasterSlots;
}

/** A master's component, with its definition attached. */
export interface MasterComponent<List extends OperationId, Save extends OperationId> {
  (props: MasterProps): ReactNode;
  definition: MasterDefinition<List, Save>;
  displayName: string;
}

export interface MasterParts<Save extends OperationId> {
  inputs?: { readonly [Name in Field<Args<Save>>]?: ComponentType<FieldInputProps> };
  useRecords?: UseRecords;
}

/**
 * Makes a master's component from its definition. A column that the list lacks or a field that the
 * save operation does not accept is a compile error.
 */
export function defineMaster<const List extends OperationId, const Save extends OperationId>(
  declaration: MasterDefinition<List, Save>,
  { inputs = {}, useRecords }: MasterParts<Save> = {},
): MasterComponent<List, Save> {
  const definition = {
    ...declaration,
    fields: declaration.fields.map((field) => {
      const input = inputs[field.field];
      return field.kind === "custom" && input ? { ...field, input } : field;
    }),
    ...(useRecords && { list: { ...declaration.list, useRecords } }),
  };
  // The engine handles all masters alike, so the operations' own types end here.
  const master = definition as unknown as AnyMaster;
  const DefinedMaster: MasterComponent<List, Save> = ({
    isReadOnly,
    heading,
    onSaved,
    onRowClick,
    slots,
    cells,
    rowActions,
  }) => (
    <InBrowser title={master.title} heading={heading}>
      <Master
        definition={master}
        isReadOnly={isReadOnly}
        heading={heading}
        onSaved={onSaved}
        onRowClick={onRowClick}
        slots={slots}
        cells={cells}
        rowActions={rowActions}
      />
    </InBrowser>
  );
  DefinedMaster.definition = definition;
  DefinedMaster.displayName = definition.operations.list;
  return withBoundary(DefinedMaster, ["isReadOnly", "onSaved"]);
}
