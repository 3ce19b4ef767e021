import { readFile } from "node:fs/promises";
import type { Answer } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { hostileNames } from "../files/testing/hostile-names.ts";
import { readPdfText } from "../files/testing/pdf-text.ts";
import { writeDocumentPdf } from "../files/pdf/write-document-pdf.ts";
import { createScriptReader } from "../files/pdf/scripts/script-faces.ts";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { papersText as malayalam } from "../generated/text/ml-IN/papers.ts";
import type { PaperAsked } from "./paper-definition.ts";
import { taxInvoice } from "./documents/tax-invoice.ts";
import { writeRupeesInWords, buildUpiLink } from "./paper-parts.ts";
import { papers } from "./papers.ts";
import { PAPER_SIZES } from "../files/layout/document/paper-sheet.ts";
import { bill, company, customer, makeLongBill } from "./testing/bill-on-paper.ts";

type Bill = Answer<"bills.read">;
const ASKS_TO_PAY = /Scan to pay|Account No|Pay to/;
const readIt = async (file: URL) => new Uint8Array(await readFile(file));
const readPages = async (document: Bill, request: PaperAsked = {}, words = papersText) =>
  readPdfText(
    await writeDocumentPdf(taxInvoice.sheet(document, request, words).sheet, createScriptReader(readIt)),
  );

test("a tax invoice shows what Rule 46 asks for, with the figures of its lines", async () => {
  const [page = [], ...more] = await readPages(bill);
  expect(more).toEqual([]);
  const pageText = page.join(" ");
  for (const words of [
    ...["Kairali Surgicals & Medicals", "GSTIN 32AABCK1429B1ZB", "State: Kerala, code 32", "Tax Invoice"],
    ...["Original for recipient", "B2B/26-27/118", "20-11-2026", "Santhi Medical Agencies"],
    ...[
      "GSTIN 32AAECS7112K1Z5",
      "Bus Stand Road, Adoor, 691523",
      "Deliver to",
      "Place of supply",
      "Kerala (32)",
    ],
    ...["Absorbent Gauze 20 m", "Free: 1 NOS", "Examination Gloves", "Cotton Bandage 6 in"],
    ...[
      "Rupees Four Thousand Four Hundred Thirty Three Only",
      "For Kairali Surgicals & Medicals",
      "R. Meera",
    ],
    ...["Authorised signatory", "State Bank of India, Kottarakkara", "Account No 67120034518", "Page 1 of 1"],
  ])
    expect(pageText).toContain(words);
  for (const figure of [
    ...["30059040", "40151900", "12", "NOS", "BOX", "318.50", "3,822.00", "95.55", "2.5%", "4,013.10"],
    ...["99.99", "299.97", "7.50", "314.97", "4,221.97", "105.55", "4,433.07", "-0.07", "4,433.00"],
    ...["3,922.00", "98.05"],
  ])
    expect(page.map((text) => text.trim())).toContain(figure);
  expect(page[page.indexOf("Reverse charge") + 1]).toBe("No");
});

test("a line that is not taxed names its kind of supply, and a credit bill its due day", async () => {
  const [first, ...others] = bill.lines;
  if (!first) throw new Error("no line");
  const lines = [{ ...first, supplyKind: "nilRated" as const }, ...others];
  const [page = []] = await readPages({ ...bill, lines, dueDate: "2026-12-05" });
  expect(page.filter((text) => text.trim() === "Nil-rated")).toHaveLength(1);
  expect(page[page.indexOf("Due date") + 1]).toBe("05-12-2026");
  const [plain = []] = await readPages(bill);
  expect(plain.join(" ")).not.toMatch(/Nil-rated|Due date/);
});

test("discounts on lines have a column, in rupees and in percent, only when a line has a discount", async () => {
  const [first, ...others] = bill.lines;
  if (!first) throw new Error("no line");
  // 3,822.00 less 10 % = 3,439.80; 2.5 % of it is 85.995 → 86.00. The second line less 99.97 =
  // 200.00, tax 5.00. Total discount 482.17.
  const less: Bill = {
    ...bill,
    lines: [
      {
        ...{ ...first, discountRate: 10, discount: 382.2 },
        ...{ taxable: 3439.8, cgst: 86, sgst: 86, amount: 3611.8 },
      },
      { ...(others[0] ?? first), discount: 99.97, taxable: 200, cgst: 5, sgst: 5, amount: 210 },
      ...others.slice(1),
    ],
  };
  for (const paper of PAPER_SIZES) {
    const page = (await readPages(less, { paper })).flat();
    const pageText = page.join(" ");
    for (const words of ["Discount", "382.20", "10%", "99.97", "3,439.80"]) expect(pageText).toContain(words);
  }
  expect((await readPages(less)).flat()).toEqual(expect.arrayContaining(["Discount", "382.20", "482.17"]));
  expect((await readPages(bill)).flat()).not.toContain("Discount");
});

test("a discount before tax is printed over the taxable value, and each line's discount has its part", async () => {
  const [first, ...others] = bill.lines;
  if (!first) throw new Error("no line");
  // 3,822.00 less 10 % = 3,439.80, less 39.80 of the bill's discount = 3,400.00.
  const part = { discountRate: 10, discount: 422, billDiscount: 39.8, taxable: 3400 };
  const totals = { ...bill.totals, discount: 0, discountBeforeTax: 39.8 };
  const texts = (await readPages({ ...bill, lines: [{ ...first, ...part }, ...others], totals })).flat();
  expect(texts).toEqual(expect.arrayContaining(["Discount before tax", "- 39.80", "422.00"]));
  expect(texts).not.toContain("10%");
  const sums = texts.slice(texts.indexOf("Discount before tax"));
  expect(sums).toContain("Taxable value");
  expect((await readPages(bill)).flat()).not.toContain("Discount before tax");
});

test("every paper size shows an item's quantity in the larger unit, and its batches with their expiry", async () => {
  const [first, second, third] = bill.lines;
  if (!first || !second || !third) throw new Error("no line");
  const packedBill: Bill = {
    ...bill,
    lines: [
      // 12 are exactly one dozen. The sold and free pieces together come from two batches.
      {
        ...first,
        largerUnit: { name: "Dozen", holds: 12 },
        batches: [
          { batch: "B12", expiresOn: "2027-03-31", quantity: 10 },
          { batch: "B14", expiresOn: null, quantity: 3 },
        ],
      },
      {
        ...second,
        largerUnit: { name: "Case", holds: 2 },
        batches: [{ batch: "GL-7", expiresOn: "2028-12-01", quantity: 3 }],
      },
      // One piece is less than a case: it is already given in the item's own unit.
      { ...third, largerUnit: { name: "Case", holds: 24 } },
    ],
  };
  for (const paper of PAPER_SIZES) {
    const paperText = (await readPages(packedBill, { paper })).flat().join(" ").replaceAll(/\s+/g, " ");
    for (const words of [
      ...["= 1 Dozen", "= 1 Case 1 BOX", "Free: 1 NOS", "Batch B12, exp. 31-03-2027: 10 NOS"],
      ...["Batch B14: 3 NOS", "Batch GL-7, exp. 01-12-2028"],
    ])
      expect(paperText, paper).toContain(words);
    expect(paperText, paper).not.toContain("01-12-2028:");
    expect(paperText.match(/= /g), paper).toHaveLength(2);
  }
  const before = (await readPages(bill)).flat().join(" ");
  expect(before).not.toContain("Batch");
  expect(before).not.toContain("= ");
});

test("pages break between the lines of a bill, never between a line and its batches", async () => {
  const long = makeLongBill(60);
  const batches = [
    { batch: "LOT-2026-11", expiresOn: "2027-11-30", quantity: 13 },
    { batch: "LOT-2026-12", expiresOn: "2027-12-31", quantity: 11 },
  ];
  const largerUnit = { name: "Case", holds: 12 };
  const lines = long.lines.map((line) => ({ ...line, quantity: 24, batches, largerUnit }));
  for (const paper of ["A4", "A5"] as const) {
    const pages = await readPages({ ...long, lines }, { paper });
    const count = (page: readonly string[], begins: string) =>
      page.filter((text) => text.startsWith(begins)).length;
    for (const page of pages) {
      const items = count(page, "Item of line");
      expect([count(page, "Batch LOT-2026-11"), count(page, "Batch LOT-2026-12")]).toEqual([items, items]);
      expect(count(page, "= 2 Case")).toBe(items);
    }
    expect(pages.reduce((sum, page) => sum + count(page, "Item of line"), 0)).toBe(60);
  }
});

test("a bill to another state shows IGST only, and a customer without GSTIN as unregistered", async () => {
  const [line] = bill.lines;
  if (!line) throw new Error("no line");
  const far: Bill = {
    ...bill,
    isInterState: true,
    party: { ...customer, state: "Tamil Nadu", stateCode: "33", gstin: null },
    lines: [{ ...line, cgst: 0, sgst: 0, igst: 191.1 }],
    taxSums: [{ hsnCode: "30059040", taxRate: 5, taxable: 3822, cgst: 0, sgst: 0, igst: 191.1 }],
    totals: {
      ...{ quantity: 12, taxable: 3822, cgst: 0, sgst: 0, igst: 191.1, goods: 4013.1 },
      ...{ discount: 13.1, roundOff: 0, amount: 4000 },
    },
  };
  const [page = []] = await readPages(far);
  expect(page).toEqual(expect.arrayContaining(["IGST", "191.10", "5%", "Tamil Nadu (33)", "- 13.10"]));
  expect(page).toContain("GSTIN: unregistered");
  for (const absent of ["CGST", "SGST", "2.5%"]) expect(page).not.toContain(absent);
});

test("goods without tax get a bill of supply, or with taxed goods a combined bill if the customer has no GSTIN", async () => {
  const { titles } = papersText;
  const exempt = { ...bill.lines[0], taxRate: 0, cgst: 0, sgst: 0 } as Bill["lines"][number];
  const getTitle = (document: Bill) => taxInvoice.title(document, papersText);
  const free = { ...bill, lines: [exempt] };
  expect(getTitle(free)).toBe(titles.billOfSupply);
  expect((await readPages(free))[0]).not.toContain("CGST");
  const mixedBill = { ...bill, lines: [exempt, ...bill.lines] };
  expect(getTitle({ ...mixedBill, party: { ...customer, gstin: null } })).toBe(titles.both);
  expect(getTitle(mixedBill)).toBe(titles.taxInvoice);
});

test("a bill of sixty lines has its number, running totals and page numbers on the pages of each copy", async () => {
  const copies = "original,duplicate,triplicate";
  for (const [paper, least] of [
    ["A4", 2],
    ["A5", 3],
  ] as const) {
    const pages = await readPages(makeLongBill(60), { paper, copies });
    const each = pages.length / 3;
    expect(each).toBeGreaterThanOrEqual(least);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${(at % each) + 1} of ${each}`);
      const mark = ["Original for recipient", "Duplicate for transporter", "Triplicate for supplier"];
      expect(page.join(" ")).toContain(mark[Math.floor(at / each)]);
      expect(page.join(" ")).toContain("B2B/26-27/118");
    }
    const items = pages
      .slice(0, each)
      .flat()
      .filter((text) => text.startsWith("Item of line"));
    expect(items).toEqual(Array.from({ length: 60 }, (_, at) => `Item of line ${at + 1}`));
    // Each line is 999.99, so the total after n lines is n thousand less n paise.
    const [first = [], second = []] = pages;
    const lines = first.filter((text) => text.startsWith("Item of line")).length;
    const carriedSum = `${lines - 1},999.${100 - lines}`;
    expect(first[first.indexOf("Carried over") + 1]).toBe(carriedSum);
    expect(second[second.indexOf("Brought forward") + 1]).toBe(carriedSum);
    expect(pages[each - 1]).toContain("59,999.40");
    expect((pages[each - 1] ?? []).map((text) => text.trim())).toContain("62,999.40");
  }
});

test("long names are shown in full and no figure is broken, on every paper size", async () => {
  const long = "Society for the Supply of Surgical Goods ".repeat(5).trim().slice(0, 200);
  const solid = "W".repeat(200);
  const amount = 9_999_999_999.99;
  const huge = {
    ...(bill.lines[0] as Bill["lines"][number]),
    ...{ itemName: solid, unitPrice: amount, taxable: amount, cgst: amount, sgst: amount, amount },
  };
  const document: Bill = {
    ...bill,
    party: { ...customer, name: long },
    company: { ...company, name: `${solid.slice(0, 60)} Traders` },
    lines: [huge],
    totals: { ...bill.totals, taxable: amount, cgst: amount, sgst: amount, goods: amount, amount },
  };
  const discountedBill = { ...document, lines: [{ ...huge, discountRate: 12.34, discount: amount }] };
  for (const [paper, own] of PAPER_SIZES.flatMap((size) => [
    [size, document] as const,
    [size, discountedBill] as const,
  ])) {
    const all = (await readPages(own, { paper })).flat();
    expect(all.join(" ").replaceAll(/\s+/g, " ")).toContain(long);
    expect(all.filter((text) => /^(1\. )?W+$/.test(text)).join("")).toContain(solid);
    expect(all.some((text) => text.includes("9,99,99,99,999.99"))).toBe(true);
    expect(all.some((text) => text.includes("…"))).toBe(false);
  }
});

test("a bill shows Malayalam in its own letters, and prints hostile names as text", async () => {
  const document = { ...bill, party: { ...customer, name: "ശ്രീകൃഷ്ണ മെഡിക്കൽസ്" } };
  const all = (await readPages(document, {}, malayalam)).flat().join(" ");
  for (const words of ["ശ്രീകൃഷ്ണ മെഡിക്കൽസ്", malayalam.titles.taxInvoice, malayalam.inWords])
    for (const word of words.split(" ")) expect(all).toContain(word);
  const [line] = bill.lines;
  const lines = hostileNames.map((itemName) => ({ ...(line as Bill["lines"][number]), itemName }));
  for (const paper of PAPER_SIZES) {
    const paperText = (await readPages({ ...bill, lines }, { paper })).flat().join(" ");
    for (const words of ["=1+1", "<img src=x", "_x0041_ is no letter A", "Stores", "അമൃത"])
      expect(paperText).toContain(words);
    expect(paperText.match(/30059040/g)?.length).toBeGreaterThanOrEqual(hostileNames.length);
  }
});

test("a cancelled bill is marked as cancelled across the sheet and asks for no money", async () => {
  for (const paper of PAPER_SIZES) {
    const all = (await readPages({ ...bill, status: "cancelled" }, { paper })).flat();
    expect(all).toContain("CANCELLED");
    expect(all.join(" ")).not.toMatch(ASKS_TO_PAY);
  }
  expect((await readPages(bill)).flat()).not.toContain("CANCELLED");
});

test("a bill asks for what is open of it, and a paid, cash or cancelled bill for nothing", async () => {
  const readAsked = (more: Partial<Bill>) => {
    const { code, bank } = taxInvoice.sheet({ ...bill, ...more }, {}, papersText).sheet;
    return [code?.label, /&am=([\d.]+)&/.exec(code?.text ?? "")?.[1], bank?.label];
  };
  expect(readAsked({})).toEqual(["Scan to pay ₹4,433.00", "4433.00", "Pay to"]);
  expect(readAsked({ open: 1433.5 })).toEqual(["Scan to pay ₹1,433.50", "1433.50", "Pay to"]);
  for (const nothingOpen of [{ open: 0 }, { open: 0, payment: "cash" }, { status: "cancelled" }] as const) {
    expect(readAsked(nothingOpen)).toEqual([undefined, undefined, undefined]);
    for (const paper of PAPER_SIZES)
      expect((await readPages({ ...bill, ...nothingOpen }, { paper })).flat().join(" ")).not.toMatch(
        ASKS_TO_PAY,
      );
  }
});

test("no document but a bill asks for money", () => {
  const asking = Object.values(papers).filter((paper) => "openAmount" in paper);
  expect(asking.map(({ operation }) => operation)).toEqual(["bills.read"]);
});

test("the QR code asks for an amount with two decimals and without commas", () => {
  expect(buildUpiLink(company, 104433.5, "B2B/26-27/118")).toBe(
    "upi://pay?pa=kairali%40sbi&pn=Kairali%20Surgicals%20%26%20Medicals&am=104433.50&cu=INR&tn=B2B%2F26-27%2F118",
  );
  expect(buildUpiLink({ ...company, upiId: null }, 1, "x")).toBeUndefined();
});

test.each([
  [0.5, "Rupees Zero And Fifty Paise Only"],
  [1, "Rupees One Only"],
  [1.01, "Rupees One And One Paise Only"],
  [100_000, "Rupees One Lakh Only"],
  [1_000_000.1, "Rupees Ten Lakh And Ten Paise Only"],
  [
    999_999_999.99,
    "Rupees Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine And Ninety Nine Paise Only",
  ],
  [10_000_000, "Rupees One Crore Only"],
])("the amount %d is written in words", (amount, words) =>
  expect(writeRupeesInWords(amount, papersText)).toBe(words),
);
