import { paise, percent, quantity } from "../../../books/money.ts";
import type { EWayLine, EWayParty, EWaySource, Transport } from "../e-way-document.ts";

export const SAMPLE_COMPANY: EWayParty = {
  ...{ gstin: "32AABCM5521F1Z0", name: "Malabar Distributors", address: "14/220 Beach Road" },
  ...{ place: "Kozhikode", pin: "673001", stateCode: "32" },
};
export const SAMPLE_CUSTOMER: EWayParty = {
  ...{ gstin: "32ABCPM1234F1ZC", name: "Anna Stores", address: "5 Market Street" },
  ...{ place: "Kannur", pin: "670001", stateCode: "32" },
};
export const SAMPLE_TRANSPORT: Transport = {
  ...{ vehicleNo: "KL 11-CA 1234", isOverDimensional: false, distance: 92 },
  ...{ transporterId: null, transporterName: null },
};

/** Of goods at 5 %, within the State. */
export function makeEWayLine(line: Partial<EWayLine> = {}): EWayLine {
  return {
    ...{ lineNo: 1, hsnCode: "19053100", uqc: "PAC", description: "Sweet biscuits", supplyKind: "taxable" },
    ...{ quantity: quantity("500"), taxRate: percent("5"), taxable: paise("50000.00") },
    ...{ cgst: paise("1250.00"), sgst: paise("1250.00"), igst: 0n, ...line },
  };
}

/** A bill of 52,500.00. */
export function makeEWaySource(source: Partial<EWaySource> = {}): EWaySource {
  return {
    ...{ kind: "bill", number: "A/26-27/101", date: "2026-10-01", isInterState: false },
    ...{ company: SAMPLE_COMPANY, receiver: SAMPLE_CUSTOMER, lines: [makeEWayLine()] },
    ...{ value: paise("52500.00"), transport: SAMPLE_TRANSPORT, ...source },
  };
}
