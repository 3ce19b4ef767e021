import {
  calculatePrices,
  GOODS_MASTERS,
  type PricedGoods,
} from "../../packages/widgets/fixtures/vouchers/voucher-goods.ts";

interface BenchItem {
  id: number;
  name: string;
  hsnCode: string;
}

export function makeBenchItems(count: number): BenchItem[] {
  const names = Array.from({ length: count }, (_, at) => {
    const pickWord = (words: readonly string[], by: number) =>
      words[Math.floor(at / by) % words.length] ?? "";
    return [
      pickWord(MAKER_NAMES, GOODS_NAMES.length),
      pickWord(GOODS_NAMES, 1),
      pickWord(KIND_NAMES, GOODS_NAMES.length * MAKER_NAMES.length),
      `${1 + Math.floor(at / 97)} g`,
      `No. ${at + 1}`,
    ].join(" ");
  });
  return names
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name, at) => ({ id: at + 1, name, hsnCode: String(30_010_000 + ((at * 7919) % 40_000)) }));
}

export function createBenchFetch(items: readonly BenchItem[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === "/api/v1/masters")
      return createJsonResponse({
        ...GOODS_MASTERS,
        items: items.map((item) => ({
          ...item,
          ...{
            unit: "Nos",
            mrp: 100,
            taxRate: 5,
            unitPrices: { CCP: 90, SP: 90, DP: 80, MRP: 100 },
            largerUnit: null,
          },
        })),
      });
    if (pathname.endsWith("/price"))
      return createJsonResponse(calculatePrices((await request.json()) as PricedGoods, undefined)); // the request of a bill
    if (pathname === "/api/v1/open-orders") return createJsonResponse({ data: [] });
    if (pathname === "/api/Itemsalebycust")
      return createJsonResponse({
        columns: ["EnteringDate", "ItemID"],
        rows: [["2026-11-12", 7]],
        totals: {},
        page: ONE_PAGE,
        ties: [],
      });
    return createJsonResponse({ success: false, message: pathname, error: pathname, code: "NOT_FOUND" }, 404);
  };
}

function createJsonResponse(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

const ONE_PAGE = { number: 1, size: 200, rows: 1, pages: 1 };
const MAKER_NAMES = [
  "Romsons",
  "Aswini",
  "Malabar",
  "Himalaya",
  "Surgicare",
  "Kerala Health",
  "Polymed",
  "Sree",
];
const GOODS_NAMES = [
  ...["Absorbent Cotton", "Bandage", "Catheter", "Crepe Bandage", "Disposable Syringe", "Elastic Tape"],
  ...["Face Mask", "Gauze Swab", "Hand Rub", "Infusion Set", "Knee Cap", "Lumbar Belt", "Nitrile Gloves"],
  ...["Oxygen Mask", "Plaster Roll", "Scalp Vein Set", "Surgical Blade", "Thermometer", "Urine Bag"],
];
const KIND_NAMES = ["Small", "Medium", "Large", "Sterile", "Box of 100", "for Children", "Economy"];
