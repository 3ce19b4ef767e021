import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Knex } from "knex";
import type { Place } from "../data/build.ts";
import { BENCH_WEEK, REPORT_PATH, TABLE_TYPE } from "./sale-report.ts";
import { createSheet } from "./sheet.ts";
import type { Question } from "./start.ts";

export interface LargeRequest {
  what: string;
  /** Posted documents have new ids each time. */
  make: () => Question;
  /** True if the server refuses it, after reading all of it. */
  isRefused?: true;
}

/**
 * The largest of each kind that the contract accepts: lists of their `maxItems`, batches up to the
 * 100,000 values or the megabyte of a body, files of their `maxLength`.
 */
export async function listLargeRequests({ db, company }: Place): Promise<LargeRequest[]> {
  const { companyId } = company.author;
  const [{ cash: debitId, userId, locationId } = { cash: 0, userId: 0, locationId: 0 }] = company.salesmen;
  const [customer = { id: 0 }] = company.customers;
  const bills = await listOpenBills(db, companyId);
  const items = company.items.map(({ id }) => id);
  const makeLines = <Line extends object>(count: number, make: (itemId: number, at: number) => Line) =>
    Array.from({ length: count }, (_, at) => make(items[at % items.length] ?? 0, at));
  const post = (path: string, body: object): Question => ({
    path: `/api/v1/${path}`,
    body,
    headers: { "Idempotency-Key": randomUUID() },
  });
  const postBatch = (path: string, count: number, make: (at: number) => object) =>
    post(`${path}/batch`, { documents: Array.from({ length: count }, (_, at) => make(at)) });
  const makeJournal = (lines: number) => ({
    ...makeHead(),
    lines: makeLines(lines, (_, at) =>
      at % 2 === 0 ? { accountId: debitId, debit: 10 } : { accountId: company.bank, credit: 10 },
    ),
  });
  const sale = { customerId: customer.id, seriesId: LAST_SERIES, locationId, payment: "credit" };
  const makeBill = (lines: number, more: object = {}) => ({
    ...makeHead(),
    ...sale,
    lines: makeLines(lines, (itemId) => ({ itemId, quantity: 1, ...more })),
  });
  const makeOrder = (lines: number) => ({
    ...makeHead(),
    customerId: customer.id,
    payment: "credit",
    lines: makeLines(lines, (itemId) => ({ itemId, quantity: 1 })),
  });
  const makeReceipt = (at: number) => {
    const { partyId, billIds } = bills[at % bills.length] ?? { partyId: 0, billIds: [] };
    const against = billIds.slice(0, 100).map((billId) => ({ billId, amount: 0.01 }));
    return { ...makeHead(), mode: "cash", partyId, userId, ledgerId: debitId, amount: 1, against };
  };
  const unknownNames = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`name${at}`, 1]));
  const photo = PNG_BEGIN + randomBytes(3_145_000).toString("base64");
  const narration = "Delivered in the morning. ".repeat(11);
  return [
    { what: "200 bills of 175 lines in a batch", make: () => postBatch("bills", 200, () => makeBill(175)) },
    {
      what: "200 journals of 90 lines in a batch",
      make: () => postBatch("journals", 200, () => makeJournal(90)),
    },
    {
      what: "200 orders of 175 lines in a batch",
      make: () => postBatch("orders", 200, () => makeOrder(175)),
    },
    { what: "200 receipts for many bills in a batch", make: () => postBatch("receipts", 200, makeReceipt) },
    {
      what: "a bill of 500 lines",
      make: () => post("bills", makeBill(500, { freeQuantity: 1, discountRate: 1 })),
    },
    {
      what: "the price of a bill of 500 lines",
      make: () => post("bills/price", makeBill(500, { discountRate: 1 })),
    },
    { what: "an order of 500 lines", make: () => post("orders", makeOrder(500)) },
    {
      what: "a count of 500 items",
      make: () =>
        post("stock-counts", {
          ...{ ...makeHead(), locationId },
          lines: makeLines(500, (itemId) => ({ itemId, counted: 1000 })),
        }),
    },
    {
      what: "an opening entry of 1,000 balances and 1,000 lines of stock",
      make: () =>
        post("openings", {
          ...makeHead(),
          balances: makeLines(1000, (_, at) => ({ accountId: company.customers[at]?.id, debit: 1 })),
          stock: makeLines(1000, (itemId, at) => ({
            ...{ itemId, locationId: locationId + (at < 500 ? 0 : 1), quantity: 1, value: 10 },
          })),
        }),
    },
    {
      what: "a journal of 100 lines with narrations",
      make: () => post("journals", { ...makeJournal(100), narration }),
    },
    {
      what: "200 bills of 480 unknown names in a batch",
      make: () =>
        postBatch("bills", 200, () => ({ date: LAST_DAY, lines: makeLines(24, () => unknownNames) })),
    },
    {
      what: "a bill of 500 lines with a fault in each value",
      isRefused: true,
      make: () =>
        post("bills", makeBill(500, { quantity: "many", freeQuantity: "b", unitPrice: "c", batch: {} })),
    },
    {
      what: "a price list of 500 items",
      make: () => ({
        method: "PUT",
        path: "/api/v1/price-lists",
        body: {
          ...{ rateType: "MRP", validFrom: LAST_DAY },
          lines: makeLines(500, (itemId) => ({ itemId, price: randomInt(100, 200) })),
        },
      }),
    },
    {
      what: "200 points of a trail",
      make: () =>
        postBatch("locations", 200, () => ({
          ...{ clientId: randomUUID(), at: `${LAST_DAY}T05:00:00Z`, latitude: 9.5, longitude: 76.5 },
          place: narration.slice(0, 190),
        })),
    },
    {
      what: "200 rows of a sheet",
      make: () =>
        post("imports/items", {
          ItemCategoryID: 2,
          rows: makeLines(200, (_, at) => ({
            ...{
              Row: at + 1,
              ItemName: `Imported ${randomUUID()}`,
              ItemDescription: narration.slice(0, 190),
            },
            ...{ MRP: "118.50", SalePrice: "104.761904761905", Unit: "Nos", Tax: "12", HSNCode: "3005" },
          })),
        }),
    },
    {
      what: "a sheet of 5,000 rows",
      make: () => ({ path: "/api/v1/imports/preview", body: { kind: "customer", file: createSheet() } }),
    },
    {
      what: "a trip with two photos of 3 MB",
      isRefused: true,
      make: () =>
        post("trips", {
          ...{ clientId: randomUUID(), startedAt: `${LAST_DAY}T04:00:00Z`, startingKm: 1 },
          ...{ endedAt: `${LAST_DAY}T05:00:00Z`, endingKm: 2, startingPic: photo, endingPic: photo },
        }),
    },
    {
      what: "a file of 10 MB for WhatsApp",
      isRefused: true,
      make: () => ({
        path: "/api/send-wa",
        body: { phone: "+919847012345", fileBase64: `JVBERi0xLjcK${WHATSAPP_FILE}` },
      }),
    },
    {
      what: "JSON of 10,000 bills",
      make: () => ({ path: REPORT_PATH, body: BENCH_WEEK, headers: { Accept: "application/json" } }),
    },
    {
      what: "a page of 10,000 bills",
      make: () => ({
        ...{ path: REPORT_PATH, body: BENCH_YEAR, query: { page: 1, pageSize: 10_000 } },
        headers: { Accept: TABLE_TYPE },
      }),
    },
    {
      what: "a list of 3,000 accounts",
      make: () => ({ path: "/api/getAccount", query: { CompanyID: companyId } }),
    },
  ];
}

export function makeHead() {
  return { clientId: randomUUID(), date: LAST_DAY };
}

async function listOpenBills(db: Knex, companyId: number) {
  const rows: { id: number; customer_id: number }[] = await db("bills")
    .where({ company_id: companyId, status: 1, mode: CREDIT_MODE })
    .where("date", ">=", "2025-09-01")
    .orderBy("id")
    .select("id", "customer_id");
  const billIds = new Map<number, number[]>();
  for (const { id, customer_id: partyId } of rows)
    billIds.set(partyId, [...(billIds.get(partyId) ?? []), id]);
  return [...billIds].map(([partyId, ids]) => ({ partyId, billIds: ids }));
}

/** The last day of the bench's data, and a series of its year. */
export const LAST_DAY = "2026-03-31";
const LAST_SERIES = 9;
const BENCH_YEAR = { FromDate: "2025-04-01", ToDate: LAST_DAY };
const CREDIT_MODE = 1;
/** The first bytes of a PNG, in base64; what follows is no picture. */
const PNG_BEGIN = "iVBORw0KGgoA";
const WHATSAPP_FILE = randomBytes(10_000_000).toString("base64");
