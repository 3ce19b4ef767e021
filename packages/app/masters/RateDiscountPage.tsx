import { RateDiscount } from "@vanbook/widgets";
import { administrator } from "../roles.ts";
import { useMay } from "./use-may.ts";

/** /ItemRateDiscount and /Ratediscount: which discount is given on which rates. */
export function RateDiscountPage() {
  return <RateDiscount heading={1} isReadOnly={!useMay(administrator)} />;
}
