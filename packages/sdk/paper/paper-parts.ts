import type { Schema } from "@vanbook/sdk";
import { amountInWords } from "../format/amount-in-words.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type { PaperBox, PaperFact } from "../files/layout/document/paper-sheet.ts";

type Company = Schema<"PaperCompany">;
type Party = Schema<"PaperParty">;

export function makeCompanyBox(
  company: Company,
  words: PapersText,
): PaperBox & { logo?: string | undefined } {
  const { name, address, city, district, gstin, phone, email, state, stateCode, logo } = company;
  const place = [address, city, district].reduce<string>(
    (placeText, part) =>
      !part || placeText.includes(part) ? placeText : [placeText, part].filter(Boolean).join(", "),
    "",
  );
  const reach = [phone && words.phone(phone), email].filter(Boolean).join(" · ");
  const tax = [gstin ? words.gstin(gstin) : words.unregistered, state && words.state(state, stateCode)];
  return {
    name,
    lines: [place, tax.filter(Boolean).join(" · "), reach].filter((line) => line !== ""),
    ...(logo !== null && { logo }),
  };
}

export function makePartyBox(label: string, party: Party, words: PapersText): PaperBox {
  const { name, address, gstin, phone } = party;
  const lines = [
    address,
    gstin ? words.gstin(gstin) : words.unregistered,
    describeState(party, words),
    phone && words.phone(phone),
  ];
  return { label, name, lines: lines.filter((line): line is string => Boolean(line)) };
}

/** A place of the company itself, which is consigner or consignee of goods there. */
export function makeOwnPlaceBox(label: string, place: string, company: Company, words: PapersText): PaperBox {
  const { name, address, gstin } = company;
  const lines = [
    name,
    address,
    gstin ? words.gstin(gstin) : words.unregistered,
    describeState(company, words),
  ];
  return { label, name: place, lines: lines.filter((line): line is string => Boolean(line)) };
}

/**
 * Where the goods go: to the customer's address, unless the document names another one. An address
 * without a State is in the customer's.
 */
export function makeDeliveryBox(
  { party, shipTo }: { party: Party; shipTo?: Schema<"PaperShipTo"> },
  words: PapersText,
): PaperBox {
  const { deliverTo, shipTo: shipToLabel } = words.parties;
  const lines = shipTo
    ? [
        shipTo.address,
        shipTo.gstin && words.gstin(shipTo.gstin),
        describeState(shipTo.state === null ? party : shipTo, words),
      ]
    : [party.address, describeState(party, words)];
  return {
    label: shipTo ? shipToLabel : deliverTo,
    name: shipTo?.name ?? party.name,
    lines: lines.filter((line): line is string => Boolean(line)),
  };
}

/** The party, and where the goods go if the document names another address. */
export function makePartyBoxes(
  label: string,
  document: { party: Party; shipTo?: Schema<"PaperShipTo"> },
  words: PapersText,
): PaperBox[] {
  const partyBox = makePartyBox(label, document.party, words);
  return document.shipTo ? [partyBox, makeDeliveryBox(document, words)] : [partyBox];
}

/**
 * Place of supply with its state code: the document's own; of documents from before it was kept, the
 * customer's State, or the company's if the customer's is unknown.
 */
export function placeOfSupply(company: Company, customer?: Party, place?: Schema<"PaperPlace">): string {
  const { state, stateCode } = place ?? (customer && customer.stateCode !== null ? customer : company);
  return [state, stateCode && `(${stateCode})`].filter(Boolean).join(" ");
}

export function makeBankBox(company: Company, words: PapersText): PaperBox | undefined {
  const { bankName, bankBranch, bankAccountNo, ifsc, upiId } = company;
  const lines = [
    bankAccountNo && words.bank.account(bankAccountNo),
    ifsc && words.bank.ifsc(ifsc),
    upiId && words.bank.upi(upiId),
  ].filter((line): line is string => Boolean(line));
  const name = [bankName, bankBranch].filter(Boolean).join(", ");
  return name === "" && lines.length === 0 ? undefined : { label: words.bank.title, name, lines };
}

/** Format: NPCI, UPI Linking Specifications. Amounts have two decimals and no commas. */
export function buildUpiLink(company: Company, amount: number, note: string): string | undefined {
  if (!company.upiId) return undefined;
  const parts = {
    pa: company.upiId,
    pn: company.name.slice(0, 50),
    am: amount.toFixed(2),
    cu: "INR",
    tn: note.slice(0, 60),
  };
  return `upi://pay?${Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`;
}

/** Below one rupee, the text starts with "Zero And". */
export function writeRupeesInWords(amount: number | string, words: PapersText): string {
  const amountWords = amountInWords(amount);
  const isPaise = Number(amount) !== 0 && Math.abs(Number(amount)) < 1;
  return words.rupees(isPaise ? `Zero And ${amountWords}` : amountWords);
}

export function makeFact(label: string, text: string | null | undefined): PaperFact | undefined {
  return text ? { label, text } : undefined;
}

function describeState(
  { state, stateCode }: Pick<Party, "state" | "stateCode">,
  words: PapersText,
): string | undefined {
  if (!state) return undefined;
  return stateCode ? words.state(state, stateCode) : words.stateOnly(state);
}
