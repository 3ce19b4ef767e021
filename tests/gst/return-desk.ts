import type { Random } from "../../packages/sdk/gst/testing/random.ts";
import { gstinCheckDigit } from "../../packages/sdk/rules/gstin.ts";
import { send } from "../documents/post.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct } from "../product.ts";

/** Customers used only by tests of returns. */
export const CUSTOMER_IDS = {
  registered: 9801,
  registeredElsewhere: 9802,
  household: 9803,
  householdElsewhere: 9804,
};
/** A unit of a special economic zone, supplied without payment of IGST. */
export const ZONE_UNIT_ID = 9805;
/** Items used only by them: at 5 % and 18 %, nil-rated, exempt, non-GST, and a service at 18 %. */
export const ITEM_IDS = {
  five: 9811,
  eighteen: 9812,
  nilRated: 9813,
  exempt: 9814,
  nonGst: 9815,
  service: 9816,
};

/** The demo business on a fixed day, with customers and items of all kinds that returns know. */
export async function startReturnDesk() {
  const product = await startProduct({ bills: 60, lastDay: MID_YEAR });
  const { db } = product;
  const cookie = await product.signIn(1, "meera");
  await insertCustomers(db);
  await insertItems(db);
  const findId = async (table: string, where: object): Promise<number> => {
    const row = await db(table)
      .where({ company_id: 1, ...where })
      .orderBy("id")
      .first("id");
    return Number(row.id);
  };
  const ids = {
    godown: await findId("stock_locations", { kind: "godown", branch_id: 1 }),
    van: await findId("stock_locations", { kind: "van", branch_id: 1 }),
    salesman: await findId("users", { username: "anil" }),
    sales: await findId("accounts", { system_key: "sales" }),
  };
  const post = async (
    path: string,
    body?: object,
    method = "POST",
  ): Promise<{ id: number; voucherId: number }> => {
    const answer = await send(product, cookie, path, body, { method });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.read<{ id: number; voucherId: number }>();
  };
  return {
    ...{ product, db, cookie, ...ids, post },
    read: (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
      product.call({ method: "GET", path: `/api/v1/gst/${path}`, query, cookie, headers }),
    findSeries: (type: "B2B" | "B2C", date: string): Promise<number> =>
      db("invoice_series as s")
        .join("financial_years as y", { "y.company_id": "s.company_id", "y.id": "s.year_id" })
        .where({ "s.company_id": 1, "s.inv_type": type, "s.is_deleted": 0 })
        .where("y.start_date", "<=", date)
        .where("y.end_date", ">=", date)
        .first("s.id")
        .then((row: { id: number }) => row.id),
  };
}

export type ReturnDesk = Awaited<ReturnType<typeof startReturnDesk>>;

async function insertCustomers(db: ReturnDesk["db"]): Promise<void> {
  const usual: object = await db("accounts")
    .where({ company_id: 1, group_id: 14, state_code: "32", customer_type: 1 })
    .first();
  const make = (id: number, name: string, stateCode: string, gstin: string | null) => ({
    ...{ ...usual, id, name, gstin, reference: null, credit_limit: null, rate_type: "SP" },
    ...{ state: null, state_code: stateCode },
  });
  await db("accounts").insert([
    make(CUSTOMER_IDS.registered, "Registered of Kerala", "32", makeGstin("32AABCR4455M1Z")),
    make(CUSTOMER_IDS.registeredElsewhere, "Registered of Tamil Nadu", "33", makeGstin("33AABCR4455M1Z")),
    make(CUSTOMER_IDS.household, "Household of Kerala", "32", null),
    make(CUSTOMER_IDS.householdElsewhere, "Household of Karnataka", "29", null),
    {
      ...make(ZONE_UNIT_ID, "Zone unit of Kerala", "32", makeGstin("32AABCZ4455M1Z")),
      gst_kind: "sezWithoutPayment",
    },
  ]);
}

async function insertItems(db: ReturnDesk["db"]): Promise<void> {
  const item: object = await db("items").where({ company_id: 1, is_service: 0 }).orderBy("id").first();
  const taxes: { kind: string; rate: string; id: number }[] = [];
  for (const [at, [kind, rate]] of TAX_KINDS.entries()) {
    const id = 9821 + at;
    const tax: object = await db("taxes").where({ company_id: 1 }).orderBy("id").first();
    await db("taxes").insert({ ...tax, id, name: `${kind} ${rate}`, kind });
    await db("tax_rates").insert({ company_id: 1, tax_id: id, valid_from: "2017-07-01", rate });
    taxes.push({ kind, rate, id });
  }
  const findTax = (kind: string, rate: string) =>
    taxes.find((each) => each.kind === kind && each.rate === rate)?.id;
  const make = (id: number, name: string, hsn: string, kind: string, rate: string, isService = 0) => ({
    ...{ ...item, id, name, hsn_code: hsn, tax_id: findTax(kind, rate), is_service: isService },
    ...{ mrp: 0, ccp: 100, sp: 100, dp: 100, tracks_batches: 0 },
  });
  const rows = [
    make(ITEM_IDS.five, "At five", "30059040", "taxable", "5"),
    make(ITEM_IDS.eighteen, "At eighteen", "34025000", "taxable", "18"),
    make(ITEM_IDS.nilRated, "Nil-rated", "10063010", "nilRated", "0"),
    make(ITEM_IDS.exempt, "Exempt", "04011000", "exempt", "0"),
    make(ITEM_IDS.nonGst, "Non-GST", "27101241", "nonGst", "0"),
    make(ITEM_IDS.service, "Freight", "996511", "taxable", "18", 1),
  ];
  const knownColumns = await db("items").columnInfo();
  await db("items").insert(
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name in knownColumns))),
  );
}

const TAX_KINDS = [
  ["taxable", "5"],
  ["taxable", "18"],
  ["nilRated", "0"],
  ["exempt", "0"],
  ["nonGst", "0"],
] as const;

function makeGstin(body: string): string {
  return body + gstinCheckDigit(body);
}

/** `YYYY-MM-DD` of a month. */
export function pickDay(random: Random, month: string): string {
  return `${month}-${String(random.int(1, 28)).padStart(2, "0")}`;
}
