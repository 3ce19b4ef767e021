import type { Knex } from "knex";
import type { Samples } from "../../wall/samples.ts";

/** What documents of every kind name in company 1, with the records that a demo lacks. */
export type KindMasters = Awaited<ReturnType<typeof makeKindMasters>>;

/** Adds a service, an item that keeps batches, and items of each kind of supply. */
export async function makeKindMasters(db: Knex, samples: Samples) {
  const own = { company_id: 1 };
  const copy = async (table: string, where: object, changes: object) => {
    const row: object = await db(table)
      .where({ ...own, ...where })
      .orderBy("id")
      .first();
    await db(table).insert({ ...row, ...changes });
  };
  const findId = async (table: string, where: object): Promise<number> => {
    const row = await db(table)
      .where({ ...own, ...where })
      .orderBy("id")
      .first("id");
    if (!row) throw new Error(`No ${table} with ${JSON.stringify(where)}`);
    return row.id as number;
  };
  const eighteen = await findId("taxes", { name: "GST 18%" });
  const five = await findId("taxes", { name: "GST 5%" });
  const goods = {
    ...{ is_deleted: 0, is_service: 0, keeps_batches: 0, larger_unit_id: null, per_larger_unit: null },
    ...{ tax_id: five, hsn_code: "3005", mrp: 210, ccp: 150, sp: 150, dp: 150 },
  };
  await copy("items", {}, { ...goods, id: ITEM_IDS.plain, name: "Plain gauze" });
  await copy("items", {}, { ...goods, id: ITEM_IDS.batches, name: "Tablets in batches", keeps_batches: 1 });
  const service = { is_service: 1, tax_id: eighteen, hsn_code: "996511", mrp: 0, ccp: 50, sp: 50, dp: 50 };
  await copy("items", {}, { ...goods, id: ITEM_IDS.service, name: "Freight charge", ...service });
  for (const [at, kind] of (["nilRated", "exempt", "nonGst"] as const).entries()) {
    const tax = { id: 9501 + at, name: `No tax: ${kind}`, kind };
    await copy("taxes", { name: "GST 0%" }, tax);
    await db("tax_rates").insert({ ...own, tax_id: tax.id, valid_from: "2017-07-01", rate: 0 });
    // All of one HSN code.
    const untaxedItem = { tax_id: tax.id, hsn_code: "0401", mrp: 100 };
    await copy("items", {}, { ...goods, id: ITEM_IDS[kind], name: `Milk, ${kind}`, ...untaxedItem });
  }
  for (const [id, groupId, name] of [
    [9601, 2, "Proprietor's Capital"],
    [9602, 17, "Loan from the bank"],
  ] as const)
    await copy("accounts", { name: "Furniture and Fittings" }, { id, group_id: groupId, name });
  await db("delivery_addresses").insert({
    ...{ ...own, id: ADDRESS_ID, account_id: samples["bills"]?.["customerId"], name: "Trichy Branch" },
    ...{ address: "4 Rockfort Road", pin: "620002", state: "Tamil Nadu", state_code: "33" },
  });
  const vans: number[] = await db("stock_locations")
    .where({ ...own, kind: "van" })
    .orderBy("id")
    .pluck("id");
  const trip = await db("trips").where(own).orderBy("id").first("id", "user_id");
  const bill = samples["bills"] as unknown as SampleBill; // as `makeSamples` builds it
  return {
    ...{ date: bill.date, customerId: bill.customerId, seriesId: bill.seriesId, godown: bill.locationId },
    supplierId: samples["purchases"]?.["supplierId"] as number,
    ...{ van: vans[0] ?? 0, otherVan: vans[1] ?? 0 },
    ...{ tripId: trip?.id as number, tripUserId: trip?.user_id as number },
    salesmanId: samples["handOvers"]?.["userId"] as number,
    cashId: samples["receipts"]?.["ledgerId"] as number,
    bankId: (samples["contras"] as { toAccountId: number }).toAccountId,
    expenseId: samples["expenses"]?.["accountId"] as number,
    ...{ capitalId: 9601, loanId: 9602, addressId: ADDRESS_ID },
    rentId: await findId("accounts", { name: "Rent" }),
    furnitureId: await findId("accounts", { name: "Furniture and Fittings" }),
    taxOwedId: await findId("accounts", { system_key: "cgst_rcm" }),
    incomeId: await findId("accounts", { system_key: "sales" }),
    receivedId: await findId("accounts", { system_key: "discount_received" }),
  };
}

interface SampleBill {
  date: string;
  customerId: number;
  seriesId: number;
  locationId: number;
}

const ADDRESS_ID = 9701;

export const ITEM_IDS = {
  plain: 9501,
  batches: 9502,
  service: 9503,
  nilRated: 9504,
  exempt: 9505,
  nonGst: 9506,
} as const;
