import { formatPercent, formatQuantity, type Paise } from "../../books/money.ts";
import { divideRounded } from "../../books/rounding.ts";
import type { JsonObject, JsonValue } from "../file/json-text.ts";
import type { EInvoiceLine } from "./e-invoice-document.ts";
import { takeOptional, takeText, type Facts } from "./facts.ts";

/** A line as an item. The portal takes three decimals of a price, the books have four. */
export function makeItem(
  facts: Facts,
  line: EInvoiceLine,
  at: number,
): Record<string, JsonValue | undefined> {
  const path = `ItemList[${at}]`;
  const { taxable, cgst, sgst, igst, isService, quantity } = line;
  const { unitPrice, gross } = findLinePrice(line);
  const hasQuantity = !isService || quantity > 0n;
  const hsnCode = takeText(facts, line.hsnCode, { path: `${path}.HsnCd`, place: "item", least: 4, most: 8 });
  if (hsnCode !== "" && !HSN_PATTERN.test(hsnCode)) facts.refuse(`${path}.HsnCd`, "item", "notUsable");
  const unit = isService
    ? takeOptional(line.uqc, 3, 8)
    : takeText(facts, line.uqc, { path: `${path}.Unit`, place: "item", least: 3, most: 8 });
  return {
    ...{
      SlNo: String(at + 1),
      PrdDesc: takeOptional(line.description, 3, 300),
      IsServc: isService ? "Y" : "N",
    },
    HsnCd: hsnCode,
    Qty: hasQuantity ? Number(formatQuantity(quantity)) : undefined,
    FreeQty: line.freeQuantity > 0n ? Number(formatQuantity(line.freeQuantity)) : undefined,
    Unit: hasQuantity ? unit : undefined,
    UnitPrice: Number(formatQuantity(unitPrice)),
    TotAmt: gross,
    Discount: gross === taxable ? undefined : gross - taxable,
    ...{ AssAmt: taxable, GstRt: Number(formatPercent(line.taxRate)) },
    ...{ IgstAmt: igst, CgstAmt: cgst, SgstAmt: sgst, TotItemVal: taxable + cgst + sgst + igst },
    BchDtls: line.batch && makeBatch(line.batch),
  };
}

function makeBatch({ name, expiresOn }: NonNullable<EInvoiceLine["batch"]>): JsonObject | undefined {
  const batchName = takeOptional(name, 3, 20);
  if (batchName === undefined) return undefined;
  if (expiresOn === null) return { Nm: batchName };
  return { Nm: batchName, ExpDt: expiresOn.split("-").toReversed().join("/") };
}

/**
 * The price in thousandths of a rupee, and the amount before discount. Where three decimals of the
 * price miss the amount by more than the portal allows, the price is rounded up and the discount
 * takes what that adds.
 */
function findLinePrice({ quantity, taxable, unitPrice }: EInvoiceLine): { unitPrice: bigint; gross: Paise } {
  if (quantity === 0n) return { unitPrice: taxable * 10n, gross: taxable };
  const gross = unitPrice === null ? taxable : divideRounded(quantity * unitPrice, PAISE_OF_LINE);
  const base = gross < taxable ? taxable : gross;
  const price = divideRounded(base * RUPEE_THOUSANDTHS, quantity);
  if (isNear(multiply(quantity, price), base)) return { unitPrice: price, gross: base };
  const higherPrice = (base * RUPEE_THOUSANDTHS + quantity - 1n) / quantity;
  return { unitPrice: higherPrice, gross: multiply(quantity, higherPrice) };
}

/** Thousandths of a piece times thousandths of a rupee, in paise. */
function multiply(quantity: bigint, price: bigint): Paise {
  return divideRounded(quantity * price, 10_000n);
}

function isNear(value: Paise, other: Paise): boolean {
  return value - other <= PRICE_TOLERANCE && other - value <= PRICE_TOLERANCE;
}

const PRICE_TOLERANCE = 100n;
/** Paise times this, divided by thousandths of a piece, are thousandths of a rupee. */
const RUPEE_THOUSANDTHS = 10_000n;
/** Thousandths of a piece times ten-thousandths of a rupee, divided by this, are paise. */
const PAISE_OF_LINE = 100_000n;
const HSN_PATTERN = /^(?!0+$)(\d{4}|\d{6}|\d{8})$/;
