import { setBooksFiles, setServerFiles, server, type PlantedFault } from "./fault.ts";

const BATCHES_TEST = "packages/server/books/batches/batches.test.ts";

const inPureBooks = setBooksFiles([
  {
    name: "a batch is no longer good on the day on which it expires",
    file: "batches/batch-expiry.ts",
    from: "expiresOn !== null && expiresOn < date",
    to: "expiresOn !== null && expiresOn <= date",
    caughtBy: server(BATCHES_TEST, "are sold from a batch on the day it expires"),
  },
  {
    name: "two lines of a corrected bill both keep what one had taken of a batch",
    file: "batches/take-batches.ts",
    from: "for (const { batchId, quantity } of first.parts) reduceParts(had, move, batchId, quantity);",
    to: "",
    caughtBy: server(BATCHES_TEST, "take the batches of a corrected bill only once"),
  },
]);

const inServersBooks = setServerFiles([
  {
    name: "what a cancelled return brought back of a batch can't come back again",
    file: "books/batches/read-batch-book.ts",
    from: "AND r.status = ${POSTED_STATUS} AND r.voucher_id <> ?",
    to: "AND r.voucher_id <> ?",
    caughtBy: server(BATCHES_TEST, "return to the batches that their bill sold"),
  },
  {
    name: "a count of a batch leaves out what moved on its day",
    file: "documents/references/book-batches.ts",
    from: "m.date > ?",
    to: "m.date >= ?",
    caughtBy: server("packages/server/documents/references/book-batches.test.ts"),
  },
]);

/** Faults in batches: which are issued, which are returned, and how they are counted. */
export const batchFaults: readonly PlantedFault[] = [...inPureBooks, ...inServersBooks];
