import { describe, expect, it } from "vitest";
import { HAND_DOCUMENTS } from "../../testing/hand-month.ts";
import { E_INVOICE_FORMAT } from "../format/inv-01-format.ts";
import { isPinOfState } from "../format/pin-states.ts";
import { makeSource } from "../testing/e-invoice-sources.ts";
import { writeEInvoice } from "../write-e-invoice.ts";
import { checkEInvoice } from "./check-e-invoice.ts";

const write = (id: number) =>
  writeEInvoice(makeSource(HAND_DOCUMENTS.find((each) => each.id === id)!)).text ?? "";
const WITHIN_STATE = write(100); // one line: 100.00 at 5 %
const BETWEEN_STATES = write(102);

/** The rules that are broken, each with its path. */
const list = (text: string) =>
  checkEInvoice(text, { today: "2026-11-30" }).map(({ path, rule }) => `${path} ${rule}`);

describe("the check of an e-invoice", () => {
  it("finds nothing in sound ones", () => {
    expect([list(WITHIN_STATE), list(BETWEEN_STATES)]).toEqual([[], []]);
  });

  it.each([
    ["no JSON", "{", " json"],
    ["a list", "[]", " type"],
    ["another version", change('"Version":"1.1"', '"Version":"1.0"'), "Version values"],
    ["an unknown field", change('"Version"', '"Vers":1,"Version"'), "Vers unknown_key"],
    ["a field twice", change('"Version"', '"Version":"1.1","Version"'), "Version repeated_key"],
    ["no supply type", change('"SupTyp":"B2B",', ""), "TranDtls.SupTyp missing"],
    ["an unknown supply type", change('"SupTyp":"B2B"', '"SupTyp":"B2C"'), "TranDtls.SupTyp values"],
    ["a number that begins with 0", change("A/26-27/100", "0/26-27/100"), "DocDtls.No pattern"],
    ["a day that is none", change("30/09/2026", "31/09/2026"), "DocDtls.Dt date"],
    ["a day before GST", change("30/09/2026", "30/06/2017"), "DocDtls.Dt date"],
    ["a later day", change("30/09/2026", "01/12/2026"), "DocDtls.Dt future"],
    ["a wrong check digit", change("32ABCPM1234F1ZC", "32ABCPM1234F1ZD"), "BuyerDtls.Gstin gstin"],
    [
      "a GSTIN of another State",
      change('"Pin":600001,"Stcd":"32"', '"Pin":600001,"Stcd":"33"'),
      "BuyerDtls.Stcd state",
    ],
    ["the seller as buyer", change("32ABCPM1234F1ZC", "32AABCM5521F1Z0"), "BuyerDtls.Gstin same_party"],
    [
      "an export without one",
      change("32ABCPM1234F1ZC", "URP"),
      "BuyerDtls.Gstin export BuyerDtls.Stcd state",
    ],
    ["no PIN", change('"Pin":600001,', ""), "BuyerDtls.Pin missing"],
    ["a PIN as text", change('"Pin":600001', '"Pin":"600001"'), "BuyerDtls.Pin type"],
    ["a PIN of five digits", change('"Pin":600001', '"Pin":60001'), "BuyerDtls.Pin range"],
    ["a quotation mark", change("5 Market Street", '5 \\"Market\\" Street'), "BuyerDtls.Addr1 pattern"],
    ["a place of two letters", change('"Loc":"Market"', '"Loc":"Ma"'), "BuyerDtls.Loc length"],
    [
      "an unknown place of supply",
      change('"Pos":"32"', '"Pos":"39"'),
      "BuyerDtls.Pos state ItemList[0].CgstAmt tax_head",
    ],
    [
      "an HSN code of five digits",
      change('"HsnCd":"19053100"', '"HsnCd":"19053"'),
      "ItemList[0].HsnCd pattern",
    ],
    ["goods as a service", change('"IsServc":"N"', '"IsServc":"Y"'), "ItemList[0].IsServc service"],
    ["goods without unit", change('"Unit":"PAC",', ""), "ItemList[0].Unit missing"],
    ["three decimals", change('"AssAmt":100,', '"AssAmt":100.001,'), "ItemList[0].AssAmt decimals"],
    [
      "a price that is not the amount",
      change('"UnitPrice":100', '"UnitPrice":102'),
      "ItemList[0].TotAmt sum",
    ],
    ["another rate", change('"GstRt":5', '"GstRt":7'), "ItemList[0].GstRt rate ItemList[0].GstRt tax"],
    ["the tax of another rate", change('"GstRt":5', '"GstRt":18'), "ItemList[0].GstRt tax"],
    ["CGST and SGST that differ", change('"CgstAmt":2.5', '"CgstAmt":2.49'), "ItemList[0].SgstAmt tax_head"],
    [
      "a total that is not the sum",
      change('"CgstVal":2.5', '"CgstVal":4.5'),
      "ValDtls.CgstVal sum ValDtls.TotInvVal sum",
    ],
    ["another value", change('"TotInvVal":105', '"TotInvVal":107'), "ValDtls.TotInvVal sum"],
    [
      "IGST within a State",
      BETWEEN_STATES.replace('"Pos":"33"', '"Pos":"32"'),
      "ItemList[0].IgstAmt tax_head",
    ],
    ["an item number twice", BETWEEN_STATES.replace('"SlNo":"2"', '"SlNo":"1"'), "ItemList[1].SlNo repeated"],
    ["no items", WITHIN_STATE.replace(/"ItemList":\[.*?\]/, '"ItemList":[]'), "ItemList max_items"],
  ])("names %s", (_, text, foundFaults) => {
    expect(list(text).join(" ")).toBe(foundFaults);
  });

  it("checks each field of the format that an invoice has", () => {
    const invoice = JSON.parse(BETWEEN_STATES) as Record<string, unknown>;
    for (const [name, field] of Object.entries(E_INVOICE_FORMAT.sections.Invoice ?? {})) {
      if (!field.required) continue;
      const { [name]: _, ...others } = invoice;
      expect(list(JSON.stringify(others))).toContain(`${name} missing`);
      expect(list(JSON.stringify({ ...others, [name]: 5 }))).toContain(`${name} type`);
    }
  });
});

it.each([
  ["673001", "32", true],
  ["673001", "34", true], // Mahe
  ["600001", "32", false],
  ["110001", "07", true],
  ["999999", "32", undefined],
])("the PIN code %s in State %s: %s", (pin, stateCode, isOfState) => {
  expect(isPinOfState(pin, stateCode)).toBe(isOfState);
});

function change(from: string, to: string): string {
  expect(WITHIN_STATE).toContain(from);
  return WITHIN_STATE.replace(from, to);
}
