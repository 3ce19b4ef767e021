import { describe, expect, it } from "vitest";
import { findStateCode, getStateName, PLACES_OF_SUPPLY, readState } from "./states.ts";

/** GST's list of States, with the names that it has used in its files and on its portal. */
const OFFICIAL_NAMES: Readonly<Record<string, readonly string[]>> = {
  "01": ["Jammu and Kashmir", "Jammu & Kashmir", "JAMMU AND KASHMIR", "J&K", "J & K", "JK", "IN-JK"],
  "02": ["Himachal Pradesh", "HP"],
  "03": ["Punjab", "PB"],
  "04": ["Chandigarh", "CH", "UT of Chandigarh"],
  "05": ["Uttarakhand", "Uttaranchal", "UK", "UT"],
  "06": ["Haryana", "HR"],
  "07": ["Delhi", "NCT of Delhi", "New Delhi", "National Capital Territory of Delhi", "DL"],
  "08": ["Rajasthan", "RJ"],
  "09": ["Uttar Pradesh", "U.P.", "UP"],
  "10": ["Bihar", "BR"],
  "11": ["Sikkim", "SK"],
  "12": ["Arunachal Pradesh", "AR"],
  "13": ["Nagaland", "NL"],
  "14": ["Manipur", "MN"],
  "15": ["Mizoram", "MZ"],
  "16": ["Tripura", "TR"],
  "17": ["Meghalaya", "ML"],
  "18": ["Assam", "AS"],
  "19": ["West Bengal", "W.B."],
  "20": ["Jharkhand", "JH"],
  "21": ["Odisha", "Orissa", "OD", "OR"],
  "22": ["Chhattisgarh", "Chattisgarh", "CG", "CT"],
  "23": ["Madhya Pradesh", "MP"],
  "24": ["Gujarat", "GJ"],
  "26": [
    ...["Dadra and Nagar Haveli and Daman and Diu", "Dadra & Nagar Haveli", "Daman & Diu", "Daman and Diu"],
    ...["Dadra and Nagar Haveli", "DNH", "DD", "25", "25-Daman and Diu"],
  ],
  "27": ["Maharashtra", "MH"],
  "29": ["Karnataka", "KA"],
  "30": ["Goa", "GA"],
  "31": ["Lakshadweep", "LD"],
  "32": [
    "Kerala",
    " kerala ",
    "KERALA",
    "KL",
    "Kerala, India",
    "State of Kerala",
    "Kerala 682001",
    "Kerala.",
  ],
  "33": ["Tamil Nadu", "Tamilnadu", "TAMIL  NADU", "TN"],
  "34": ["Puducherry", "Pondicherry", "PY"],
  "35": ["Andaman and Nicobar Islands", "Andaman & Nicobar", "A&N Islands", "AN"],
  "36": ["Telangana", "TS", "TG"],
  "37": ["Andhra Pradesh", "A.P.", "Andhra Pradesh (New)", "28", "28 - Andhra Pradesh"],
  "38": ["Ladakh", "LA"],
  "96": ["Foreign Country", "Other Countries", "Outside India"],
  "97": ["Other Territory"],
};

describe("the State that a text means", () => {
  it.each(Object.entries(OFFICIAL_NAMES))("is %s for all its spellings", (code, spellings) => {
    const [name = ""] = spellings;
    const numbers = [code, String(Number(code)), `${code}-${name}`, `${name} (${code})`];
    for (const text of [...spellings, ...numbers])
      expect([text, readState(null, text)]).toEqual([text, { is: "known", code }]);
  });

  it("is tested for every place of supply, and a code's name means that code", () => {
    expect(Object.keys(OFFICIAL_NAMES).sort()).toEqual(Object.keys(PLACES_OF_SUPPLY).sort());
    for (const code of Object.keys(PLACES_OF_SUPPLY))
      expect(findStateCode(null, getStateName(code))).toBe(code);
  });

  it.each([
    "Keralla",
    "Dubai",
    "केरल",
    "Tamil",
    "32-Karnataka",
    "99",
    "00",
    "100",
    "Kerala Goa",
    "NA",
    "682001",
  ])("is unknown for %s", (text) => {
    expect(readState(null, ` ${text} `)).toEqual({ is: "unknown", text, of: "state" });
  });

  it.each([null, undefined, "", "  ", "-", "♦ Not Applicable"])("is none for %s", (text) => {
    expect(readState(null, text)).toEqual({ is: "none" });
    expect(readState(" urp ", text)).toEqual({ is: "none" });
  });

  it("is that of the GSTIN, if there is one that begins with a State's number", () => {
    expect(readState("33AABCT1332L1ZL", "Kerala")).toEqual({ is: "known", code: "33" });
    expect(readState(" 25aabct1332l1zl", null)).toEqual({ is: "known", code: "26" });
    expect(readState("99AABCT1332L1ZL", "Goa")).toEqual({ is: "known", code: "30" });
    const text = "99AABCT1332L1ZL";
    expect(readState(text, null)).toEqual({ is: "unknown", text, of: "gstin" });
    expect(readState("URP", "Goa")).toEqual({ is: "known", code: "30" });
  });

  it("is not that of a text that is no GSTIN, whatever its first digits are", () => {
    expect(readState("32ABC", "Goa")).toEqual({ is: "known", code: "30" });
    expect(readState("32ABC", null)).toEqual({ is: "unknown", text: "32ABC", of: "gstin" });
    expect(readState(" 10000 ", "-")).toEqual({ is: "unknown", text: "10000", of: "gstin" });
  });
});

describe("the place that a country means", () => {
  it.each([
    "India",
    " india ",
    "INDIA",
    "Republic of India",
    "IN",
    "Bharat",
    "भारत",
    "",
    null,
    "♦ Not Applicable",
  ])("is that of the State, or none, for %s", (country) => {
    expect(readState(null, "Kerala", country)).toEqual({ is: "known", code: "32" });
    expect(readState(null, "", country)).toEqual({ is: "none" });
  });

  it.each([
    "Nepal",
    "NEPAL",
    "U.A.E.",
    "UAE",
    "United Arab Emirates",
    "the Maldives",
    "Sri  Lanka",
    "USA",
    "UK",
    "Türkiye",
  ])("is foreign for %s", (country) => {
    expect(readState(null, "", country)).toEqual({ is: "known", code: "96" });
    expect(readState(null, "Dubai", country)).toEqual({ is: "known", code: "96" });
    expect(readState("32AABCT1332L1ZL", "", country)).toEqual({ is: "known", code: "32" });
    // One of the two is wrong, and nobody knows which.
    const text = `Kerala, ${country.trim()}`;
    expect(readState(null, "Kerala", country)).toEqual({ is: "unknown", text, of: "country" });
  });

  it.each(["Indai", "Kerala", "N.A.", "xyz", "91"])("is unknown for %s", (country) => {
    expect(readState(null, null, country)).toEqual({ is: "unknown", text: country, of: "country" });
    expect(readState(null, "Goa", country)).toEqual({ is: "known", code: "30" });
  });

  it("may also be the text of the State, where it is no State's short name", () => {
    expect(readState(null, "Nepal")).toEqual({ is: "known", code: "96" });
    expect(readState(null, "Nepal", "India")).toEqual({ is: "known", code: "96" });
    expect(readState(null, "UK")).toEqual({ is: "known", code: "05" });
  });
});
