import { GST_MASTERS } from "../../format/gstr1-format.ts";
import type { ReportFault } from "../../check/file-fault.ts";
import type { JsonNode } from "../../check/read-json.ts";
import { E_INVOICE_FORMAT } from "../format/inv-01-format.ts";
import { findPart, listItems, readPartNumber, readPartText } from "./invoice-values.ts";

/** Who sells to whom, which taxes apply, and the tax of each item within a rupee. */
export function checkInvoiceTax(invoice: JsonNode, report: ReportFault): void {
  const [seller, buyer] = [findPart(invoice, "SellerDtls"), findPart(invoice, "BuyerDtls")];
  const supply = readPartText(findPart(invoice, "TranDtls"), "SupTyp");
  checkParties(seller, buyer, supply, report);
  const isIgstWithinState = readPartText(findPart(invoice, "TranDtls"), "IgstOnIntra") === "Y";
  const isInterState =
    E_INVOICE_FORMAT.inter_state.includes(supply) ||
    isIgstWithinState ||
    Number(readPartText(seller, "Stcd")) !== Number(readPartText(buyer, "Pos"));
  const hasTax = !E_INVOICE_FORMAT.without_tax.includes(supply);
  for (const [at, item] of listItems(invoice).entries())
    checkItem(item, { path: `ItemList[${at}]`, isInterState, hasTax, report });
}

function checkParties(
  seller: JsonNode | undefined,
  buyer: JsonNode | undefined,
  supply: string,
  report: ReportFault,
): void {
  const [sellerGstin, buyerGstin] = [readPartText(seller, "Gstin"), readPartText(buyer, "Gstin")];
  if (sellerGstin === buyerGstin) report("BuyerDtls.Gstin", "same_party", "Nobody sells to themselves.");
  checkState("SellerDtls", sellerGstin, readPartText(seller, "Stcd"), report);
  const isExport = E_INVOICE_FORMAT.exports.includes(supply);
  if (isExport !== (buyerGstin === "URP"))
    report("BuyerDtls.Gstin", "export", "Only the buyer of an export has no GSTIN.");
  if (!isExport) checkState("BuyerDtls", buyerGstin, readPartText(buyer, "Stcd"), report);
  const place = readPartText(buyer, "Pos").padStart(2, "0");
  if (place !== "96" && !Object.hasOwn(GST_MASTERS.states, place))
    report("BuyerDtls.Pos", "state", `${place} is no State.`);
}

function checkState(section: string, gstin: string, state: string, report: ReportFault): void {
  if (gstin.slice(0, 2) !== state.padStart(2, "0"))
    report(`${section}.Stcd`, "state", `${gstin} is not registered in State ${state}.`);
}

interface ItemPlace {
  path: string;
  isInterState: boolean;
  hasTax: boolean;
  report: ReportFault;
}

function checkItem(item: JsonNode, { path, isInterState, hasTax, report }: ItemPlace): void {
  const [igst, cgst, sgst] = [
    readPartNumber(item, "IgstAmt"),
    readPartNumber(item, "CgstAmt"),
    readPartNumber(item, "SgstAmt"),
  ];
  if (isInterState && (cgst !== 0n || sgst !== 0n))
    report(`${path}.CgstAmt`, "tax_head", "Between States the tax is IGST.");
  if (!isInterState && igst !== 0n)
    report(`${path}.IgstAmt`, "tax_head", "Within a State the taxes are CGST and SGST.");
  if (cgst !== sgst) report(`${path}.SgstAmt`, "tax_head", "CGST and SGST are the same.");
  const rate = readPartNumber(item, "GstRt");
  if (!GST_MASTERS.rates.includes(Number(rate) / 1000))
    report(`${path}.GstRt`, "rate", `${Number(rate) / 1000} is no rate of GST.`);
  const expectedTax = hasTax ? (readPartNumber(item, "AssAmt") * rate) / 100_000n : 0n;
  const tax = igst + cgst + sgst;
  const difference = tax > expectedTax ? tax - expectedTax : expectedTax - tax;
  if (difference > BigInt(E_INVOICE_FORMAT.tolerance) * 1000n)
    report(`${path}.GstRt`, "tax", `A tax of ${Number(tax) / 1000} is not that of the rate.`);
  const isServiceCode = readPartText(item, "HsnCd").startsWith("99");
  if (isServiceCode !== (readPartText(item, "IsServc") === "Y"))
    report(`${path}.IsServc`, "service", "Codes of services begin with 99, and only these.");
}
