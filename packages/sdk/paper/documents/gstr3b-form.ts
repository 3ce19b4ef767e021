import type { Answer } from "@vanbook/sdk";
import type { PaperRow, PaperTable } from "../../files/layout/document/paper-sheet.ts";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { definePaper } from "../define-paper.ts";

/** GSTR-3B with tables 3.1 to 5, and below them how its tax is paid (table 6.1). */
export const gstr3bForm = definePaper({
  operation: "gstr3bForm.read",
  name: "GSTR3B",
  title: (_, { summaryReturn }) => summaryReturn.title,
  facts: ({ from, to }, { summaryReturn }) => [
    { label: summaryReturn.period, text: `${date(from)} – ${date(to)}` },
  ],
  parties: () => [],
  goods: (form, words) => buildTable(TAXABLE_HEADS, listFigures(form, words), words),
  summary: (form, words) => ({
    title: words.summaryReturn.payment,
    ...buildTable(TAX_HEADS, listPayments(form, words), words),
  }),
  narration: () => null,
});

type Form = Answer<"gstr3bForm.read">;
type Head = "taxable" | "igst" | "cgst" | "sgst";

/** A row of the form, in rupees. */
interface FormRow {
  table: string;
  label: string;
  amounts: Readonly<Partial<Record<Head, number>>>;
}

const TAX_HEADS = ["igst", "cgst", "sgst"] as const;
const TAXABLE_HEADS = ["taxable", ...TAX_HEADS] as const;

function listFigures({ figures, places }: Form, { summaryReturn: { rows } }: PapersText): FormRow[] {
  const labels: Readonly<Record<string, string>> = rows;
  const makeRow = (cell: string, { taxable, igst, cgst, sgst }: Form["figures"][number]): FormRow => ({
    table: cell.split("-")[0] ?? cell,
    label: labels[cell] ?? cell,
    amounts: { taxable, igst, cgst, sgst },
  });
  const own = figures.map((figure) => makeRow(figure.cell, figure));
  const placeRows = places.map(({ table, placeOfSupply, figure }) => {
    const row = makeRow(table, figure);
    return { ...row, label: `${row.label} (${placeOfSupply})` };
  });
  const isBeforePlaces = ({ table }: FormRow) => table.startsWith("3");
  return [...own.filter(isBeforePlaces), ...placeRows, ...own.filter((row) => !isBeforePlaces(row))];
}

function listPayments({ payment }: Form, { summaryReturn: words }: PapersText): FormRow[] {
  const listUses = (credit: Form["payment"]["uses"][number]["credit"]) =>
    Object.fromEntries(
      payment.uses.filter((use) => use.credit === credit).map(({ against, amount }) => [against, amount]),
    );
  const rows: [label: string, amounts: FormRow["amounts"]][] = [
    [words.owed, payment.owed],
    [words.overdrawn, payment.overdrawn],
    [words.byIgst, listUses("igst")],
    [words.byCgst, listUses("cgst")],
    [words.bySgst, listUses("sgst")],
    [words.cash, payment.cash],
    [words.reverseCharge, payment.reverseChargeCash],
  ];
  return rows.map(([label, amounts]) => ({ table: "6.1", label, amounts }));
}

function buildTable(heads: readonly Head[], rows: readonly FormRow[], words: PapersText): PaperTable {
  const { summaryReturn, heads: labels } = words;
  return {
    columns: [
      { label: summaryReturn.table, isRight: false },
      { label: summaryReturn.details, isRight: false, isWords: true },
      ...heads.map((head) => ({ label: labels[head].replace(" ", "\n"), isRight: true })),
    ],
    rows: rows.map((row) => makeRow(row, heads, labels)),
    totals: [],
    carried: { over: words.carried, forward: words.brought },
  };
}

function makeRow(
  { table, label, amounts }: FormRow,
  heads: readonly Head[],
  labels: PapersText["heads"],
): PaperRow {
  const figures = heads.map((head) => money(amounts[head] ?? 0));
  const [first = "", ...others] = figures;
  return {
    texts: [table, label, ...figures],
    paise: [undefined, undefined, ...heads.map(() => undefined)],
    roll: {
      name: `${table} ${label}`,
      lines: others.map((text, at) => `${labels[heads[at + 1] ?? "taxable"]} ${text}`),
      amount: first,
    },
  };
}
