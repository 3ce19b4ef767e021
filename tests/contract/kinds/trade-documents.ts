import type { DocumentDesk } from "./document-desk.ts";
import { ITEM_IDS, type KindMasters } from "./kind-masters.ts";

const { plain, batches, service, nilRated, exempt, nonGst } = ITEM_IDS;

/** Orders, bills, what comes back of them, replacements, and notes that refer to them. */
export async function postTradeDocuments(
  desk: DocumentDesk,
  masters: KindMasters,
  openingId: number,
): Promise<void> {
  const { date, customerId, seriesId, godown, van, salesmanId, cashId, incomeId, receivedId } = masters;
  const order = { date, customerId, payment: "credit", seriesId };
  const orderedLines = [
    { itemId: plain, quantity: 2, discountRate: 5 },
    { itemId: service, quantity: 1 },
  ];
  const pricedOrder = await desk.price<PricedDocument>("orders", { ...order, lines: orderedLines });
  const openOrder = await desk.post("orders", {
    ...{ ...order, userId: salesmanId, clientId: "kind-order", narration: "By telephone" },
    ...{ amount: pricedOrder.amount, placeOfSupply: "Kerala" },
    lines: orderedLines.map((line, at) => ({ ...line, rate: pricedOrder.lines[at]?.rate })),
  });
  await desk.postChanged("orders", { ...order, payment: "cash", lines: orderedLines });

  const sale = { date, customerId, seriesId, locationId: godown };
  const everyLine = [
    { itemId: plain, quantity: 6, freeQuantity: 1, discountRate: 5 },
    { itemId: batches, quantity: 10, batch: "T-1", discount: 3 },
    { itemId: service, quantity: 2 },
    ...[nilRated, exempt, nonGst].map((itemId) => ({ itemId, quantity: 4 })),
  ];
  const terms = { saleType: "Wholesale", discount: 2.5, roundToRupee: true, aboveMrp: true };
  const mixedSale = { ...sale, ...terms, payment: "credit", salesmanId, placeOfSupply: "Kerala" };
  const pricedBill = await desk.price<PricedDocument>("bills", { ...mixedSale, lines: everyLine });
  const bill = await desk.post("bills", {
    ...{ ...mixedSale, clientId: "kind-bill", narration: "Everything", amount: pricedBill.amount },
    lines: everyLine.map((line, at) => ({ ...line, unitPrice: pricedBill.lines[at]?.unitPrice })),
  });
  await desk.post("bills", { ...sale, payment: "credit", orderId: openOrder.id, lines: orderedLines });
  const cashSale = { ...sale, saleType: "Retail", payment: "cash", cashAccountId: cashId };
  await desk.postChanged("bills", { ...cashSale, locationId: van, lines: [{ itemId: plain, quantity: 1 }] });
  const elsewhere = { ...sale, payment: "credit", placeOfSupply: "Tamil Nadu" };
  await desk.post("bills", { ...elsewhere, aboveMrp: true, lines: everyLine.slice(2) });

  await postReturns(desk, masters, bill.id);
  await postShippedGoods(desk, masters);

  const note = { date, partyId: customerId, accountId: incomeId };
  const noteOfBill = { ...note, amount: 5.25, taxRate: 5, billId: bill.id, narration: "Rate difference" };
  await desk.post("creditNotes", { ...noteOfBill, clientId: "kind-credit-note" });
  await desk.post("creditNotes", { ...noteOfBill, withoutTax: true, amount: 1 });
  const against = [
    { billId: bill.id, amount: 2 },
    { billId: openingId, openingLine: 1, amount: 1 },
  ];
  await desk.postChanged("creditNotes", { ...note, amount: 3, against });
  const invoice = await desk.post("purchases", {
    ...{ date, supplierId: masters.supplierId, locationId: godown, supplierInvoiceNo: "KIND/NOTED" },
    lines: [{ itemId: plain, quantity: 10, unitPrice: 10 }],
  });
  const supplierNote = { date, partyId: masters.supplierId, accountId: receivedId };
  const ofPurchase = { ...supplierNote, amount: 1.05, taxRate: 5, purchaseId: invoice.id };
  await desk.post("debitNotes", {
    ...{ ...ofPurchase, clientId: "kind-debit-note", narration: "Short" },
    ...{ supplierNoteNo: "CN/KIND/2", supplierNoteDate: date },
  });
  await desk.postChanged("debitNotes", {
    ...{ ...supplierNote, amount: 3 },
    against: [
      { billId: invoice.id, amount: 2 },
      { billId: openingId, openingLine: 2, amount: 1 },
    ],
  });

  const exchangedLine = { itemId: plain, quantity: 2, damagedQuantity: 1, expiredQuantity: 1 };
  const replacement = { date, customerId, salesmanId, locationId: godown, lines: [exchangedLine] };
  await desk.post("replacements", { ...replacement, clientId: "kind-exchange", narration: "Leaking" });
  await desk.postChanged("replacements", replacement);
}

/** To a delivery address of the customer, and to somebody else at a typed one. */
async function postShippedGoods(desk: DocumentDesk, masters: KindMasters): Promise<void> {
  const { date, customerId, seriesId, godown, incomeId, addressId } = masters;
  const lines = [{ itemId: plain, quantity: 2 }];
  const order = { date, customerId, payment: "credit", lines };
  const bill = { ...order, seriesId, locationId: godown };
  const typedAddress = { address: "4 Rockfort Road", pin: "620002", state: "TN", gstin: "33AABCM5521F1ZY" };
  const shipTo = { receiver: "customer", addressId };
  for (const each of [shipTo, { receiver: "other", name: "Sri Ram Clinic", ...typedAddress }]) {
    await desk.post("orders", { ...order, shipTo: each });
    await desk.post("bills", { ...bill, shipTo: each });
  }
  const { id: billId } = await desk.post("bills", { ...bill, shipTo });
  const back = { date, customerId, refund: "credit", billId, locationId: godown };
  await desk.post("saleReturns", { ...back, lines: [{ billLineNo: 1, goodQuantity: 1 }] });
  const note = { date, partyId: customerId, accountId: incomeId, amount: 1.05, taxRate: 5 };
  await desk.post("creditNotes", { ...note, billId });
}

async function postReturns(desk: DocumentDesk, masters: KindMasters, billId: number): Promise<void> {
  const { date, customerId, godown, salesmanId, cashId } = masters;
  const back = { date, customerId, refund: "credit" };
  const lines = [
    {
      billLineNo: 1,
      itemId: plain,
      goodQuantity: 1,
      damagedQuantity: 1,
      expiredQuantity: 1,
      freeQuantity: 1,
    },
    { billLineNo: 2, itemId: batches, goodQuantity: 2, batch: "T-1" },
    { billLineNo: 3, itemId: service, goodQuantity: 1 },
    ...[4, 5, 6].map((billLineNo) => ({ billLineNo, goodQuantity: 1 })),
  ];
  const ofBill = { ...back, billId, locationId: godown, salesmanId, roundToRupee: true, lines };
  const { amount } = await desk.price<PricedDocument>("saleReturns", ofBill);
  await desk.post("saleReturns", { ...ofBill, amount, clientId: "kind-sale-return", narration: "Not sold" });
  const late = { ...back, billId, withoutTax: true, lines: [{ billLineNo: 1, goodQuantity: 1 }] };
  await desk.post("saleReturns", late);
  const ofNoBill = { ...back, refund: "cash", cashAccountId: cashId, locationId: godown };
  const ownLines = [
    { itemId: batches, goodQuantity: 1, unitPrice: 150, batch: "T-R", expiresOn: "2027-03-31" },
  ];
  await desk.postChanged("saleReturns", {
    ...{ ...ofNoBill, invType: "B2C", saleType: "Retail", discount: 1 },
    lines: await withServerPrices(desk, ofNoBill, ownLines),
  });
  await desk.post("saleReturns", {
    ...{ ...ofNoBill, invType: "B2B", saleType: "Wholesale" },
    lines: [{ itemId: plain, damagedQuantity: 1 }],
  });
}

async function withServerPrices(desk: DocumentDesk, head: object, lines: readonly object[]) {
  const withoutPrices = lines.map((line) => ({ ...line, unitPrice: undefined }));
  const { lines: pricedLines } = await desk.price<PricedDocument>("saleReturns", {
    ...head,
    lines: withoutPrices,
  });
  return lines.map((line, at) => ({ ...line, unitPrice: pricedLines[at]?.unitPrice }));
}

interface PricedDocument {
  amount: number;
  lines: readonly { unitPrice?: number; rate?: number }[];
}
