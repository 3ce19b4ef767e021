import type { Product } from "../../product.ts";
import type { Samples } from "../../wall/samples.ts";
import { insertHeld } from "../../wall/spares.ts";
import { createDocumentDesk, type DocumentDesk, type PostedDocument } from "./document-desk.ts";
import { postGoodsDocuments } from "./goods-documents.ts";
import { ITEM_IDS, makeKindMasters, type KindMasters } from "./kind-masters.ts";
import { postMoneyDocuments } from "./money-documents.ts";
import { postTradeDocuments } from "./trade-documents.ts";

/**
 * Posts in company 1 documents of every kind, with everything that the contract lets them have:
 * services, batches, free goods, each kind of supply, each mode of payment, documents that name
 * others, and documents that are corrected and cancelled. Returns what is missing.
 *
 * The product has no serial numbers, no by-products of a production. One document waits for
 * a decision.
 */
export async function postEveryKind(
  product: Pick<Product, "call" | "db">,
  cookie: string,
  samples: Samples,
): Promise<string[]> {
  const masters = await makeKindMasters(product.db, samples);
  const desk = createDocumentDesk(product, cookie);
  const opening = await postOpenings(desk, masters);
  await postGoodsDocuments(desk, masters);
  await postTradeDocuments(desk, masters, opening.id);
  await postMoneyDocuments(desk, masters, opening.id);
  const { date, customerId, seriesId, godown } = masters;
  const changeCustomer = (columns: object) =>
    product.db("accounts").where({ company_id: 1, id: customerId }).update(columns);
  const bill = {
    ...{ date, customerId, seriesId, locationId: godown, payment: "credit" },
    lines: [{ itemId: ITEM_IDS.plain, quantity: 1 }],
  };
  const before = await product.db("accounts").where({ company_id: 1, id: customerId }).first("gstin");
  await changeCustomer({ gstin: REGISTERED_GSTIN });
  await desk.post("bills", { ...bill, reverseCharge: true });
  await changeCustomer({ ...before, country: "United Arab Emirates" });
  await desk.post("bills", bill);
  await insertHeld(product.db, 1);
  return desk.listMissingParts();
}

/** Of Kerala. */
const REGISTERED_GSTIN = "32AABCM5521F1Z0";

/** Its first bill is of the customer, the second of the supplier. */
function postOpenings(desk: DocumentDesk, masters: KindMasters): Promise<PostedDocument> {
  const { date, customerId, supplierId, godown } = masters;
  const oldBill = { billNo: "OLD/7", billDate: "2024-01-05", dueDate: "2024-02-04" };
  const opening = {
    ...{ date, clientId: "kind-opening", narration: "Brought forward" },
    balances: [
      { accountId: customerId, debit: 250, ...oldBill },
      { accountId: supplierId, credit: 120, ...oldBill },
    ],
    stock: [
      { itemId: ITEM_IDS.plain, locationId: godown, quantity: 4, value: 40 },
      {
        ...{ itemId: ITEM_IDS.batches, locationId: godown, quantity: 6, value: 240 },
        ...{ batch: "T-0", expiresOn: "2027-06-30" },
      },
    ],
  };
  return desk.postChanged("openings", opening, { clientId: "kind-opening-2" });
}
