import { expect, test } from "vitest";
import { listDeliveryFacts, listItemFacts, listPartyFacts, listPlaceFacts } from "./unknown-fact.ts";

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

test.each([
  ["NOS", []],
  [" kgs ", []],
  ["METRES", ["METRES"]],
  ["", [""]],
])("an item whose unit has the code %s", (uqc, expectedTexts) => {
  expect(listItemFacts({ id: 3, name: "Gauze", uqc }).map(({ text }) => text)).toEqual(expectedTexts);
});
