import type { Schema } from "@vanbook/sdk";
import { amountInWords } from "../format/amount-in-words.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type { PaperBox, PaperFact } from "../files/layout/document/paper-sheet.ts";

type Company = Schema<"PaperCompany">;
type Party = Schema<"PaperParty">;

/** The company block at the top of its printed documents. */
export function companyBox(company: Company, words: PapersText): PaperBox & { logo?: string | undefined } {
  const { name, address, city, district, gstin, phone, email, state, stateCode, logo } = company;
  const place = [address, city, district].reduce<string>(
    (said, part) => (!part || said.includes(part) ? said : [said, part].filter(Boolean).join(", ")),
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

/** A customer or supplier, with the GSTIN (or a note that there is none) and the state with its code. */
export function partyBox(label: string, party: Party, words: PapersText): PaperBox {
  const { name, address, gstin, phone } = party;
  const lines = [
    address,
    gstin ? words.gstin(gstin) : words.unregistered,
    stateWords(party, words),
    phone && words.phone(phone),
  ];
  return { label, name, lines: lines.filter((line): line is string => Boolean(line)) };
}

/** The delivery address: the party's address. */
export function deliveryBox(label: string, party: Party, words: PapersText): PaperBox {
  const lines = [party.address, stateWords(party, words)];
  return { label, name: party.name, lines: lines.filter((line): line is string => Boolean(line)) };
}

/**
 * Place of supply with its state code: for a sale the customer's state, or the company's own if the customer's
 * is unknown.
 */
export function placeOfSupply(company: Company, customer?: Party): string {
  const { state, stateCode } = customer && customer.stateCode !== null ? customer : company;
  return [state, stateCode && `(${stateCode})`].filter(Boolean).join(" ");
}

/** The bank account that customers pay to; undefined if the company has set none. */
export function bankBox(company: Company, words: PapersText): PaperBox | undefined {
  const { bankName, bankBranch, bankAccountNo, ifsc, upiId } = company;
  const lines = [
    bankAccountNo && words.bank.account(bankAccountNo),
    ifsc && words.bank.ifsc(ifsc),
    upiId && words.bank.upi(upiId),
  ].filter((line): line is string => Boolean(line));
  const name = [bankName, bankBranch].filter(Boolean).join(", ");
  return name === "" && lines.length === 0 ? undefined : { label: words.bank.title, name, lines };
}

/**
 * The UPI link for the QR code: payee, name, amount, note (NPCI, UPI Linking Specifications). Amounts have two
 * decimals and no commas.
 */
export function upiLink(company: Company, amount: number, note: string): string | undefined {
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

/** An amount in words for printing; below one rupee it starts with "Zero And". */
export function rupeesInWords(amount: number | string, words: PapersText): string {
  const spoken = amountInWords(amount);
  const isPaise = Number(amount) !== 0 && Math.abs(Number(amount)) < 1;
  return words.rupees(isPaise ? `Zero And ${spoken}` : spoken);
}

/** A fact, or undefined if there is no text. */
export function told(label: string, text: string | null | undefined): PaperFact | undefined {
  return text ? { label, text } : undefined;
}

function stateWords({ state, stateCode }: Party, words: PapersText): string | undefined {
  if (!state) return undefined;
  return stateCode ? words.state(state, stateCode) : words.stateOnly(state);
}
