import type { Schema } from "@vanbook/sdk";
import { useMemo, useState } from "react";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { gstr3bText } from "../../../sdk/generated/text/en-IN/gstr3b.ts";
import { papersText } from "../../../sdk/generated/text/en-IN/papers.ts";
import { getStateName } from "../../../sdk/rules/states.ts";
import { useTextOf } from "../../text/use-text.ts";
import { createFieldColumn, createFigureColumns } from "../returns/figure-columns.ts";
import { FigureDialog } from "../returns/FigureDialog.tsx";
import { ListTable } from "../returns/ListTable.tsx";
import { listPayments, TAX_HEADS, type PaymentLine } from "./payment-lines.ts";

interface FormLine {
  figure: Schema<"Gstr3bFigure">;
  table: string;
  details: string;
}

interface Gstr3bTablesProps {
  gstReturn: Schema<"Gstr3bReturn">;
  period: string;
}

/** Tables 3.1 to 5, whose rows open their vouchers, and how the tax is paid. */
export function Gstr3bTables({ gstReturn, period }: Gstr3bTablesProps) {
  const text = useTextOf("gstr3b", gstr3bText);
  const words = useTextOf("gstReturn", gstReturnText);
  const lines = useFormLines(gstReturn);
  const [openedLine, setOpenedLine] = useState<FormLine>();
  const columns = useMemo(
    () => [
      createFieldColumn("table", text.table, ({ table }: FormLine) => table),
      createFieldColumn("details", text.details, ({ details }: FormLine) => details),
      ...createFigureColumns(words, ({ figure }: FormLine) => figure),
    ],
    [text, words],
  );
  const paymentColumns = useMemo(
    () => [
      createFieldColumn("details", text.details, ({ row }: PaymentLine) => text.rows[row]),
      ...TAX_HEADS.map((head) =>
        createFieldColumn(
          head,
          words.columns[head],
          ({ amounts }: PaymentLine) => amounts[head] ?? 0,
          "money",
        ),
      ),
    ],
    [text, words],
  );
  return (
    <>
      <ListTable
        label={text.figures}
        columns={columns}
        items={lines}
        onOpen={setOpenedLine}
        card={{ title: "details", amount: "taxable", details: ["table", "documents", ...TAX_HEADS] }}
      />
      <ListTable
        label={text.payment}
        columns={paymentColumns}
        items={listPayments(gstReturn.payment)}
        card={{ title: "details", amount: "cgst", details: ["igst", "sgst"] }}
      />
      {openedLine && (
        <FigureDialog
          operation="gst.gstr3bDocuments"
          period={period}
          cell={openedLine.figure.cell}
          name={`${openedLine.table} ${openedLine.details}`}
          onClose={() => setOpenedLine(undefined)}
        />
      )}
    </>
  );
}

/** In the order of the form, table 3.2 by State. */
function useFormLines({ figures, places }: Schema<"Gstr3bReturn">): FormLine[] {
  const { rows } = useTextOf("papers", papersText).summaryReturn;
  return useMemo(() => {
    const words: Readonly<Record<string, string>> = rows;
    const own = figures.map((figure): FormLine => ({
      figure,
      table: figure.cell.split("-")[0] ?? figure.cell,
      details: words[figure.cell] ?? figure.cell,
    }));
    const ofPlaces = places.map(({ figure, table, placeOfSupply }): FormLine => ({
      figure,
      table: "3.2",
      details: `${words[table] ?? table} (${placeOfSupply} ${getStateName(placeOfSupply) ?? ""})`,
    }));
    const isBeforePlaces = ({ table }: FormLine) => table.startsWith("3");
    return [...own.filter(isBeforePlaces), ...ofPlaces, ...own.filter((line) => !isBeforePlaces(line))];
  }, [figures, places, rows]);
}
