import { describe, expect, it } from "vitest";
import { readGstin } from "./find-gstin.ts";

describe("what the text of a GSTIN says", () => {
  it.each([
    "27AAPFU0939F1ZV",
    " 27aapfu0939f1zv ",
    "27 AAPFU0939F 1ZV",
    "27-AAPFU0939F-1ZV",
    "27AAPFU0939F1ZW",
  ])("%s is a GSTIN", (text) => {
    const gstin = text.trim().endsWith("W") ? "27AAPFU0939F1ZW" : "27AAPFU0939F1ZV";
    expect(readGstin(text)).toEqual({ is: "known", gstin });
  });

  it("accepts the GSTINs of tax deductors, of services from abroad and of embassies", () => {
    for (const gstin of ["27MUMA12345B1DZ", "9917IRL29003OSG", "0717USA12345UNG"])
      expect([gstin, readGstin(gstin).is]).toEqual([gstin, "known"]);
  });

  it.each([
    ...[
      "",
      "  ",
      "-",
      "--",
      "URP",
      "urp",
      "U.R.P.",
      "URD",
      "Unregistered",
      "UNREGISTERED/CONSUMER",
      "N/A",
      "na",
    ],
    ...["Nil", "None", "Not Applicable", "♦ Not Applicable", "Not Registered", null, undefined],
  ])("%s means that there is none", (text) => {
    expect(readGstin(text)).toEqual({ is: "none" });
  });

  it.each([
    "27AAACI",
    "APPLIED FOR",
    "32",
    "40AAPFU0939F1ZV",
    "270APFU0939F1ZV",
    "27AAPFU0939F1Z",
    "Regular",
    "0",
  ])("%s is not understood", (text) => {
    expect(readGstin(` ${text} `)).toEqual({ is: "unknown", text: text.toUpperCase() });
  });
});
