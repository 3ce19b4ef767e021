import type { OperationId } from "@vanbook/sdk";
import type { AnyMaster, AnyMasterOptions, MasterDefinition } from "./definition.ts";
import { useMasterModel, type MasterModel } from "./master-model.ts";

/**
 * Takes a master's definition (such as `BranchMaster.definition`) and returns everything but the
 * drawing: records, form and button actions. Draw it in any way, or pass it to `<MasterProvider>`
 * and use the engine's parts.
 */
export function useMaster<const List extends OperationId, const Save extends OperationId>(
  definition: MasterDefinition<List, Save>,
  options: AnyMasterOptions = {},
): MasterModel {
  return useMasterModel(definition as unknown as AnyMaster, options);
}
