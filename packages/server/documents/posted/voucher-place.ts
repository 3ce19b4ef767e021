import type { Knex } from "knex";
import { makeShipToColumns, type ShipToColumns, type VoucherKind } from "@vanbook/sdk/books";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { makePaperPlace, makePaperShipTo } from "../papers/paper-words.ts";

type Place = Pick<Schema<"VoucherDetails">, "placeOfSupply" | "shipTo">;

/** The frozen place of supply of a bill, return or note, and where the goods of a bill go. */
export async function readVoucherPlace(
  db: Knex,
  principal: Principal,
  { kind, voucherId }: { kind: VoucherKind; voucherId: number },
): Promise<Place> {
  const table = PLACE_TABLES[kind];
  if (table === undefined) return {};
  const columns = kind === "sale" ? Object.keys(makeShipToColumns(undefined)) : [];
  const row: ({ place_of_supply: string | null } & ShipToColumns) | undefined = await ofCompany(
    db,
    principal,
    table,
  )
    .where("voucher_id", voucherId)
    .first("place_of_supply", ...columns);
  return row ? { ...makePaperPlace(row.place_of_supply), ...makePaperShipTo(row) } : {};
}

const PLACE_TABLES: { readonly [Kind in VoucherKind]?: string } = {
  sale: "bills",
  sale_return: "sale_returns",
  credit_note: "notes",
};
