import {
  priced,
  GOODS_MASTERS,
  type PricedGoods,
} from "../../packages/widgets/fixtures/vouchers/voucher-goods.ts";

/** An item as the server lists it for a voucher. */
interface BenchItem {
  id: number;
  name: string;
  hsnCode: string;
}

/** The first `count` item names of the trade; no two are the same. */
export function benchItems(count: number): BenchItem[] {
  const names = Array.from({ length: count }, (_, at) => {
    const word = (words: readonly string[], by: number) => words[Math.floor(at / by) % words.length] ?? "";
    return [
      word(MAKERS, GOODS.length),
      word(GOODS, 1),
      word(KINDS, GOODS.length * MAKERS.length),
      `${1 + Math.floor(at / 97)} g`,
      `No. ${at + 1}`,
    ].join(" ");
  });
  return names
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name, at) => ({ id: at + 1, name, hsnCode: String(30_010_000 + ((at * 7919) % 40_000)) }));
}

/** A server inside the page that answers the requests of a bill, with these items. */
export function benchFetch(items: readonly BenchItem[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === "/api/v1/masters")
      return json({
        ...GOODS_MASTERS,
        items: items.map((item) => ({
          ...item,
          ...{
            unit: "Nos",
            mrp: 100,
            taxRate: 5,
            unitPrices: { CCP: 90, SP: 90, DP: 80, MRP: 95.24 },
            largerUnit: null,
          },
        })),
      });
    if (pathname.endsWith("/price")) return json(priced((await request.json()) as PricedGoods, undefined)); // the request of a bill
    if (pathname === "/api/v1/open-orders") return json({ data: [] });
    if (pathname === "/api/Itemsalebycust")
      return json({
        columns: ["EnteringDate", "ItemID"],
        rows: [["2026-11-12", 7]],
        totals: {},
        page: ONE,
        ties: [],
      });
    return json({ success: false, message: pathname, error: pathname, code: "NOT_FOUND" }, 404);
  };
}

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

const ONE = { number: 1, size: 200, rows: 1, pages: 1 };
const MAKERS = ["Romsons", "Aswini", "Malabar", "Himalaya", "Surgicare", "Kerala Health", "Polymed", "Sree"];
const GOODS = [
  ...["Absorbent Cotton", "Bandage", "Catheter", "Crepe Bandage", "Disposable Syringe", "Elastic Tape"],
  ...["Face Mask", "Gauze Swab", "Hand Rub", "Infusion Set", "Knee Cap", "Lumbar Belt", "Nitrile Gloves"],
  ...["Oxygen Mask", "Plaster Roll", "Scalp Vein Set", "Surgical Blade", "Thermometer", "Urine Bag"],
];
const KINDS = ["Small", "Medium", "Large", "Sterile", "Box of 100", "for Children", "Economy"];
