import type { DocumentDesk } from "./document-desk.ts";
import { ITEM_IDS, type KindMasters } from "./kind-masters.ts";

const { plain, batches, service, nilRated, exempt, nonGst } = ITEM_IDS;

/** Goods that come in, are made, moved, counted and written off, with and without batches. */
export async function postGoodsDocuments(desk: DocumentDesk, masters: KindMasters): Promise<void> {
  const { date, supplierId, godown, van, otherVan, salesmanId, customerId } = masters;
  const firstBatch = { batch: "T-1", expiresOn: "2027-12-31" };

  const supplierInvoice = { supplierInvoiceNo: "KIND/1", supplierInvoiceDate: date };
  const purchase = { date, supplierId, locationId: godown };
  const goods = [
    { itemId: plain, quantity: 100, freeQuantity: 10, unitPrice: 100, discountRate: 10 },
    { itemId: batches, quantity: 100, unitPrice: 40, ...firstBatch },
    { itemId: batches, quantity: 50, unitPrice: 42, batch: "T-2", expiresOn: "2028-06-30" },
    { itemId: service, quantity: 1, unitPrice: 50 },
    ...[nilRated, exempt, nonGst].map((itemId) => ({ itemId, quantity: 20, unitPrice: 30 })),
  ];
  const firstPurchase = await desk.post("purchases", {
    ...{ ...purchase, ...supplierInvoice, clientId: "kind-purchase", narration: "Goods of every kind" },
    ...{ freight: 12.5, discount: 1, roundToRupee: true, lines: goods },
  });
  // 10 × 10.00 less nothing; the supplier's paper says 5 %, in the State or between States.
  const printedLine = { itemId: plain, quantity: 10, unitPrice: 10, taxRate: 5, taxable: 100, amount: 105 };
  await desk.postChanged(
    "purchases",
    { ...purchase, supplierInvoiceNo: "KIND/2", amount: 105, lines: [printedLine] },
    { supplierInvoiceNo: "KIND/3" },
  );

  const back = { date, supplierId, locationId: godown };
  const returnedLines = [
    { purchaseLineNo: 1, itemId: plain, quantity: 2 },
    { purchaseLineNo: 2, itemId: batches, quantity: 3 },
    { purchaseLineNo: 4, itemId: service, quantity: 1 },
  ];
  const ofPurchase = { ...back, purchaseId: firstPurchase.id, roundToRupee: true, lines: returnedLines };
  const supplierNote = { supplierNoteNo: "CN/KIND/1", supplierNoteDate: date };
  const { amount } = await desk.price<{ amount: number }>("purchaseReturns", ofPurchase);
  await desk.post("purchaseReturns", {
    ...{ ...ofPurchase, ...supplierNote, amount, clientId: "kind-return", narration: "Torn" },
  });
  const ofNoPurchase = { ...back, lines: [{ itemId: plain, quantity: 1, unitPrice: 90 }] };
  await desk.postChanged("purchaseReturns", ofNoPurchase);

  const production = { date, quantity: 5, locationId: godown, overhead: 7.5, narration: "Packed" };
  const ingredients = [
    { itemId: plain, usedQuantity: 2, requiredQuantity: 3, batchName: "May" },
    { itemId: exempt, usedQuantity: 1 },
  ];
  const madeOfBatch = { ...production, itemId: batches, batchName: "T-9", expiresOn: "2027-10-31" };
  await desk.post("productions", { ...madeOfBatch, clientId: "kind-production", lines: ingredients });
  await desk.postChanged("productions", {
    ...production,
    itemId: plain,
    lines: [{ itemId: batches, usedQuantity: 2 }],
  });

  const loadedLines = [plain, batches, exempt].map((itemId) => ({ itemId, quantity: 8 }));
  const load = { date, kind: "load", fromLocationId: godown, toLocationId: van, salesmanId };
  await desk.post("vanLoads", { ...load, clientId: "kind-load", narration: "Round 4", lines: loadedLines });
  await desk.postChanged("vanLoads", { ...load, lines: [{ itemId: plain, quantity: 2 }] });
  const twoOfEach = loadedLines.map((line) => ({ ...line, quantity: 2 }));
  await desk.postChanged("vanLoads", {
    ...{ date, kind: "transfer", fromLocationId: van, toLocationId: otherVan },
    lines: twoOfEach,
  });
  await desk.postChanged("vanLoads", {
    ...{ date, kind: "unload", fromLocationId: van, toLocationId: godown },
    lines: twoOfEach,
  });

  await desk.post("damages", {
    ...{ date, locationId: godown, customerId, salesmanId, clientId: "kind-damage", narration: "Wet" },
    lines: [
      { itemId: plain, damagedQuantity: 1, expiredQuantity: 1 },
      { itemId: batches, expiredQuantity: 2, batch: "T-1" },
    ],
  });
  await desk.postChanged("damages", {
    ...{ date, locationId: godown, lines: [{ itemId: plain, damagedQuantity: 1 }] },
  });

  const countedLines = [
    { itemId: plain, counted: 80 },
    { itemId: batches, counted: 70, batch: "T-1" },
    { itemId: batches, counted: 1, batch: "T-FOUND", expiresOn: "2027-01-31" },
  ];
  await desk.postChanged(
    "stockCounts",
    { date, locationId: godown, narration: "Half-yearly", clientId: "kind-count", lines: countedLines },
    { clientId: "kind-count-2" },
  );
}
