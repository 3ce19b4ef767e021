/** With the unit codes of GST returns. */
export const STARTING_UNITS = [
  ["Nos", "NOS"],
  ["Box", "BOX"],
  ["Pack", "PAC"],
  ["Pair", "PRS"],
  ["Roll", "ROL"],
  ["Bottle", "BTL"],
  ["Set", "SET"],
  ["Case", "CTN"],
  ["Carton", "CTN"],
  ["Dozen", "DOZ"],
] as const;

export type UnitName = (typeof STARTING_UNITS)[number][0];

/**
 * Taxes with their rates by the days from which they are valid. On 22 September 2025 most goods of
 * 12 % went to 5 %, and most of 28 % to 18 or 40 %; some, mainly tobacco, stayed at 28 %. Each new
 * company gets its own copy.
 */
export const STARTING_TAXES = [
  { name: "GST 0%", rates: { "2017-07-01": "0.00" } },
  { name: "GST 5%", rates: { "2017-07-01": "5.00" } },
  { name: "GST 12% to 5%", rates: { "2017-07-01": "12.00", "2025-09-22": "5.00" } },
  { name: "GST 18% to 5%", rates: { "2017-07-01": "18.00", "2025-09-22": "5.00" } },
  { name: "GST 18%", rates: { "2017-07-01": "18.00" } },
  { name: "GST 28%", rates: { "2017-07-01": "28.00" } },
  { name: "GST 40%", rates: { "2025-09-22": "40.00" } },
  { name: "GST 28% to 18%", rates: { "2017-07-01": "28.00", "2025-09-22": "18.00" } },
  { name: "GST 28% to 40%", rates: { "2017-07-01": "28.00", "2025-09-22": "40.00" } },
] as const;

/** A tax whose rates are all 0 is of nil-rated supplies. */
export function chooseTaxKind({ rates }: (typeof STARTING_TAXES)[number]): "nilRated" | "taxable" {
  return Object.values(rates).every((rate) => Number(rate) === 0) ? "nilRated" : "taxable";
}

export type TaxName = (typeof STARTING_TAXES)[number]["name"];
