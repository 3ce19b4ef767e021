import { usualSeed } from "../../packages/server/stand-in/seed.ts";
import type { Asked } from "./ask-both.ts";

/**
 * Documents for a customer and a supplier whose State is written in another way, not understood, or
 * not given. At the end both are as they were.
 */
export function listStateCalls(day: (back: number) => string): Asked[] {
  const [customerId, supplierId] = [34, 36];
  const lines = [{ itemId: 1, quantity: 1, unitPrice: 100 }];
  const { customer, supplier } = findSeedAccounts();
  const bill = { date: day(2), customerId, seriesId: 2, locationId: 1, payment: "credit" };
  const billLines = { lines: [{ itemId: 1, quantity: 1 }] };
  const note = { date: day(2), accountId: 29, amount: 105 };
  const documents: Asked[] = [
    { id: "bills.price", args: { ...bill, ...billLines } },
    { id: "bills.post", args: { ...bill, ...billLines } },
    { id: "bills.postBatch", args: { documents: [{ ...bill, ...billLines }] } },
    { id: "purchases.price", args: { date: day(2), supplierId, locationId: 1, lines } },
    { id: "purchases.post", args: { date: day(2), supplierId, locationId: 1, lines } },
    { id: "creditNotes.post", args: { ...note, partyId: customerId, taxRate: 5 } },
    { id: "creditNotes.post", args: { ...note, partyId: customerId } },
    { id: "debitNotes.post", args: { ...note, partyId: supplierId, taxRate: 5 } },
    { id: "sync.masters" },
    { id: "unknownFacts.list" },
  ];
  const changes = [
    { State: "J&K", GSTinNo: "" },
    { State: "Keralla", GSTinNo: "" },
    { State: "Keralla", GSTinNo: "99AABCT1332L1ZL" },
    { State: "", GSTinNo: "99AABCT1332L1ZL" },
    { State: "Goa", GSTinNo: "urp" },
    { State: "Goa", GSTinNo: "32ABC" },
    { State: "", GSTinNo: "NA" },
    { State: "", GSTinNo: "", country: "Nepal" },
    { State: "Kerala", GSTinNo: "", country: "Nepal" },
    { State: "", GSTinNo: "", country: "Indai" },
    { State: "", GSTinNo: "" },
  ];
  const setParties = (change: object): Asked[] => [
    { id: "accounts.update", args: { ...customer, ...change, AccountID: customerId } },
    { id: "accounts.update", args: { ...supplier, ...change, AccountID: supplierId } },
  ];
  return [...changes.flatMap((change) => [...setParties(change), ...documents]), ...setParties({})];
}

function findSeedAccounts() {
  const findAccount = (name: string) => usualSeed.accounts.find((each) => each.AccountName === name);
  return { customer: findAccount("Anitha Stores"), supplier: findAccount("Kochi Dressings") };
}
