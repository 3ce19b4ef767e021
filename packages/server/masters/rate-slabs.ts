import * as say from "@vanbook/sdk/messages";
import { rateSlabRules } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { AUDIT_COLUMNS, createMasterTable, type MasterWrite } from "../master/master.ts";

type Input = Schema<"RateSlabInput">;

const slab = createMasterTable<Schema<"RateSlab">, Input>({
  name: "rateSlabs",
  table: "rate_slabs",
  id: "Id",
  columns: {
    Id: "id",
    FromRate: "from_rate",
    ToRate: "to_rate",
    Discount: "discount",
    CompanyID: AUDIT_COLUMNS.CompanyID,
    CreatedBy: AUDIT_COLUMNS.CreatedBy,
    CreatedDate: AUDIT_COLUMNS.CreatedDate,
    ModifiedBy: AUDIT_COLUMNS.ModifiedBy,
    ModifiedDate: AUDIT_COLUMNS.ModifiedDate,
    Version: AUDIT_COLUMNS.Version,
  },
  stored: ["FromRate", "ToRate", "Discount"],
  order: "from_rate, to_rate, id",
  rules: rateSlabRules,
  words: {
    created: "Rate created successfully",
    updated: "Rate created successfully",
    deleted: "Rate deleted successfully",
  },
  prepare: checkApart,
});

export const rateSlabs = {
  "rateSlabs.list": slab.list,
  "rateSlabs.save": slab.save,
  "rateSlabs.delete": slab.remove,
};

/** Must not overlap, but may share a boundary (100 to 200, 200 to 300): the upper slab applies. */
async function checkApart({ trx, principal, body, before }: MasterWrite<Input>): Promise<undefined> {
  const { FromRate, ToRate } = body;
  const other = (await ofCompany(trx, principal, "rate_slabs")
    .where("is_deleted", 0)
    .whereNot("id", Number(before?.id ?? 0))
    .where((overlapping) => {
      void overlapping.where("from_rate", FromRate).orWhere((longer) => {
        void longer.where("from_rate", "<", ToRate).where("to_rate", ">", FromRate);
      });
    })
    .orderBy("from_rate")
    .first("from_rate", "to_rate")) as { from_rate: string; to_rate: string } | undefined;
  if (!other) return;
  const message = say.slabOverlaps({ from: other.from_rate, to: other.to_rate });
  throw problemOnField("SLAB_OVERLAPS", "FromRate", message);
}
