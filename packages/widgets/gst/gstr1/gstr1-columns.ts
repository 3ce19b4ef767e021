import type { Schema } from "@vanbook/sdk";
import type { GstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import type { Gstr1Text } from "../../../sdk/generated/text/en-IN/gstr1.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import { getStateName } from "../../../sdk/rules/states.ts";
import { createFieldColumn, createFigureColumns, type ReturnFigure } from "../returns/figure-columns.ts";

type Table = Schema<"Gstr1Table">;
type Small = Schema<"Gstr1SmallSupply">;
type Untaxed = Schema<"Gstr1UntaxedSupply">;
type HsnRow = Schema<"Gstr1HsnRow">;
type Amendment = Schema<"Gstr1Amendment">;
type Numbers = Schema<"Gstr1IssuedNumbers">;

/** The columns of each kind of table of GSTR-1. */
export function createGstr1Columns(text: Gstr1Text, words: GstReturnText) {
  const { columns } = text;
  return {
    tables: [
      createFieldColumn("table", columns.table, ({ table }: Table) => text.tables[table]),
      ...createFigureColumns(words, getFigure<Table>),
    ],
    small: [
      createFieldColumn("supply", columns.supply, ({ isInterState }: Small) =>
        isInterState ? text.ways.inter : text.ways.intra,
      ),
      createFieldColumn("place", columns.place, ({ placeOfSupply }: Small) => describePlace(placeOfSupply)),
      createFieldColumn("rate", columns.rate, ({ rate }: Small) => rate, "percent"),
      ...createFigureColumns(words, getFigure<Small>),
    ],
    untaxed: [
      createFieldColumn(
        "customers",
        columns.customers,
        ({ supplyType }: Untaxed) => text.supplyTypes[supplyType],
      ),
      createFieldColumn("supply", columns.supply, ({ supplyKind }: Untaxed) => text.supplyKinds[supplyKind]),
      ...createFigureColumns(words, getFigure<Untaxed>).slice(0, UNTAXED_COLUMNS),
    ],
    amendments: [
      createFieldColumn("table", columns.table, ({ section }: Amendment) => text.sections[section]),
      ...createFigureColumns(words, getFigure<Amendment>),
    ],
    hsn: createHsnColumns(text, words),
    numbers: createNumberColumns(text),
  };
}

function createHsnColumns(text: Gstr1Text, words: GstReturnText): TableColumn[] {
  const { columns } = text;
  return [
    createFieldColumn("hsnCode", columns.hsnCode, ({ hsnCode }: HsnRow) => hsnCode || null),
    createFieldColumn("description", columns.description, ({ description }: HsnRow) => description),
    createFieldColumn("customers", columns.customers, ({ part }: HsnRow) => text.parts[part]),
    createFieldColumn("unit", columns.unit, ({ uqc }: HsnRow) => uqc),
    createFieldColumn("rate", columns.rate, ({ rate }: HsnRow) => rate, "percent"),
    createFieldColumn("quantity", columns.quantity, ({ quantity }: HsnRow) => quantity, "quantity"),
    ...createFigureColumns(words, getFigure<HsnRow>),
  ];
}

function createNumberColumns({ columns, documentKinds }: Gstr1Text): TableColumn[] {
  return [
    createFieldColumn("kind", columns.kind, ({ kind }: Numbers) => documentKinds[kind]),
    createFieldColumn("series", columns.series, ({ series }: Numbers) => series),
    createFieldColumn("from", columns.from, ({ from }: Numbers) => from),
    createFieldColumn("to", columns.to, ({ to }: Numbers) => to),
    createFieldColumn("issued", columns.issued, ({ issued }: Numbers) => issued, "number"),
    createFieldColumn("cancelled", columns.cancelled, ({ cancelled }: Numbers) => cancelled, "number"),
  ];
}

function getFigure<Item extends { figure: ReturnFigure }>({ figure }: Item): ReturnFigure {
  return figure;
}

function describePlace(code: string): string {
  const name = getStateName(code);
  return name === undefined ? code : `${code} ${name}`;
}

/** Documents, value and taxable value. */
const UNTAXED_COLUMNS = 3;
