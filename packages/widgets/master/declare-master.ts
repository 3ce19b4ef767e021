import type { OperationId } from "@vanbook/sdk";
import type { MasterDefinition } from "./definition.ts";

/**
 * Declares a master. A column that the list lacks or a field that the save operation does not accept is a compile
 * error. Needs no React; `defineMaster` makes the component.
 */
export function declareMaster<const List extends OperationId, const Save extends OperationId>(
  definition: MasterDefinition<List, Save>,
): MasterDefinition<List, Save> {
  return definition;
}
