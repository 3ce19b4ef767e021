// Creates report files, one after the other, in a separate thread (make-in-thread.ts has the messages). The thread has
// no database: each order comes with everything that the file is made of.
import { parentPort } from "node:worker_threads";
import { VanbookError } from "@vanbook/sdk";
import { withFiles } from "@vanbook/sdk/files";

parentPort.on("message", async ({ report, kind, args, sort, search, today, mostRows, data }) => {
  try {
    const [resource, verb] = report.split(".");
    const vanbook = withFiles(clientOf(data, mostRows), { today: () => today });
    const { bytes, name } = await vanbook[resource][verb][kind](args, { sort, search });
    parentPort.postMessage({ made: { bytes, name } }, [bytes.buffer]);
  } catch (error) {
    if (error instanceof TooLarge) parentPort.postMessage({ refused: "RESULT_TOO_LARGE" });
    // A fixed sheet does not support an option: pass on the message.
    else if (error?.name === "UnfitArgument")
      parentPort.postMessage({ refused: "INVALID_FIELDS", words: error.message });
    else parentPort.postMessage({ failed: error?.stack ?? String(error) });
  }
});

/** A client that answers from the order's data. The table has all rows of the report as one page. */
function clientOf({ table, lists }, mostRows) {
  const method = (operation) =>
    Object.assign(
      async () => {
        const json = lists[operation];
        if (json === undefined) throw new VanbookError({ code: "NOT_ALLOWED", status: 403, message: "" });
        return JSON.parse(json);
      },
      {
        table: async () => {
          const read = JSON.parse(table);
          if (read.page.rows > mostRows) throw new TooLarge();
          return read;
        },
      },
    );
  const named = (make) =>
    new Proxy({}, { get: (_, name) => (typeof name === "string" ? make(name) : undefined) });
  return named((resource) => named((verb) => method(`${resource}.${verb}`)));
}

class TooLarge extends Error {}
