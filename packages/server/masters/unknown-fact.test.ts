import { expect, test } from "vitest";
import { findOfficialCode } from "./official-codes.ts";
import {
  listDeliveryFacts,
  listHsnFacts,
  listItemFacts,
  listPartyFacts,
  listPlaceFacts,
  listTurnoverFacts,
} from "./unknown-fact.ts";

const [CUSTOMER_GROUP, SUPPLIER_GROUP] = [14, 27];
const SAMPLE_GSTIN = "27AAPFU0939F1ZV";

test.each([
  // A party, and what is listed of it: master, field, text, what it stops.
  ["nothing given", {}, []],
  ["a known State", { state: "J&K" }, []],
  ["a text for no GSTIN", { gstin: "Unregistered", state: "Kerala" }, []],
  ["a State in another script", { state: "केरल" }, [["customer", "State", "केरल", "documents"]]],
  ["a State beside a GSTIN that decides", { state: "Keralla", gstin: SAMPLE_GSTIN }, []],
  [
    "a wrong check digit",
    { gstin: "27AAPFU0939F1ZW" },
    [["customer", "GSTIN", "27AAPFU0939F1ZW", "returns"]],
  ],
  [
    "no GSTIN's form, with a State",
    { gstin: "32AAB", state: "Goa" },
    [["customer", "GSTIN", "32AAB", "returns"]],
  ],
  ["no GSTIN's form alone", { gstin: "32AAB" }, [["customer", "GSTIN", "32AAB", "documents"]]],
  [
    "a supplier's",
    { gstin: "32AAB", state: "Goa", group_id: SUPPLIER_GROUP },
    [["supplier", "GSTIN", "32AAB", "documents"]],
  ],
  [
    "a GSTIN of no State",
    { gstin: "9917IRL29003OSG" },
    [["customer", "GSTIN", "9917IRL29003OSG", "documents"]],
  ],
  ["with a country it is a foreign one", { gstin: "9917IRL29003OSG", country: "Ireland" }, []],
  ["a country", { country: "Indai" }, [["customer", "Country", "Indai", "documents"]]],
  [
    "two that contradict",
    { state: "Goa", country: "Nepal" },
    [["customer", "Country", "Goa, Nepal", "documents"]],
  ],
] as const)("of a party with %s", (_, givenFields, expectedFacts) => {
  const party = { id: 7, name: "Anna Medicals", state: null, group_id: CUSTOMER_GROUP, ...givenFields };
  const facts = listPartyFacts(party);
  expect(facts.map(({ master, field, text, stops }) => [master, field, text, stops])).toEqual(expectedFacts);
  for (const fact of facts) expect(fact).toMatchObject({ id: 7, name: "Anna Medicals" });
});

test("the company and its branches decide no document's tax by their text", () => {
  const row = { id: 1, name: "Head Office", state: "Keralla" };
  for (const master of ["company", "branch"] as const)
    expect(listPlaceFacts(master, row)).toMatchObject([{ master, field: "State", stops: "nothing" }]);
});

test.each([
  ["a known State", { state: "T.N." }, []],
  ["no State", { state: null }, []],
  ["an unknown State", { state: "Atlantis" }, [["DeliveryState", "Atlantis", "documents"]]],
  [
    "no GSTIN's form, with a State",
    { state: "Goa", gstin: "32AAB" },
    [["DeliveryGSTIN", "32AAB", "nothing"]],
  ],
  ["no GSTIN's form alone", { state: null, gstin: "32AAB" }, [["DeliveryGSTIN", "32AAB", "documents"]]],
] as const)("of a delivery address with %s", (_, givenFields, expectedFacts) => {
  const place = { id: 4, name: "Godown", accountId: 7, customer: "Anna Medicals", ...givenFields };
  const facts = listDeliveryFacts(place);
  expect(facts.map(({ field, text, stops }) => [field, text, stops])).toEqual(expectedFacts);
  for (const fact of facts) expect(fact).toMatchObject({ master: "customer", id: 7, name: "Anna Medicals" });
});

test("an unknown State of a delivery address is named with the place", () => {
  const place = { id: 4, name: "Godown", accountId: 7, customer: "Anna", state: "Atlantis" };
  expect(listDeliveryFacts(place)[0]?.message).toBe(
    'The State of the delivery address of Godown is not known: "Atlantis". Correct it, because it decides the tax.',
  );
});

test("a GSTIN's fault has the parts of its message", () => {
  expect(listPlaceFacts("customer", { id: 7, name: "Anna", state: "Goa", gstin: "32AAB" })).toEqual([
    {
      ...{ master: "customer", id: 7, name: "Anna", field: "GSTIN", text: "32AAB", code: "GSTIN_UNKNOWN" },
      ...{ stops: "returns", key: "gstinLength", values: { length: 5 } },
      message: "A GSTIN has 15 characters; this one has 5.",
    },
  ]);
});

const isOfficial = (code: string) => findOfficialCode(code) !== undefined;
const SAMPLE_ITEM = { id: 3, name: "Gauze", is_service: 0, uqc: "NOS", larger_uqc: null, hsn_code: "3005" };

test.each([
  // Unit, larger unit, whether it is a service, and the fields that are listed with their texts.
  ["NOS", null, 0, []],
  [" kgs ", "box", 0, []],
  ["METRES", null, 0, [["Unit", "METRES"]]],
  [
    "",
    "DABBA",
    0,
    [
      ["Unit", ""],
      ["LargerUnit", "DABBA"],
    ],
  ],
  ["NOS", "", 0, [["LargerUnit", ""]]],
  ["METRES", "DABBA", 1, []],
] as const)(
  "an item in units with the codes %j and %j, service %i",
  (uqc, larger_uqc, is_service, expectedFacts) => {
    const facts = listItemFacts({ ...SAMPLE_ITEM, uqc, larger_uqc, is_service }, { digits: 4, isOfficial });
    expect(facts.map(({ field, text }) => [field, text])).toEqual(expectedFacts);
    for (const fact of facts)
      expect(fact).toMatchObject({ code: "UNIT_CODE_UNKNOWN", stops: "returns", id: 3 });
  },
);

test.each([
  // Code, what is listed of it if 4 digits are enough, and if 6 are needed.
  ["", undefined, undefined],
  ["3005", undefined, "HSN_TOO_SHORT"],
  [" 3005 ", undefined, "HSN_TOO_SHORT"],
  ["300490", undefined, undefined],
  ["30049099", undefined, undefined],
  ["0401", undefined, "HSN_TOO_SHORT"],
  ["401", "HSN_UNKNOWN", "HSN_UNKNOWN"],
  ["30", "HSN_TOO_SHORT", "HSN_TOO_SHORT"],
  ["3009", "HSN_UNKNOWN", "HSN_UNKNOWN"],
  ["300999", "HSN_UNKNOWN", "HSN_UNKNOWN"],
  ["30 05", "HSN_UNKNOWN", "HSN_UNKNOWN"],
  ["9987", undefined, "HSN_TOO_SHORT"],
  ["998713", undefined, undefined],
  ["99871", "HSN_UNKNOWN", "HSN_UNKNOWN"],
] as const)("an item with the HSN code %j", (hsn_code, ...expectedCodes) => {
  const codes = [4, 6].map((digits) => {
    const [fact] = listItemFacts({ ...SAMPLE_ITEM, hsn_code }, { digits, isOfficial });
    return fact?.code;
  });
  expect(codes).toEqual(expectedCodes);
});

test("what is listed of a code of the HSN master", () => {
  const code = { id: 8, name: "3005", code: "3005" };
  expect(listHsnFacts("hsnCode", code, { digits: 6, isOfficial })).toEqual([
    {
      ...{ master: "hsnCode", id: 8, name: "3005", field: "HSNCode", text: "3005", stops: "returns" },
      ...{ code: "HSN_TOO_SHORT", key: "hsnTooShort", values: { digits: 6 } },
      message: "An HSN or SAC code must have at least 6 digits, by the company's turnover.",
    },
  ]);
});

test("a company is listed until it states its turnover, also a small one", () => {
  const company = { id: 1, name: "Adoor Surgicals" };
  const isListed = (from?: string) => {
    const turnovers = from === undefined ? [] : [{ from, isAboveLimit: false }];
    return listTurnoverFacts(company, turnovers, "2026-11-30").map(({ field, text }) => [field, text]);
  };
  expect(isListed()).toEqual([["Turnover", ""]]);
  expect(isListed("2027-04-01")).toEqual([["Turnover", ""]]);
  expect(isListed("2026-04-01")).toEqual([]);
  expect(isListed("2022-04-01")).toEqual([]);
});
