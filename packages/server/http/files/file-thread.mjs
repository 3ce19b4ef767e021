// Creates report files one after the other in a separate thread (make-in-thread.ts has the
// messages). The thread has no database: each order comes with all its data.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { VanbookError } from "@vanbook/sdk";
import { withFiles } from "@vanbook/sdk/files";

// Requests come first. Only Linux has a priority per thread: elsewhere it would be the server's.
if (process.platform === "linux") setPriority(10);

parentPort.on("message", async ({ report, kind, args, sort, search, today, mostRows, data }) => {
  try {
    const [resource, verb] = report.split(".");
    const vanbook = withFiles(createClient(data, mostRows), { today: () => today });
    const { bytes, name } = await vanbook[resource][verb][kind](args, { sort, search });
    parentPort.postMessage({ made: { bytes, name } }, [bytes.buffer]);
  } catch (error) {
    if (error instanceof TooLarge) parentPort.postMessage({ refused: "RESULT_TOO_LARGE" });
    // A fixed sheet does not support an option: pass on its message.
    else if (error?.name === "UnfitArgument")
      parentPort.postMessage({ refused: "INVALID_FIELDS", words: error.message });
    else parentPort.postMessage({ failed: error?.stack ?? String(error) });
  }
});

function createClient({ table, lists }, mostRows) {
  const readTable = () => {
    const read = JSON.parse(table);
    if (read.page.rows > mostRows) throw new TooLarge();
    return read;
  };
  const makeMethod = (operation) =>
    Object.assign(
      async () => {
        const json = lists[operation];
        if (json === undefined) throw new VanbookError({ code: "NOT_ALLOWED", status: 403, message: "" });
        return JSON.parse(json);
      },
      {
        table: async () => readTable(),
        // All rows come as one page.
        async *pages() {
          yield readTable();
        },
      },
    );
  const makeNamedProxy = (make) =>
    new Proxy({}, { get: (_, name) => (typeof name === "string" ? make(name) : undefined) });
  return makeNamedProxy((resource) => makeNamedProxy((verb) => makeMethod(`${resource}.${verb}`)));
}

class TooLarge extends Error {}
