// Creates report files, one after the other, in a separate thread (report-file.ts; the messages are in
// thread-messages.ts). The thread has no database: it asks the main thread for data.
import { parentPort } from "node:worker_threads";
import { VanbookError } from "@vanbook/sdk";
import { withFiles } from "@vanbook/sdk/files";

const waiting = new Map();
let asked = 0;

parentPort.on("message", (message) => {
  if (message.order) return void make(message.order);
  const { resolve, reject } = waiting.get(message.answer) ?? {};
  waiting.delete(message.answer);
  if (message.refused) reject?.(new VanbookError(message.refused));
  else resolve?.(JSON.parse(message.json));
});

async function make({ report, kind, args, sort, search, today, mostRows }) {
  try {
    const [resource, verb] = report.split(".");
    const vanbook = withFiles(clientOf(mostRows), { today: () => today });
    const { bytes, name } = await vanbook[resource][verb][kind](args, { sort, search });
    parentPort.postMessage({ made: { bytes, name } }, [bytes.buffer]);
  } catch (error) {
    if (error instanceof TooLarge) parentPort.postMessage({ refused: "RESULT_TOO_LARGE" });
    // A required choice of the report's widget is missing, or a fixed sheet does not support an option:
    // pass on the message.
    else if (error?.name === "MissingArgument" || error?.name === "UnfitArgument")
      parentPort.postMessage({ refused: "INVALID_FIELDS", words: error.message });
    else parentPort.postMessage({ failed: error?.stack ?? String(error) });
  }
}

/** A client whose calls are answered by the main thread; all rows of a report are one page. */
function clientOf(mostRows) {
  const ask = (operation, table) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      parentPort.postMessage({ ask: asked, operation, ...(table && { table }) });
    });
  const method = (operation) =>
    Object.assign(() => ask(operation), {
      table: async (_, { sort, search }) => {
        const table = await ask(operation, { sort, search });
        if (table.page.rows > mostRows) throw new TooLarge();
        return table;
      },
    });
  const named = (make) =>
    new Proxy({}, { get: (_, name) => (typeof name === "string" ? make(name) : undefined) });
  return named((resource) => named((verb) => method(`${resource}.${verb}`)));
}

class TooLarge extends Error {}
