import { gstinCheckDigit } from "../../packages/sdk/rules/gstin.ts";
import type { ReturnDesk } from "./return-desk.ts";

/** Suppliers used only by tests of returns. */
export const SUPPLIER_IDS = { inState: 9831, elsewhere: 9832, unregistered: 9833 };

/** Adds suppliers to the desk, and the accounts that expenses and notes need. */
export async function openInwardDesk(desk: ReturnDesk) {
  const { db } = desk;
  const usual: object = await db("accounts").where({ company_id: 1, group_id: 27, is_deleted: 0 }).first();
  const make = (id: number, name: string, stateCode: string, gstin: string | null) => ({
    ...{ ...usual, id, name, gstin, reference: null, state: null, state_code: stateCode },
  });
  await db("accounts").insert([
    make(SUPPLIER_IDS.inState, "Mill of Kerala", "32", makeGstin("32AABCM7788P1Z")),
    make(SUPPLIER_IDS.elsewhere, "Mill of Tamil Nadu", "33", makeGstin("33AABCM7788P1Z")),
    make(SUPPLIER_IDS.unregistered, "Farm of Kerala", "32", null),
  ]);
  const findAccount = async (where: object): Promise<number> => {
    const row = await db("accounts")
      .where({ company_id: 1, is_deleted: 0, ...where })
      .orderBy("id")
      .first("id");
    return Number(row.id);
  };
  return {
    expenseGstins: [makeGstin("32AABCT1122Q1Z"), makeGstin("29AABCT1122Q1Z")],
    rent: await findAccount({ name: "Rent" }),
    cash: await findAccount({ system_key: "cash" }),
    bank: await findAccount({ system_key: "bank" }),
    discountReceived: await findAccount({ system_key: "discount_received" }),
    taxAccount: (key: string) => findAccount({ system_key: key }),
  };
}

export type InwardDesk = Awaited<ReturnType<typeof openInwardDesk>>;

function makeGstin(body: string): string {
  return body + gstinCheckDigit(body);
}
