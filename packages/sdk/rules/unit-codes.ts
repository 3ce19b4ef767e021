/**
 * Unit quantity codes (UQC) of GST returns, as the government's offline tool lists them, without
 * NA, which services have.
 */
export const UNIT_CODES: ReadonlySet<string> = new Set([
  "BAG",
  "BAL",
  "BDL",
  "BKL",
  "BOU",
  "BOX",
  "BTL",
  "BUN",
  "CAN",
  "CBM",
  "CCM",
  "CMS",
  "CTN",
  "DOZ",
  "DRM",
  "GGK",
  "GMS",
  "GRS",
  "GYD",
  "KGS",
  "KLR",
  "KME",
  "LTR",
  "MLT",
  "MTR",
  "MTS",
  "NOS",
  "PAC",
  "PCS",
  "PRS",
  "QTL",
  "ROL",
  "SET",
  "SQF",
  "SQM",
  "SQY",
  "TBS",
  "TGM",
  "THD",
  "TON",
  "TUB",
  "UGS",
  "UNT",
  "YDS",
  "OTH",
]);

/** Ignores case and spaces. */
export function isUnitCode(uqc: string): boolean {
  return UNIT_CODES.has(uqc.trim().toUpperCase());
}
