/**
 * Within how many days from its date an invoice must be paid, so that its input tax may be kept. A
 * row holds for invoices from its day, until the next row's.
 */
export interface UnpaidBillLaw {
  /** `YYYY-MM-DD`. */
  invoicedFrom: string;
  days: number;
  source: string;
}

export const UNPAID_BILL_LAWS: readonly UnpaidBillLaw[] = [
  {
    invoicedFrom: "2017-07-01",
    days: 180,
    source:
      "Second and third proviso to section 16(2) of the CGST Act 2017, and rule 37 of the CGST Rules 2017; the rule as changed by notifications 19/2022 and 26/2022-Central Tax from 1 October 2022 reverses in proportion to the amount that is not paid",
  },
];
