import type { OperationId } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { InBrowser } from "../provider/InBrowser.tsx";
import type { AnyMaster, MasterDefinition } from "./definition.ts";
import { Master, type MasterSlots } from "./Master.tsx";

/** What every master takes. */
export interface MasterProps {
  /** The form only shows: for those who may not write. The server refuses them anyway. */
  isReadOnly?: boolean | undefined;
  /** Level of the title's heading; `false` where the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Called after a save or deletion, with what the server answered. */
  onSaved?: (answer: unknown) => void;
  /** Called when a record is opened, besides its being shown in the form. */
  onRowClick?: (record: Readonly<Record<string, unknown>>) => void;
  /** Drawn besides the engine's own parts, or in place of what the list says of its answer. */
  slots?: MasterSlots;
}

/** A master's component, with its definition on it. */
export interface MasterComponent<List extends OperationId, Save extends OperationId> {
  (props: MasterProps): ReactNode;
  definition: MasterDefinition<List, Save>;
  displayName: string;
}

/**
 * Makes a master's component from its definition. What the contract does not know does not compile: a column that the list lacks, a
 * field that the save does not take.
 */
export function defineMaster<const List extends OperationId, const Save extends OperationId>(
  definition: MasterDefinition<List, Save>,
): MasterComponent<List, Save> {
  // The engine handles every master alike; this line is where the operations' own types end.
  const master = definition as unknown as AnyMaster;
  const component: MasterComponent<List, Save> = ({ isReadOnly, heading, onSaved, onRowClick, slots }) => (
    <InBrowser title={master.title} heading={heading}>
      <Master
        definition={master}
        isReadOnly={isReadOnly}
        heading={heading}
        onSaved={onSaved}
        onRowClick={onRowClick}
        slots={slots}
      />
    </InBrowser>
  );
  component.definition = definition;
  component.displayName = definition.operations.list;
  return component;
}
