import {
  paise,
  sum,
  type Books,
  type Paise,
  type Posted,
  type Row,
  type Voucher,
  type VoucherKind,
} from "@vanbook/sdk/books";
import { findConsignmentValue, type GoodsOnTheWay, type StateEWayLimit } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import type { Schema } from "../../contract/contract.ts";
import { readStateLimits } from "../../gst/e-way-bills/limit-rows.ts";
import { listEWayWarnings, type MovedGoods } from "./e-way-warnings.ts";

type ListWarnings = (
  books: Pick<Books, "stateCode">,
  voucher: Voucher | undefined,
  postedVoucher: Posted,
) => Schema<"DocumentWarning">[];

/**
 * Reads the limits of e-way bills; returns a function that lists the warnings of a voucher that was
 * just posted, from its own rows: another query would be another round trip.
 */
export async function prepareEWayWarnings(
  db: Knex,
  companyId: number,
  kind: VoucherKind,
): Promise<ListWarnings> {
  if (!LEAVING_KINDS.has(kind)) return () => [];
  const stateLimits = await readStateLimits(db, companyId);
  return (books, voucher, postedVoucher) =>
    voucher ? listOfVoucher(voucher, postedVoucher, { stateLimits, stateCode: books.stateCode }) : [];
}

function listOfVoucher(
  { document }: Voucher,
  postedVoucher: Posted,
  { stateLimits, stateCode }: { stateLimits: readonly StateEWayLimit[]; stateCode: string },
): Schema<"DocumentWarning">[] {
  if (!document || document.head["kind"] === "unload") return [];
  const goods: MovedGoods = {
    ...{ date: postedVoucher.date, fromStateCode: stateCode },
    toStateCode: findDestination(document.head, stateCode),
    value: sumTotals(document.head),
  };
  // The goods are never worth more than the document, and few documents come near the limit.
  if (document.table !== "van_loads" && listEWayWarnings(goods, stateLimits).length === 0) return [];
  const { lines = [] } = document.rows(postedVoucher);
  return listEWayWarnings(
    { ...goods, value: findConsignmentValue({ lines: lines.map(makeLine) }) },
    stateLimits,
  );
}

/** Goods go to the address of the bill, or where they are supplied; a supplier may be anywhere. */
function findDestination(head: Row, stateCode: string): string | null {
  if ("place_of_supply" in head)
    return readText(head["ship_to_state_code"]) ?? readText(head["place_of_supply"]);
  return head["inter_state"] === 1 ? null : stateCode;
}

function sumTotals(head: Row): Paise {
  return sum(TAX_COLUMNS.map((name) => readPaise(head[name])));
}

/** The goods of a load bear tax if their rate is above 0: its lines say no more. */
function makeLine(line: Row): GoodsOnTheWay {
  const kind = readText(line["supply_kind"]) ?? (Number(line["tax_rate"]) > 0 ? TAXABLE_KIND : null);
  return {
    hsnCode: readText(line["hsn_code"]) ?? "",
    supplyKind: kind === TAXABLE_KIND ? TAXABLE_KIND : "exempt",
    ...{ taxable: readPaise(line["taxable"]), cgst: readPaise(line["cgst"]) },
    ...{ sgst: readPaise(line["sgst"]), igst: readPaise(line["igst"]) },
  };
}

function readText(value: Row[string] | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function readPaise(value: Row[string] | undefined): Paise {
  return paise(readText(value) ?? "0");
}

const TAX_COLUMNS = ["taxable", "cgst", "sgst", "igst"];
const TAXABLE_KIND = "taxable";
const LEAVING_KINDS: ReadonlySet<VoucherKind> = new Set(["sale", "purchase_return", "van_load"]);
