import type { Schema } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { gstr1Text } from "../../../sdk/generated/text/en-IN/gstr1.ts";
import { useTextOf } from "../../text/use-text.ts";
import { sumFigures } from "../returns/figure-columns.ts";
import { FigureDialog } from "../returns/FigureDialog.tsx";
import { ListTable } from "../returns/ListTable.tsx";
import { createGstr1Columns } from "./gstr1-columns.ts";

interface Gstr1TablesProps {
  gstReturn: Schema<"Gstr1Return">;
  period: string;
}

/** The tables of the return that have rows; a row opens its documents. */
export function Gstr1Tables({ gstReturn, period }: Gstr1TablesProps) {
  const text = useTextOf("gstr1", gstr1Text);
  const words = useTextOf("gstReturn", gstReturnText);
  const columns = useMemo(() => createGstr1Columns(text, words), [text, words]);
  const [openedFigure, setOpenedFigure] = useState<{ cell: string; name: string }>();
  const { tables, smallSupplies, untaxedSupplies, hsnSummary, issuedNumbers, amendments } = gstReturn;
  const open = (cell: string, name: string) => setOpenedFigure({ cell, name });
  const figures = useMemo(() => sumFigures(tables.map(({ figure }) => figure)), [tables]);
  return (
    <>
      <ListTable
        label={text.supplies}
        columns={columns.tables}
        items={tables}
        totals={{ label: words.total, note: "", figures }}
        onOpen={({ figure, table }) => open(figure.cell, text.tables[table])}
        card={{ title: "table", amount: "value", details: ["documents", "taxable", ...TAX_COLUMNS] }}
      />
      <ListTable
        label={text.small}
        columns={columns.small}
        items={smallSupplies}
        onOpen={({ figure }) => open(figure.cell, text.small)}
        card={{ title: "place", amount: "taxable", details: ["supply", "rate", "documents", ...TAX_COLUMNS] }}
      />
      <ListTable
        label={text.untaxed}
        columns={columns.untaxed}
        items={untaxedSupplies}
        onOpen={({ figure }) => open(figure.cell, text.untaxed)}
        card={{ title: "customers", amount: "taxable", details: ["supply", "documents"] }}
      />
      <ListTable
        label={text.amendments}
        columns={columns.amendments}
        items={amendments}
        onOpen={({ figure, section }) => open(figure.cell, text.sections[section])}
        card={{ title: "table", amount: "value", details: ["documents", "taxable", ...TAX_COLUMNS] }}
      />
      <ListTable
        label={text.hsn}
        columns={columns.hsn}
        items={hsnSummary}
        onOpen={({ figure, hsnCode }) => open(figure.cell, `HSN ${hsnCode}`)}
        card={{
          ...{ title: "hsnCode", amount: "taxable" },
          details: ["description", "customers", "rate", "quantity", "unit", ...TAX_COLUMNS],
        }}
      />
      <ListTable
        label={text.numbers}
        columns={columns.numbers}
        items={issuedNumbers}
        onOpen={({ cell, from, to }) => open(cell, `${from} – ${to}`)}
        card={{ title: "series", amount: "issued", details: ["kind", "from", "to", "cancelled"] }}
      />
      {openedFigure && (
        <FigureDialog
          {...openedFigure}
          operation="gst.gstr1Documents"
          period={period}
          onClose={() => setOpenedFigure(undefined)}
        />
      )}
    </>
  );
}

const TAX_COLUMNS = ["cgst", "sgst", "igst"];
