import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { send } from "../documents/post.ts";
import { startProduct, type Answer } from "../product.ts";

/** An account of the chart. */
export interface Row {
  id: number | null;
  name: string;
  groupId: number;
  group: string;
  ownGroup: string | null;
  nature: string;
  accounts: number;
  balance: number;
  isFixed: boolean;
  Version: number | null;
}

export interface Opening {
  yearId: number;
  startDate: string;
  carried: number;
  opening: number;
  voucherId: number | null;
  voucherNo: string | null;
  hindrance: string | null;
}

/** Condition for rows of the first company. */
export const own = { company_id: 1 };

/** Starts a demo product and returns helpers for its chart of accounts. */
export async function startChart() {
  const product = await startProduct({ bills: 60 });
  const admin = await product.signIn(1, "meera");
  const manager = await product.signIn(1, "biju");
  const put = (body: unknown, cookie = admin, path = "accounts") =>
    product.call({ method: "PUT", path: `/api/v1/${path}`, body, cookie });
  const remove = (id: number, cookie = admin, path = "accounts") =>
    product.call({ method: "DELETE", path: `/api/v1/${path}`, body: { id }, cookie });
  const make = async (name: string, groupId: number, extra: object = {}, cookie = admin): Promise<number> => {
    const answer = await put({ name, groupId, ...extra }, cookie);
    expect(answer.status, answer.text).toBe(200);
    return answer.read<{ id: number }>().id;
  };
  const readChart = async (cookie = admin): Promise<Row[]> =>
    (await product.call({ method: "GET", path: "/api/v1/accounts", cookie })).read<{ data: Row[] }>().data;
  const findChartRow = async (id: number) => (await readChart()).find((each) => each.id === id);
  const findSystemAccount = async (key: string): Promise<number> =>
    (
      await product
        .db("accounts")
        .where({ ...own, system_key: key })
        .first("id")
    ).id;
  const openings = async (id: number): Promise<Opening[]> =>
    (await product.call({ method: "GET", path: `/api/v1/accounts/${id}/openings`, cookie: admin })).read<{
      data: Opening[];
    }>().data;
  const open = (id: number, body: unknown, cookie = admin, key: string = randomUUID()): Promise<Answer> =>
    send(product, cookie, `accounts/${id}/openings`, body, { method: "PUT", key });
  const readRunningYear = async (): Promise<{ id: number; start_date: string }> =>
    product
      .db("financial_years")
      .where(own)
      .where("start_date", "<=", getToday())
      .orderBy("start_date", "desc")
      .first();
  const postDocument = async (path: string, body: object): Promise<void> => {
    const answer = await send(product, admin, path, body);
    expect(answer.status, answer.text).toBe(200);
  };
  /** An account's debits minus its credits, summed from the ledger entries. */
  const readBalance = async (id: number): Promise<string> => {
    const [sum] = await product
      .db("ledger_entries")
      .where({ ...own, account_id: id })
      .select(product.db.raw("COALESCE(SUM(debit) - SUM(credit), 0) AS amount"));
    return Number(sum.amount).toFixed(2);
  };
  return {
    ...{
      product,
      admin,
      manager,
      put,
      remove,
      make,
      chart: readChart,
      row: findChartRow,
      system: findSystemAccount,
    },
    ...{ openings, open, runningYear: readRunningYear, posted: postDocument, balanceOf: readBalance },
  };
}
