import { describe, expect, it } from "vitest";
import { E_WAY_FORMAT } from "../format/e-way-format.ts";
import { makeEWaySource } from "../testing/e-way-sources.ts";
import { writeEWayFile } from "../write-e-way-file.ts";
import { checkEWayFile } from "./check-e-way-file.ts";

const SOUND_FILE = writeEWayFile([{ source: makeEWaySource() }]).text;
const listFaults = (text: string) =>
  checkEWayFile(text)
    .map(({ path, rule }) => `${path.replace("billLists[0].", "")} ${rule}`)
    .join(" ");

describe("the check of a bulk file", () => {
  it.each([
    ["nothing in a sound one", SOUND_FILE, ""],
    ["no JSON", "{", " json"],
    ["another version", change("1.0.0621", "1.0.0100"), "version values"],
    ["no bills", SOUND_FILE.replace(/"billLists":\[.*\]/, '"billLists":[]'), "billLists max_items"],
    ["an unknown field", change('"supplyType"', '"supply":1,"supplyType"'), "supply unknown_key"],
    ["a field twice", change('"docNo"', '"docNo":"1","docNo"'), "docNo repeated_key"],
    ["a State as text", change('"toStateCode":32', '"toStateCode":"32"'), "toStateCode type"],
    [
      "an unknown State",
      change('"actualToStateCode":32', '"actualToStateCode":28'),
      "actualToStateCode state",
    ],
    ["a State that is not the GSTIN's", change('"toStateCode":32', '"toStateCode":33'), "toStateCode state"],
    ["a number of 17 characters", change("A/26-27/101", "A/26-27/101000000"), "docNo length"],
    ["a number with a blank", change("A/26-27/101", "A/26-27 101"), "docNo pattern"],
    ["a day that is none", change("01/10/2026", "31/09/2026"), "docDate date"],
    ["a day before GST", change("01/10/2026", "30/06/2017"), "docDate date"],
    ["a wrong check digit", change("32ABCPM1234F1ZC", "32ABCPM1234F1ZD"), "toGstin gstin"],
    ["a challan for a supply", change('"docType":"INV"', '"docType":"CHL"'), "docType movement"],
    [
      "another movement without words",
      change('"subSupplyType":1,"docType":"INV"', '"subSupplyType":8,"docType":"OTH"'),
      "subSupplyDesc missing",
    ],
    [
      "line sales to a customer",
      change('"subSupplyType":1,"docType":"INV"', '"subSupplyType":10,"docType":"CHL"'),
      "toGstin party",
    ],
    [
      "somebody else's bill",
      change('"userGstin":"32AABCM5521F1Z0"', '"userGstin":"33AAACG2115R1ZO"'),
      "userGstin user",
    ],
    ["a PIN of five digits", change('"toPincode":670001', '"toPincode":67000'), "toPincode range"],
    ["a quotation mark", change("5 Market Street", '5 \\"Market\\" Street'), "toAddr1 pattern"],
    ["no distance", change('"transDistance":92,', ""), "transDistance missing"],
    ["a distance of 0", change('"transDistance":92', '"transDistance":0'), "transDistance range"],
    [
      "a long way within one PIN code",
      change('"transDistance":92', '"transDistance":101').replace("670001", "673001"),
      "transDistance same_pin",
    ],
    ["a vehicle that is none", change("KL11CA1234", "KL11CA123"), "vehicleNo pattern"],
    ["neither vehicle nor transporter", change(',"vehicleNo":"KL11CA1234"', ""), "vehicleNo missing"],
    ["a vehicle without mode", change('"transMode":1,', ""), "transMode missing"],
    ["another value", change('"totInvValue":52500', '"totInvValue":52503'), "totInvValue sum"],
    [
      "a total that is not the items'",
      change('"totalValue":50000', '"totalValue":50003').replace("52500", "52503"),
      "totalValue sum",
    ],
    ["a unit that is none", change('"qtyUnit":"PAC"', '"qtyUnit":"PCK"'), "itemList[0].qtyUnit unit"],
    [
      "three decimals",
      change('"taxableAmount":50000', '"taxableAmount":50000.001'),
      "itemList[0].taxableAmount decimals",
    ],
    [
      "CGST and SGST that differ",
      change('"cgstRate":2.5', '"cgstRate":9'),
      "itemList[0].sgstRate tax_head itemList[0].igstRate rate",
    ],
    [
      "IGST beside CGST",
      change('"igstRate":0', '"igstRate":5').replaceAll("2.5", "0.5"),
      "itemList[0].igstRate tax_head",
    ],
    [
      "only services",
      change('"mainHsnCode":19053100', '"mainHsnCode":996511').replace("19053100", "996511"),
      "itemList goods",
    ],
    [
      "a main code that no item has",
      change('"mainHsnCode":19053100', '"mainHsnCode":1905'),
      "mainHsnCode main_code",
    ],
    ["another item number", change('"itemNo":1', '"itemNo":2'), "itemList[0].itemNo order"],
    [
      "the same document twice",
      SOUND_FILE.replace(/\[(\{.*\})\]\}$/, "[$1,$1]}"),
      "billLists[1].docNo repeated",
    ],
  ])("finds %s", (_, text, faults) => {
    expect(listFaults(text)).toBe(faults);
  });

  it("finds each required field that is left out or of another type", () => {
    const file = JSON.parse(SOUND_FILE) as { billLists: [Record<string, unknown>] };
    for (const [name, { required }] of Object.entries(E_WAY_FORMAT.sections["Bill"] ?? {})) {
      if (!required) continue;
      const { [name]: _, ...others } = file.billLists[0];
      const withBill = (bill: object) => listFaults(JSON.stringify({ ...file, billLists: [bill] }));
      expect(withBill(others)).toBe(`${name} missing`);
      expect(withBill({ ...others, [name]: { of: 1 } })).toBe(`${name} type`);
    }
  });
});

function change(from: string, to: string): string {
  expect(SOUND_FILE).toContain(from);
  return SOUND_FILE.replace(from, to);
}
