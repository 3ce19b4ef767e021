import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { type Product, startProduct } from "../product.ts";
import { describePlaceOfSupply } from "./place-of-supply.ts";
import { send } from "./post.ts";
import { describeShipTo } from "./ship-to.ts";
import { describeUnchargedTax } from "./uncharged-tax.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());

let bill: Record<string, unknown>;

describe("A bill", () => {
  let manager: string;

  beforeAll(async () => {
    manager = await product.signIn(1, "meera");
    const latest = await product
      .db("bills")
      .where({ company_id: 1, inter_state: 0, mode: 1 })
      .orderBy("id", "desc")
      .first("date", "customer_id", "series_id", "location_id", "salesman_id", "id");
    await product
      .db("accounts")
      .where({ company_id: 1, id: latest.customer_id })
      .update({ credit_limit: null });
    bill = {
      date: latest.date,
      customerId: latest.customer_id,
      seriesId: latest.series_id,
      locationId: latest.location_id,
      salesmanId: latest.salesman_id,
      payment: "credit",
      lines: [{ itemId: 1, quantity: 2 }],
    };
  });

  it("is posted, returns the same answer when it is sent again, and is edited and cancelled", async () => {
    const first = await send(product, manager, "bills", { ...bill, clientId: "a-1" });
    expect(first.status, first.text).toBe(200);
    const postedBill = first.read<{
      id: number;
      number: number;
      voucherNo: string;
      amount: number;
      voucherId: number;
    }>();
    const again = await send(product, manager, "bills", { ...bill, clientId: "a-1" });
    expect(again.json).toEqual({ ...postedBill, replayed: true });
    const pricedAnswer = await product.call({
      method: "POST",
      path: "/api/v1/bills/price",
      cookie: manager,
      body: bill,
    });
    expect(pricedAnswer.read<{ amount: number }>().amount).toBe(postedBill.amount);
    const editAnswer = await send(
      product,
      manager,
      `bills/${postedBill.id}`,
      { ...bill, narration: "More", lines: [{ itemId: 1, quantity: 3 }] },
      { method: "PUT" },
    );
    expect(editAnswer.status, editAnswer.text).toBe(200);
    expect(editAnswer.read<{ voucherNo: string }>().voucherNo).toBe(postedBill.voucherNo);
    const stale = await send(product, manager, `bills/${postedBill.id}/cancel`);
    expect([stale.status, stale.read<{ code: string }>().code]).toEqual([409, "DOCUMENT_REPLACED"]);
    const cancelAnswer = await send(product, manager, `bills/${editAnswer.read<{ id: number }>().id}/cancel`);
    expect(cancelAnswer.status, cancelAnswer.text).toBe(200);
    const vouchersByClientId = await product.call({
      method: "GET",
      path: "/api/v1/vouchers",
      query: { kind: "sale", clientId: "a-1" },
      cookie: manager,
    });
    expect(vouchersByClientId.read<{ data: { status: string }[] }>().data.map((each) => each.status)).toEqual(
      ["cancelled", "replaced"],
    );
    const vouchersByNumber = await product.call({
      method: "GET",
      path: "/api/v1/vouchers",
      query: { kind: "sale", voucherNo: postedBill.voucherNo },
      cookie: manager,
    });
    expect(vouchersByNumber.json).toEqual(vouchersByClientId.json);
    expect(await checkBooks(product.db, 1)).toEqual([]);
  });

  it("each bill of a batch gets its own answer", async () => {
    const answer = await send(product, manager, "bills/batch", {
      documents: [
        { ...bill, clientId: "b-1" },
        { ...bill, clientId: "b-2", lines: [{ itemId: 999_999, quantity: 1 }] },
        { ...bill, clientId: "b-3", lines: [{ itemId: 1, quantity: 1.0001 }] },
        { ...bill, clientId: "b-1" },
        { ...bill, clientId: "b-4", amount: 1 },
      ],
    });
    expect(answer.status, answer.text).toBe(200);
    const { results, ...counts } = answer.read<{ results: { problem: { code: string } | null }[] }>();
    expect(counts).toEqual({ posted: 1, replayed: 1, refused: 3 });
    expect(results.map(({ problem }) => problem?.code ?? "posted")).toEqual([
      "posted",
      "ITEM_UNKNOWN",
      "INVALID_FIELDS",
      "posted",
      "AMOUNT_DIFFERS",
    ]);
  });
});

describe("The terms that a document keeps", () => {
  let cookie: string;
  let item: { id: number; tax_id: number };
  let otherTax: number;
  let head: Record<string, unknown>;

  beforeAll(async () => {
    cookie = await product.signIn(1, "meera");
    const latest = await product
      .db("bills")
      .where({ company_id: 1, inter_state: 0, mode: 1 })
      .orderBy("id", "desc")
      .first("date", "customer_id", "series_id", "location_id", "salesman_id");
    const customer = { company_id: 1, id: latest.customer_id };
    await product.db("accounts").where(customer).update({ credit_limit: null, rate_type: "SP" });
    item = await product
      .db("items")
      .where({ company_id: 1, is_deleted: 0 })
      .orderBy("id")
      .first("id", "tax_id");
    const others = product.db("tax_rates").where("company_id", 1).whereNot("tax_id", item.tax_id);
    const [own] = await product
      .db("tax_rates")
      .where({ company_id: 1, tax_id: item.tax_id })
      .orderBy("valid_from", "desc");
    otherTax = (await others.whereNot("rate", own.rate).first("tax_id")).tax_id;
    head = {
      date: getToday(),
      customerId: latest.customer_id,
      seriesId: latest.series_id,
      locationId: latest.location_id,
      salesmanId: latest.salesman_id,
      payment: "credit",
    };
  });

  it("a bill keeps its price, tax and cost when it is edited after its item has changed", async () => {
    const line = { itemId: item.id, quantity: 2, freeQuantity: 1 };
    const bill = { ...head, lines: [line] };
    const { id } = (await send(product, cookie, "bills", bill)).read<{ id: number }>();
    const before = await readLineTerms("bill_lines", "bill_id", id);
    await changeItem();

    const narratedId = await editDocument(`bills/${id}`, { ...bill, narration: "Delivered to the ward" });
    expect(await readLineTerms("bill_lines", "bill_id", narratedId)).toEqual(before);
    const own = Number(before[0]?.unit_price);
    const pricedId = await editDocument(`bills/${narratedId}`, {
      ...bill,
      lines: [{ ...line, unitPrice: own }],
    });
    expect(await readLineTerms("bill_lines", "bill_id", pricedId)).toEqual(before);

    // A changed line may keep its price, but takes the tax of its day and the current cost of
    // goods.
    const more = await editDocument(`bills/${pricedId}`, {
      ...bill,
      lines: [{ ...line, quantity: 3, unitPrice: own }],
    });
    const [changedLine] = await readLineTerms("bill_lines", "bill_id", more);
    expect(changedLine?.unit_price).toBe(before[0]?.unit_price);
    expect(changedLine?.tax_rate).not.toBe(before[0]?.tax_rate);
    const stale = await send(
      product,
      cookie,
      `bills/${more}`,
      { ...bill, lines: [{ ...line, unitPrice: own + 1 }] },
      { method: "PUT" },
    );
    expect(stale.read<{ code: string }>().code).toBe("PRICE_STALE");
    expect(await checkBooks(product.db, 1)).toEqual([]);
  });

  it("a purchase keeps its tax when it is edited after its item has changed", async () => {
    const boughtPurchase = await product
      .db("purchases")
      .where({ company_id: 1, status: 1 })
      .orderBy("id", "desc")
      .first();
    const lines = await product
      .db("purchase_lines")
      .where({ company_id: 1, purchase_id: boughtPurchase.id })
      .orderBy("line_no");
    const taxes = new Set(lines.map((each: { item_id: number }) => each.item_id));
    for (const id of taxes) await changeMaster(id, { hsn_code: "9999" });
    const before = await readLineTerms("purchase_lines", "purchase_id", boughtPurchase.id);
    const sentPurchase = {
      date: boughtPurchase.date,
      supplierId: boughtPurchase.supplier_id,
      supplierInvoiceNo: boughtPurchase.supplier_invoice_no,
      locationId: boughtPurchase.location_id,
      freight: Number(boughtPurchase.freight),
      discount: Number(boughtPurchase.discount),
      roundToRupee: boughtPurchase.round_off !== "0.00",
      narration: "Checked against the paper",
      lines: lines.map((each: Record<string, string>) => ({
        itemId: each.item_id,
        quantity: Number(each.quantity),
        freeQuantity: Number(each.free_quantity),
        unitPrice: Number(each.unit_price),
        discountRate: Number(each.discount_rate),
      })),
    };
    const narratedId = await editDocument(`purchases/${boughtPurchase.id}`, sentPurchase);
    expect(await readLineTerms("purchase_lines", "purchase_id", narratedId)).toEqual(before);
    expect(await checkBooks(product.db, 1)).toEqual([]);
  });

  async function editDocument(path: string, body: unknown): Promise<number> {
    const answer = await send(product, cookie, path, body, { method: "PUT" });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<{ id: number }>().id;
  }

  /** The values frozen in a document's lines, such as price and tax rate. */
  async function readLineTerms(table: string, parent: string, id: number): Promise<Record<string, string>[]> {
    const rows: Record<string, string>[] = await product
      .db(table)
      .where({ company_id: 1, [parent]: id })
      .orderBy("line_no");
    return rows.map(({ [parent]: _, ...terms }) => terms);
  }

  /** A new price, HSN code and tax, and an average cost changed by an expensive purchase. */
  async function changeItem() {
    await changeMaster(item.id, { sp: 777, mrp: 999, hsn_code: "8888" });
    const supplier = await product
      .db("accounts")
      .where({ company_id: 1, group_id: 27, is_deleted: 0 })
      .first("id");
    const dear = await send(product, cookie, "purchases", {
      date: head.date,
      supplierId: supplier.id,
      supplierInvoiceNo: "DEAR-1",
      locationId: 1,
      lines: [{ itemId: item.id, quantity: 1000, unitPrice: 500 }],
    });
    expect(dear.status, dear.text).toBe(200);
  }

  /** Changes an item and its tax; the new tax is valid from today. */
  async function changeMaster(id: number, changes: object) {
    const own = { company_id: 1, id };
    const { tax_id, version } = await product.db("items").where(own).first("tax_id", "version");
    const former = { company_id: 1, item_id: id, version, tax_id, valid_before: getToday() };
    await product.db("item_former_taxes").insert(former);
    await product
      .db("items")
      .where(own)
      .update({ ...changes, tax_id: otherTax, version: version + 1 });
  }
});

describePlaceOfSupply(
  () => product,
  () => bill,
);

describeShipTo(
  () => product,
  () => bill,
);

describeUnchargedTax(
  () => product,
  () => bill,
);
