import * as say from "@vanbook/sdk/messages";
import { rateSlabRules } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { AUDITED, masterTable, type MasterWrite } from "../master/master.ts";

type Input = Schema<"RateSlabInput">;

const slab = masterTable<Schema<"RateSlab">, Input>({
  name: "rateSlabs",
  table: "rate_slabs",
  id: "Id",
  columns: {
    Id: "id",
    FromRate: "from_rate",
    ToRate: "to_rate",
    Discount: "discount",
    CompanyID: AUDITED.CompanyID,
    CreatedBy: AUDITED.CreatedBy,
    CreatedDate: AUDITED.CreatedDate,
    ModifiedBy: AUDITED.ModifiedBy,
    ModifiedDate: AUDITED.ModifiedDate,
    Version: AUDITED.Version,
  },
  stored: ["FromRate", "ToRate", "Discount"],
  order: "from_rate, to_rate, id",
  rules: rateSlabRules,
  // The documented message, also after an update.
  words: {
    created: "Rate created successfully",
    updated: "Rate created successfully",
    deleted: "Rate deleted successfully",
  },
  prepare: checkApart,
});

/** Discounts in percent by bill amount. */
export const rateSlabs = {
  "rateSlabs.list": slab.list,
  "rateSlabs.save": slab.save,
  "rateSlabs.delete": slab.remove,
};

/** Slabs must not overlap. They may share a boundary (100 to 200, 200 to 300), where the upper slab applies. */
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
  throw refused("SLAB_OVERLAPS", "FromRate", message);
}
