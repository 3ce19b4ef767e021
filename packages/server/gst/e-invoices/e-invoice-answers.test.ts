import type { EInvoiceState } from "@vanbook/sdk/gst";
import { expect, it } from "vitest";
import type { EInvoiceDocument } from "./described-documents.ts";
import { listReportable, makeListAnswer } from "./e-invoice-answers.ts";

const CHECKED_DAY = "2026-11-18";

function makeDocument(state: EInvoiceState): EInvoiceDocument {
  return {
    document: {
      ...{ id: 7, documentId: 3, voucherKind: "sale", kind: "invoice", hasGoods: true, number: "A/1" },
      ...{ series: "A", seriesNumber: 1, date: "2026-10-20", value: 118000n, placeOfSupply: "32" },
      ...{ isReverseCharge: false, isCancelled: false, lines: [] },
      party: { kind: "regular", name: "Santhi", gstin: "32AAECS7112K1Z5" },
    },
    record: undefined,
    state,
  };
}

const makeDue = (lastDay: string) => makeDocument({ is: "toReport", lastDay, isLate: lastDay < CHECKED_DAY });

it.each([
  ["a week and a day", "2026-11-25", [0, 0]],
  // From the 18th to the 24th there are seven days, with the first and the last.
  ["seven days", "2026-11-24", [1, 0]],
  ["today only", "2026-11-18", [1, 0]],
  ["no day", "2026-11-17", [0, 1]],
])("a document with %s left is warned of, or late", (_, lastDay, counts) => {
  const { dueSoon, late } = makeListAnswer(
    { documents: [makeDue(lastDay)], unknownCount: 0 },
    { askedState: undefined, today: CHECKED_DAY },
  );
  expect([dueSoon, late]).toEqual(counts);
});

it("neither a document without a last day nor a reported one is warned of", () => {
  const documents = [
    makeDocument({ is: "toReport", isLate: false }),
    makeDocument({ is: "reported", irn: "a1".repeat(32) }),
  ];
  const answer = makeListAnswer(
    { documents, unknownCount: 0 },
    { askedState: undefined, today: CHECKED_DAY },
  );
  expect([answer.dueSoon, answer.late, answer.documents.length]).toEqual([0, 0, 2]);
});

it("the portal takes no late document, and no document twice", () => {
  const documents = [
    makeDue("2026-11-24"),
    makeDue("2026-11-17"),
    makeDocument({ is: "reported", irn: "a1".repeat(32) }),
    makeDocument({ is: "cancelledOnPortal", irn: "b2".repeat(32), at: new Date(0) }),
    makeDocument({ is: "notNeeded", reason: "noDuty" }),
  ];
  expect(listReportable(documents)).toEqual([documents[0]]);
});
