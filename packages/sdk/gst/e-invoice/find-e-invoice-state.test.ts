import { describe, expect, it } from "vitest";
import type { OutwardDocument } from "../document.ts";
import { HAND_DOCUMENTS } from "../testing/hand-month.ts";
import { E_INVOICE_LAWS } from "./e-invoice-laws.ts";
import { findEInvoiceState, type EInvoiceRecord } from "./find-e-invoice-state.ts";

const CRORE_PAISE = 1_00_00_000_00n;
const SAMPLE_IRN = "a".repeat(64);
const findDocument = (id: number) => HAND_DOCUMENTS.find((each) => each.id === id)!;

function findState(
  document: OutwardDocument,
  record?: EInvoiceRecord,
  { today = "2026-10-20", dutyFrom = "2026-04-01", crores = 6n, time = "T06:00:00Z" } = {},
) {
  const duty = {
    ...(dutyFrom && { dutyFrom }),
    turnovers: [{ year: "2025-26", amount: crores * CRORE_PAISE }],
  };
  const moment = { now: new Date(`${today}${time}`), today };
  return findEInvoiceState(document, record, { duty, laws: E_INVOICE_LAWS, moment });
}

describe("the state of a document", () => {
  it.each([
    [101, "to a registered customer", { is: "toReport", isLate: false }],
    [106, "under reverse charge", { is: "toReport", isLate: false }],
    [601, "an export", { is: "toReport", isLate: false }],
    [701, "a credit note to a registered customer", { is: "toReport", isLate: false }],
    [501, "to a household", { is: "notNeeded", reason: "unregisteredCustomer" }],
    [
      706,
      "a note on an invoice from before the customer was registered",
      { is: "notNeeded", reason: "unregisteredCustomer" },
    ],
    [707, "a note that changes no tax", { is: "notNeeded", reason: "noTaxDocument" }],
    [901, "a delivery challan", { is: "notNeeded", reason: "noTaxDocument" }],
    [108, "cancelled before anybody reported it", { is: "notNeeded", reason: "cancelledBeforeReport" }],
  ])("%d, %s", (id, _, state) => {
    expect(findState(findDocument(id))).toEqual(state);
  });

  it("of a company that need not, or of a day before its first one, is not needed", () => {
    const document = findDocument(101);
    expect(findState(document, undefined, { dutyFrom: "" })).toEqual({ is: "notNeeded", reason: "noDuty" });
    const later = { dutyFrom: "2026-10-02" };
    expect(findState(document, undefined, later)).toEqual({ is: "notNeeded", reason: "beforeDuty" });
  });

  it("with only nil-rated and exempt lines is not needed", () => {
    const document = findDocument(102);
    const lines = document.lines.filter(({ supplyKind }) => supplyKind !== "taxable");
    expect(findState({ ...document, lines })).toEqual({ is: "notNeeded", reason: "noTaxableLine" });
  });

  it.each([
    ["2026-10-30", false],
    ["2026-10-31", true],
  ])("of 1 October, in a company of ten crore, is late on %s: %s", (today, isLate) => {
    const state = findState(findDocument(101), undefined, { today, crores: 10n });
    expect(state).toEqual({ is: "toReport", lastDay: "2026-10-30", isLate });
  });

  it("refused, with what the portal said", () => {
    const refusals = [{ code: "3028", text: "GSTIN is not present in invoice system" }];
    expect(findState(findDocument(101), { refusals })).toEqual({
      is: "refused",
      messages: refusals,
      isLate: false,
    });
  });
});

describe("a reported document", () => {
  const record = { irn: SAMPLE_IRN, acknowledgedAt: new Date("2026-10-19T06:00:00Z") };
  const cancelUntil = new Date("2026-10-20T06:00:00Z");

  it("stays reported, also if its company's duty is withdrawn", () => {
    const reportedState = { is: "reported", irn: SAMPLE_IRN, cancelUntil };
    expect(findState(findDocument(101), record)).toEqual(reportedState);
    expect(findState(findDocument(101), record, { dutyFrom: "" })).toEqual(reportedState);
  });

  it.each([
    ["T06:00:00Z", "cancelOnPortal"],
    ["T06:00:01Z", "creditNote"],
  ])("that was cancelled in the books, at %s: %s", (time, next) => {
    expect(findState(findDocument(108), record, { time })).toEqual({
      is: "reported",
      irn: SAMPLE_IRN,
      cancelUntil,
      next,
    });
  });

  it("cancelled on the portal is never to be reported again", () => {
    const cancelledAt = new Date("2026-10-19T07:00:00Z");
    const state = findState(findDocument(101), { ...record, cancelledAt, refusals: [] });
    expect(state).toEqual({ is: "cancelledOnPortal", irn: SAMPLE_IRN, at: cancelledAt });
  });
});
