import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findOfficialCode, listOfficialCodes } from "./official-codes.ts";

test.each([
  // Read in the list: its first and last codes, one of each length, goods and services.
  ["01", "LIVE ANIMALS"],
  ["0101", "LIVE HORSES, ASSES, MULES AND HINNIES."],
  ["01011010", "LIVE HORSES, ASSES, MULES AND HINNIES PURE-BRED BREEDING ANIMALS HORSES"],
  ["0401", "MILK AND CREAM, NOT CONCENTRATED NOR CONTAINING ADDED SUGAR OR OTHER SWEETENING MATTER"],
  ["30", "Pharmaceutical products"],
  ["300490", "OTHER :"],
  ["30049099", "OTHER"],
  ["21069030", "BETEL NUT PRODUCT KNOWN AS “SUPARI”"],
  ["99", "All Services"],
  ["9987", "Maintenance, repair and installation (except construction) services"],
  ["998713", "Maintenance and repair services of computers and peripheral equipment"],
  ["999900", "Services provided by extraterritorial organisations and bodies"],
])("the official description of %s", (code, description) => {
  expect(findOfficialCode(code)).toEqual({ code, description });
});

test.each([
  "",
  " ",
  "3",
  "00",
  "401",
  "3009",
  "300999",
  "99871",
  " 3004",
  "3004 ",
  "30 04",
  "3004a",
  "9999999",
])("the list has no code %j", (code) => {
  expect(findOfficialCode(code)).toBeUndefined();
});

test("codes that begin with some digits come in order, the code itself first", () => {
  expect(listOfficialCodes("9804", 9).map(({ code }) => code)).toEqual([
    "9804",
    "980410",
    "98041000",
    "980490",
    "98049000",
  ]);
  expect(listOfficialCodes("3004", 3).map(({ code }) => code)).toEqual(["3004", "300410", "30041010"]);
  expect(listOfficialCodes("9999", 20).map(({ code }) => code)).toEqual(["9999", "999900"]);
  expect(listOfficialCodes("3009", 20)).toEqual([]);
});

test("each line of the list is found by its code, and each has 2, 4, 6 or 8 digits", () => {
  const lines = readFileSync(new URL("hsn-codes.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  expect(lines).toHaveLength(22_418);
  const lostLines = lines.filter((line) => {
    const [code = "", description] = line.split("\t");
    return !/^(\d{2}){1,4}$/.test(code) || findOfficialCode(code)?.description !== description;
  });
  expect(lostLines).toEqual([]);
});
