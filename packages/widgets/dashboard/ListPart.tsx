import type { ReactNode } from "react";
import { DashboardPart } from "./DashboardPart.tsx";
import { PartEmpty } from "./PartEmpty.tsx";
import { ListTable, type ListTableProps } from "./ListTable.tsx";
import type { DashboardData } from "./use-dashboard-data.ts";

export interface ListPartProps<Row> extends Pick<ListTableProps<Row>, "columns" | "keyOf"> {
  title: string;
  of: DashboardData<readonly Row[]>;
  /** Message if there are no rows. */
  empty: string;
  failed?: string;
  actions?: ReactNode;
  className?: string | undefined;
  /** Maximum number of rows shown; `more` says how many are left. */
  most?: number;
  more?: (left: number) => string;
}

/** A part of the dashboard with a table, or a message if there are no rows. */
export function ListPart<Row>({
  title,
  of,
  empty,
  most = Infinity,
  more,
  columns,
  keyOf,
  className,
  ...rest
}: ListPartProps<Row>) {
  return (
    <DashboardPart title={title} of={of} className={`vb-list-part ${className ?? ""}`} {...rest}>
      {(rows) =>
        rows.length === 0 ? (
          <PartEmpty words={empty} />
        ) : (
          <>
            <ListTable label={title} rows={rows.slice(0, most)} keyOf={keyOf} columns={columns} />
            {rows.length > most && <p className="vb-part-more">{more?.(rows.length - most)}</p>}
          </>
        )
      }
    </DashboardPart>
  );
}
