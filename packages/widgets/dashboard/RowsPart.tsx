import { DashboardPart, type DashboardPartProps } from "./DashboardPart.tsx";
import { PartEmpty } from "./PartEmpty.tsx";

export interface RowsPartProps<Row> extends DashboardPartProps<readonly Row[]> {
  empty: string;
}

export function RowsPart<Row>({ empty, children, ...part }: RowsPartProps<Row>) {
  return (
    <DashboardPart {...part}>
      {(rows) => (rows.length === 0 ? <PartEmpty words={empty} /> : children(rows))}
    </DashboardPart>
  );
}
