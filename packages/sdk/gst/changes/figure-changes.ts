import type { Percent } from "../../books/money.ts";
import type { DocumentFigures } from "./filed-document.ts";

/** A figure before and after; undefined where the document did not have it. */
export interface FigureChange {
  figure: FigureName;
  /** Of figures that a document has for each rate. */
  rate?: Percent;
  /** Of figures that a document has for each code, unit and rate. */
  hsnCode?: string;
  uqc?: string;
  before: FigureValue | undefined;
  after: FigureValue | undefined;
}

type FigureValue = string | boolean | bigint;

type DocumentFigure = (typeof DOCUMENT_FIGURES)[number];
type UntaxedFigure = (typeof UNTAXED_FIGURES)[number];
type ItemFigure = (typeof ITEM_FIGURES)[number];
export type FigureName = DocumentFigure | UntaxedFigure | ItemFigure | "quantity" | "taxableOfGoods";

/** All figures that differ; of a document without `before` all that it has. */
export function listFigureChanges(
  before: DocumentFigures | undefined,
  after: DocumentFigures,
): FigureChange[] {
  return [
    ...DOCUMENT_FIGURES.map((figure) => ({ figure, before: before?.[figure], after: after[figure] })),
    ...UNTAXED_FIGURES.map((figure) => ({
      ...{ figure, before: before?.untaxed[figure] ?? 0n, after: after.untaxed[figure] },
    })),
    ...listItemChanges(before, after),
    ...listGoodsChanges(before, after),
  ].filter((change) => change.before !== change.after);
}

function listItemChanges(before: DocumentFigures | undefined, after: DocumentFigures): FigureChange[] {
  const makeKey = ({ rate }: { rate: Percent }) => String(rate);
  return pairByKey(before?.items ?? [], after.items, makeKey).flatMap(([old, now]) =>
    ITEM_FIGURES.map((figure) => ({
      ...{ figure, before: old?.[figure], after: now?.[figure] },
      rate: (now ?? old)?.rate ?? 0n,
    })),
  );
}

function listGoodsChanges(before: DocumentFigures | undefined, after: DocumentFigures): FigureChange[] {
  const makeKey = ({ hsnCode, uqc, rate }: DocumentFigures["goods"][number]) => `${hsnCode}/${uqc}/${rate}`;
  return pairByKey(before?.goods ?? [], after.goods, makeKey).flatMap(([old, now]) => {
    const { hsnCode = "", uqc = "", rate = 0n } = now ?? old ?? {};
    return [
      { figure: "quantity", hsnCode, uqc, rate, before: old?.quantity, after: now?.quantity },
      { figure: "taxableOfGoods", hsnCode, uqc, rate, before: old?.taxable, after: now?.taxable },
    ] as const;
  });
}

/** Members with the same key together; one of the two may be missing. */
function pairByKey<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (member: T) => string,
): [T | undefined, T | undefined][] {
  const afterByKey = new Map(after.map((each) => [keyOf(each), each]));
  const oldKeys = new Set(before.map(keyOf));
  return [
    ...before.map((each): [T, T | undefined] => [each, afterByKey.get(keyOf(each))]),
    ...after.filter((each) => !oldKeys.has(keyOf(each))).map((each): [undefined, T] => [undefined, each]),
  ];
}

const DOCUMENT_FIGURES = [
  ...(["number", "date", "value", "partyKind", "gstin", "placeOfSupply"] as const),
  ...(["isReverseCharge", "isInterState", "isCancelled", "table"] as const),
] as const;
const UNTAXED_FIGURES = ["nilRated", "exempt", "nonGst"] as const;
const ITEM_FIGURES = ["taxable", "cgst", "sgst", "igst"] as const;
