import { RowsPart, type RowsPartProps } from "./RowsPart.tsx";
import { ListTable, type ListTableProps } from "./ListTable.tsx";

export interface ListPartProps<Row>
  extends Omit<RowsPartProps<Row>, "className" | "children">, Pick<ListTableProps<Row>, "columns" | "keyOf"> {
  className?: string | undefined;
  /** `more` says how many rows are not shown. */
  most?: number;
  more?: (hiddenCount: number) => string;
}

export function ListPart<Row>({
  title,
  most = Infinity,
  more,
  columns,
  keyOf,
  className,
  ...rest
}: ListPartProps<Row>) {
  return (
    <RowsPart title={title} className={`vb-list-part ${className ?? ""}`} {...rest}>
      {(rows) => (
        <>
          <ListTable label={title} rows={rows.slice(0, most)} keyOf={keyOf} columns={columns} />
          {rows.length > most && <p className="vb-part-more">{more?.(rows.length - most)}</p>}
        </>
      )}
    </RowsPart>
  );
}
