import { RateSlabInput, rateSlabRules } from "@vanbook/sdk/rules";
import { money } from "../../../sdk/format/money.ts";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the discounts in percent, each for the rate that it is given on. Bills apply the discounts
 * automatically.
 * @widget Masters
 */
export const rateDiscount = declareMaster({
  operations: { list: "rateSlabs.list", update: "rateSlabs.save", remove: "rateSlabs.delete" },
  title: "Rate Discount percentage",
  record: {
    id: "Id",
    name: ({ FromRate, ToRate }) => `${money(FromRate)} to ${money(ToRate)}`,
    noun: "rate",
  },
  rules: RateSlabInput,
  checks: rateSlabRules,
  fields: [
    { field: "FromRate", prefix: "₹" },
    { field: "ToRate", prefix: "₹" },
    { field: "Discount", prefix: "%" },
  ],
  list: {
    title: "Rate List",
    columns: [
      { field: "FromRate", kind: "money" },
      { field: "ToRate", kind: "money" },
      { field: "Discount", kind: "percent" },
    ],
    search: ["FromRate", "ToRate", "Discount"],
  },
  words: {
    search: "Search rates",
    empty: "No rates available",
    noMatch: "No matching rates found",
    failedCreate: "Operation failed",
    failedUpdate: "Operation failed",
    failedDelete: "Deletion failed",
  },
});
