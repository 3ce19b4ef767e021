import type { OperationId } from "@vanbook/sdk";
import type { MasterDefinition, MasterOperations } from "./definition.ts";

/** Without `create`, the operation that updates records also creates them. */
interface DeclaredMaster<List extends OperationId, Save extends OperationId> extends Omit<
  MasterDefinition<List, Save>,
  "operations"
> {
  operations: MasterOperations<List, Save> | { list: List; update: Save; remove: OperationId };
}

/**
 * A column that the list lacks or a field that the save operation does not accept is a compile
 * error. Needs no React; `defineMaster` makes the component.
 */
export function declareMaster<const List extends OperationId, const Save extends OperationId>({
  operations,
  ...definition
}: DeclaredMaster<List, Save>): MasterDefinition<List, Save> {
  if ("create" in operations) return { ...definition, operations };
  return { ...definition, operations: { ...operations, create: operations.update } };
}
