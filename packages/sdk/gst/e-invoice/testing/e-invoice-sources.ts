import { sum } from "../../../books/money.ts";
import type { OutwardDocument } from "../../document.ts";
import {
  findCustomer,
  type BuyerFacts,
  type EInvoiceLine,
  type EInvoiceSource,
  type SellerFacts,
} from "../e-invoice-document.ts";

export const SAMPLE_SELLER: SellerFacts = {
  ...{ gstin: "32AABCM5521F1Z0", name: "Malabar Distributors", tradeName: null },
  ...{ address: "14/220 Beach Road", place: "Kozhikode", pin: "673001", stateCode: "32" },
  ...{ phone: "0495 276 5432", email: "office@malabar.example" },
};

/** A document with facts that the portal takes, in the State of its customer's GSTIN. */
export function makeSource(
  document: OutwardDocument,
  { seller = SAMPLE_SELLER, discount = 0n }: { seller?: SellerFacts; discount?: bigint } = {},
): EInvoiceSource {
  const lines = document.lines.map((line): EInvoiceLine => {
    const isService = line.hsnCode.startsWith("99");
    return { ...line, description: `Goods of ${line.hsnCode}`, isService, freeQuantity: 0n, unitPrice: null };
  });
  const amounts = lines.map(
    ({ taxable, cgst, sgst, igst }) => taxable + (document.isReverseCharge ? 0n : cgst + sgst + igst),
  );
  return {
    ...{ document, seller, lines, discount, buyer: makeBuyer(document) },
    roundOff: document.value - sum(amounts) + discount,
  };
}

function makeBuyer(document: OutwardDocument): BuyerFacts {
  const party = findCustomer(document);
  return {
    ...{ name: `Stores (${party.name})`, address: "5 Market Street", place: "Market", phone: "9847012345" },
    ...{ pin: "600001", stateCode: party.gstin?.slice(0, 2) ?? null },
  };
}
