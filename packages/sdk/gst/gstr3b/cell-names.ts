/** The cells of the form, as it numbers them. Those of table 3.2 also have a place of supply. */
export const GSTR3B_CELLS = [
  ...(["3.1(a)", "3.1(b)", "3.1(c)", "3.1(d)", "3.1(e)", "3.1.1(i)", "3.1.1(ii)"] as const),
  ...(["3.2-unregistered", "3.2-composition", "3.2-uin"] as const),
  ...(["4(A)(1)", "4(A)(2)", "4(A)(3)", "4(A)(4)", "4(A)(5)", "4(B)(1)", "4(B)(2)"] as const),
  ...(["4(C)", "4(D)(1)", "4(D)(2)"] as const),
  ...(["5-exempt-inter", "5-exempt-intra", "5-nonGst-inter", "5-nonGst-intra"] as const),
] as const;

export type Gstr3bCell = (typeof GSTR3B_CELLS)[number];

/** The cells of table 3.2, whose rows are States. */
export type PlaceCell = Extract<Gstr3bCell, `3.2-${string}`>;
export type FixedCell = Exclude<Gstr3bCell, PlaceCell>;

export function isPlaceCell(cell: Gstr3bCell): cell is PlaceCell {
  return cell.startsWith("3.2-");
}
