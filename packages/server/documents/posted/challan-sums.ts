import type { Knex } from "knex";
import type { VoucherKind } from "@vanbook/sdk/books";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";

/** What a van load's challan states; empty for a load with goods whose value was not kept. */
export async function readChallanSums(
  db: Knex,
  principal: Principal,
  { voucherId, kind, reversesId }: { voucherId: number; kind: VoucherKind; reversesId: number | null },
): Promise<Pick<Schema<"VoucherDetails">, "challan">> {
  if (kind !== "van_load" || reversesId !== null) return {};
  const loads = ofCompany(db, principal, "van_loads as d").where("d.voucher_id", voucherId);
  const [sums] = await select<Schema<"NoteTotals"> & { unvalued: string }>(
    joinOwn(loads, "van_load_lines as l", "l.van_load_id", "d.id"),
    {
      taxable: db.raw("SUM(l.taxable)"),
      cgst: db.raw("SUM(l.cgst)"),
      sgst: db.raw("SUM(l.sgst)"),
      igst: db.raw("SUM(l.igst)"),
      amount: db.raw("SUM(l.amount)"),
      unvalued: db.raw("COUNT(*) - COUNT(NULLIF(l.unit_price, 0))"),
    },
  );
  if (!sums) return {};
  const { unvalued, ...challan } = sums;
  return Number(unvalued) === 0 ? { challan } : {};
}
