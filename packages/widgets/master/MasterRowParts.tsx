import type { AnyRecord } from "../form/record.ts";
import type { DrawnParts, RowParts } from "../table/host/row-parts.ts";
import { useDrawnParts } from "../table/host/use-drawn-parts.tsx";
import { useMasterModel } from "./master-context.ts";

export function MasterRowParts(
  props: RowParts<AnyRecord> & { onChange: (parts: DrawnParts | undefined) => void },
) {
  const { definition, list } = useMasterModel();
  useDrawnParts({
    ...props,
    widget: definition.operations.list,
    columns: list.columns,
    readRow: list.recordOf,
  });
  return null;
}
