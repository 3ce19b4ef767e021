import { expect } from "vitest";
import type { Product } from "../product.ts";
import { send } from "./post.ts";

export type TaxedBillDesk = Awaited<ReturnType<typeof openTaxedBillDesk>>;

/** Posts bills of two pieces at 18 %, with the head of `head`, and reads what became of them. */
export async function openTaxedBillDesk(product: Product, head: object) {
  const cookie = await product.signIn(1, "meera");
  const taxedItems = product
    .db("items as i")
    .join("tax_rates as r", { "r.company_id": "i.company_id", "r.tax_id": "i.tax_id" })
    .where({ "i.company_id": 1, "i.is_service": 0, "i.is_deleted": 0, "r.rate": 18 });
  const { id: itemId } = await taxedItems.orderBy("i.id").first("i.id");
  const read = (path: string) => product.call({ method: "GET", path: `/api/v1/${path}`, cookie });
  const sendBody = async (path: string, body: object, more: { method?: "PUT" } = {}) => {
    const answer = await send(product, cookie, path, body, more);
    expect(answer.status, answer.text).toBe(200);
    return answer.read<{ id: number }>().id;
  };
  return {
    cookie,
    bill: { ...head, lines: [{ itemId: Number(itemId), quantity: 2 }] } as Record<string, unknown>,
    post: (path: string, body: object) => sendBody(path, body),
    edit: (id: number, body: object) => sendBody(`bills/${id}`, body, { method: "PUT" }),
    async readPaper<Paper>(id: number, path = "bills"): Promise<Paper> {
      return (await read(`${path}/${id}`)).read<Paper>();
    },
    /** What the form that corrects the bill begins with. */
    async readEntered<Bill>(id: number): Promise<Bill> {
      const row: { voucher_id: number } = await product
        .db("bills")
        .where({ company_id: 1, id })
        .first("voucher_id");
      return (await read(`vouchers/${row.voucher_id}/input`)).read<{ bills: Bill }>().bills;
    },
  };
}
