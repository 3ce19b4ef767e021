import { getToday } from "../../packages/server/clock.ts";
import { startProduct, type Answer } from "../product.ts";
import { send } from "./post.ts";

/** Items used only by tests, so that their costs are known: 5 % tax, MRP 210, SP 150. */
export const GAUZE_ID = 9001;
export const ROLL_ID = 9002;
/**
 * An id that exists only in the other company: of an item, an account, a location, a bill and a
 * purchase.
 */
export const FOREIGN_ITEM_ID = 9900;

/** The response of a posted document. */
export interface Standing {
  id: number;
  voucherId: number;
  voucherNo: string;
  amount: number;
  replayed: boolean;
  warnings: { code: string; message: string }[];
}

/** The body of a count of the test's gauze in the godown. */
export function makeStockCount(desk: StockDesk, countedQuantity: number, more: object = {}) {
  return {
    ...{ date: desk.date, locationId: desk.godown, lines: [{ itemId: GAUZE_ID, counted: countedQuantity }] },
    ...more,
  };
}

/**
 * The product with two items that have no moves, and short functions to post documents and read
 * their effects.
 */
export async function startStockDesk() {
  const product = await startProduct({ bills: 60 });
  const { db } = product;
  const manager = await product.signIn(1, "meera");
  const salesman = await product.signIn(1, "anil");
  const version = await db("tax_rates")
    .where({ company_id: 1, rate: 5 })
    .where("valid_from", "<=", getToday())
    .orderBy("valid_from", "desc")
    .first("tax_id");
  const prices = { mrp: 210, ccp: 150, sp: 150, dp: 150 };
  await copy("items", 1, { id: GAUZE_ID, name: "Test gauze", tax_id: version.tax_id, ...prices });
  await copy("items", 1, { id: ROLL_ID, name: "Test roll", tax_id: version.tax_id, ...prices });
  const findId = async (table: string, where: object) =>
    Number(
      (
        await db(table)
          .where({ company_id: 1, ...where })
          .orderBy("id")
          .first("id")
      ).id,
    );
  const ids = {
    supplier: await findId("accounts", { group_id: 27, state_code: "32" }),
    customer: await findId("accounts", { group_id: 14, state_code: "32", customer_type: 1 }),
    godown: await findId("stock_locations", { kind: "godown", branch_id: 1 }),
    damaged: await findId("stock_locations", { kind: "damaged", branch_id: 1 }),
    anil: await findId("users", { username: "anil" }),
    suresh: await findId("users", { username: "suresh" }),
  };
  const vans: { id: number }[] = await db("stock_locations")
    .where({ company_id: 1, kind: "van", branch_id: 1 })
    .orderBy("id")
    .select("id");
  const [van = 0, otherVan = 0] = vans.map((each) => each.id);
  await db("accounts")
    .where({ company_id: 1, id: ids.customer })
    .update({ credit_limit: null, rate_type: "SP", gstin: null, salesman_id: ids.anil });

  async function copy(table: string, companyId: number, changes: object) {
    const row: object = await db(table).where("company_id", companyId).orderBy("id").first();
    await db(table).insert({ ...row, ...changes });
  }

  return {
    product,
    db,
    manager,
    salesman,
    ...ids,
    van,
    otherVan,
    date: getToday(),
    copy,
    post: (path: string, body?: unknown, cookie = manager) => send(product, cookie, path, body),

    /** Posts a document and expects success. */
    posted: async (path: string, body: object): Promise<Standing> =>
      readStanding(await send(product, manager, path, body)),

    edited: async (path: string, id: number, body: object): Promise<Standing> =>
      readStanding(await send(product, manager, `${path}/${id}`, body, { method: "PUT" })),

    cancelled: async (path: string, id: number): Promise<Standing> =>
      readStanding(await send(product, manager, `${path}/${id}/cancel`)),

    /**
     * A voucher's ledger entries (debit minus credit of each account)
     * and stock moves (kind, item, location, quantity, value).
     */
    figures: async ({ voucherId }: Standing) => {
      const answer = await product.call({
        method: "GET",
        path: `/api/v1/vouchers/${voucherId}`,
        cookie: manager,
      });
      const { entries, moves } = answer.read<{
        entries: { account: string; debit: number; credit: number }[];
        moves: { itemId: number; locationId: number; kind: string; quantity: number; value: number }[];
      }>();
      return {
        ledger: sumBalances(entries),
        moves: moves.map((each) => [each.kind, each.itemId, each.locationId, each.quantity, each.value]),
      };
    },
  };
}

export type StockDesk = Awaited<ReturnType<typeof startStockDesk>>;

function sumBalances(entries: readonly { account: string; debit: number; credit: number }[]) {
  const sums = new Map<string, number>();
  for (const { account, debit, credit } of entries)
    sums.set(account, (sums.get(account) ?? 0) + debit - credit);
  return Object.fromEntries(sums);
}

/** A refusal's status, code and first field name. */
export function getRefusal(answer: Answer) {
  const { code, fields } = answer.read<{ code: string; fields?: { field: string }[] }>();
  return [answer.status, code, fields?.[0]?.field];
}

function readStanding(answer: Answer): Standing {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.read<Standing>();
}
