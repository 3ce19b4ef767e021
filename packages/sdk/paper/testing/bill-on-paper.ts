import type { Answer } from "@vanbook/sdk";

type Bill = Answer<"bills.read">;

export const company: Bill["company"] = {
  name: "Kairali Surgicals & Medicals",
  address: "2/114 MC Road, Kottarakkara",
  city: "Kottarakkara",
  district: "Kollam",
  state: "Kerala",
  stateCode: "32",
  gstin: "32AABCK1429B1ZB",
  phone: "9847012345",
  email: "office@kairali.example",
  logo: null,
  bankName: "State Bank of India",
  bankBranch: "Kottarakkara",
  bankAccountNo: "67120034518",
  ifsc: "SBIN0070234",
  upiId: "kairali@sbi",
  signatory: "R. Meera",
};

export const customer: Bill["party"] = {
  id: 31,
  name: "Santhi Medical Agencies",
  address: "Bus Stand Road, Adoor, 691523",
  state: "Kerala",
  stateCode: "32",
  gstin: "32AAECS7112K1Z5",
  phone: "9447011223",
};

/**
 * Three lines at 5 %, calculated by hand: 12 × 318.50 = 3,822.00 (CGST and SGST 95.55 each),
 * 3 × 99.99 = 299.97 (2.5 % of it is 7.49925, so 7.50 each), 1 × 100.00 (2.50 each).
 * Taxable 4,221.97, each tax 105.55, total 4,433.07; rounded by 0.07 to 4,433.00.
 */
export const bill: Bill = {
  id: 118,
  number: "B2B/26-27/118",
  date: "2026-11-20",
  status: "posted",
  company,
  party: customer,
  payment: "credit",
  isInterState: false,
  orderNumber: "ORD/7",
  vehicle: "KL-24-B-4471",
  salesman: "Anil Kumar",
  narration: "Deliver before noon",
  lines: [
    {
      ...{ itemName: "Absorbent Gauze 20 m", hsnCode: "30059040", unit: "NOS", mrp: 350, quantity: 12 },
      ...{ freeQuantity: 1, unitPrice: 318.5, taxRate: 5, taxable: 3822, cgst: 95.55, sgst: 95.55, igst: 0 },
      amount: 4013.1,
    },
    {
      ...{ itemName: "Examination Gloves", hsnCode: "40151900", unit: "BOX", mrp: 120, quantity: 3 },
      ...{ freeQuantity: 0, unitPrice: 99.99, taxRate: 5, taxable: 299.97, cgst: 7.5, sgst: 7.5, igst: 0 },
      amount: 314.97,
    },
    {
      ...{ itemName: "Cotton Bandage 6 in", hsnCode: "30059040", unit: "NOS", mrp: 110, quantity: 1 },
      ...{ freeQuantity: 0, unitPrice: 100, taxRate: 5, taxable: 100, cgst: 2.5, sgst: 2.5, igst: 0 },
      amount: 105,
    },
  ],
  taxSums: [
    { hsnCode: "30059040", taxRate: 5, taxable: 3922, cgst: 98.05, sgst: 98.05, igst: 0 },
    { hsnCode: "40151900", taxRate: 5, taxable: 299.97, cgst: 7.5, sgst: 7.5, igst: 0 },
  ],
  totals: {
    ...{ quantity: 16, taxable: 4221.97, cgst: 105.55, sgst: 105.55, igst: 0, goods: 4433.07 },
    ...{ discount: 0, roundOff: -0.07, amount: 4433 },
  },
  open: 4433,
};

/** Each line has 999.99 and 25.00 of each tax: 1,049.99. */
export function makeLongBill(lines: number): Bill {
  const [first] = bill.lines;
  if (!first) return bill;
  const line = { ...first, freeQuantity: 0, quantity: 1, unitPrice: 999.99, taxable: 999.99 };
  const each = { ...line, cgst: 25, sgst: 25, amount: 1049.99 };
  const multiplyByLines = (paise: number) => (paise * lines) / 100;
  const sums = {
    taxable: multiplyByLines(99_999),
    cgst: multiplyByLines(2500),
    sgst: multiplyByLines(2500),
    igst: 0,
  };
  return {
    ...bill,
    lines: Array.from({ length: lines }, (_, at) => ({ ...each, itemName: `Item of line ${at + 1}` })),
    taxSums: [{ hsnCode: "30059040", taxRate: 5, ...sums }],
    totals: {
      ...sums,
      ...{
        quantity: lines,
        goods: multiplyByLines(104_999),
        discount: 0,
        roundOff: 0,
        amount: multiplyByLines(104_999),
      },
    },
    open: multiplyByLines(104_999),
  };
}
