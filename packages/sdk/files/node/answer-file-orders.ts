import { readFile } from "node:fs/promises";
import type { MessagePort } from "node:worker_threads";
import { VanbookError, type Vanbook } from "@vanbook/sdk";
import { makeReportFile } from "../../report/export/make-report-file.ts";
import type { AnyTable } from "../../report/request/report-request.ts";
import { buildWholeView } from "../../report/request/whole-view.ts";
import type { TableRow } from "../../report/table/table-column.ts";
import { enIN } from "../../text/en-IN/en-IN.ts";
import { createWriter } from "../create-writer.ts";
import { createScriptReader } from "../pdf/scripts/script-faces.ts";
import { createKnownNames } from "./create-known-names.ts";
import type { FileData, FileOrder, FromFileThread, ToFileThread } from "./file-orders.ts";
import { chooseColumns, prepareReport } from "./make-report-in-node.ts";
import { hasOwnSheet } from "./own-sheets.ts";
import { loadReportDefinition, type DefinedReportId } from "./report-definitions.ts";
import { createVanbookFile, type VanbookFile } from "./vanbook-file.ts";
import { withFiles } from "./with-files.ts";

/** Makes report files one after the other, all from what `port` sends: there is no database here. */
export function answerFileOrders(port: MessagePort): void {
  let rows: TableRow[] = [];
  port.on("message", (message: ToFileThread) => {
    if (message.type === "begin") rows = [];
    else if (message.type === "rows") {
      for (const row of JSON.parse(message.rows) as TableRow[]) rows.push(row);
    } else {
      const { order, data } = message;
      void makeOrderedFile(order, data, rows).then(
        ({ bytes, name }) => answer({ made: { bytes, name } }, [bytes.buffer]),
        (error: Error) => answer(describeFailure(error)),
      );
      rows = [];
    }
  });

  function answer(message: FromFileThread, transferList: ArrayBuffer[] = []) {
    port.postMessage(message, transferList);
  }
}

async function makeOrderedFile(
  { report: id, kind, args, sort, search, today }: FileOrder,
  { table: head, lists }: FileData,
  rows: readonly TableRow[],
): Promise<VanbookFile> {
  const table = head === undefined ? undefined : { ...(JSON.parse(head) as AnyTable), rows };
  const client = createGivenClient(table, lists);
  if (!table || hasOwnSheet(id, args)) {
    const [resource = "", verb = ""] = id.split(".");
    // The operation's id is only known at run time, so the types can't be narrowed.
    const files = withFiles(client, { today: () => today }) as unknown as AnyFiles;
    const make = files[resource]?.[verb]?.[kind];
    if (!make) throw new Error(`${id} has no ${kind}.`);
    return make(args, { sort, search });
  }
  const whole = await loadReportDefinition(id as DefinedReportId); // an operation without rows has a screen sheet
  const askToday = () => Promise.resolve(today);
  const maker = { client, names: createKnownNames(client), text: enIN, begin: writeHere, today: askToday };
  const report = await prepareReport(maker, whole, args, { sort, search });
  const { every, columns } = chooseColumns(report, table.columns, undefined);
  const isWhole = report.definition.rows?.isWhole === true;
  const shownView = isWhole ? buildWholeView(report.definition, table, every, report.state) : { table };
  const shownReport = { ...report, ...shownView, columns, isFirstPage: !isWhole };
  return createVanbookFile(await makeReportFile(shownReport, kind, KEPT_ON_SIGNAL, () => undefined), kind);
}

/** Fonts are read once for all files of the thread. */
const writeHere = createWriter(createScriptReader(async (file) => new Uint8Array(await readFile(file))));
const KEPT_ON_SIGNAL = new AbortController().signal;

type AnyFiles = Record<
  string,
  Record<string, Record<string, (args: object, options: object) => Promise<VanbookFile>> | undefined>
>;

/** A client that knows these answers only. */
function createGivenClient(table: AnyTable | undefined, lists: FileData["lists"]): Vanbook {
  const makeMethod = (operation: string) =>
    Object.assign(
      () => {
        const json = lists[operation];
        return json === undefined
          ? Promise.reject(new VanbookError({ code: "NOT_ALLOWED", status: 403, message: "" }))
          : Promise.resolve(JSON.parse(json) as unknown);
      },
      {
        table: () => Promise.resolve(table),
        // All rows come as one page.
        async *pages() {
          yield await Promise.resolve(table);
        },
      },
    );
  const makeNamedProxy = (make: (name: string) => object): object =>
    new Proxy({}, { get: (_, name) => (typeof name === "string" ? make(name) : undefined) });
  // The server has read what planReportFile lists, so no other answer is needed.
  return makeNamedProxy((resource) => makeNamedProxy((verb) => makeMethod(`${resource}.${verb}`))) as Vanbook;
}

/** A fixed sheet does not support an option: its message is passed on. */
function describeFailure(error: Error): FromFileThread {
  if (error.name === "UnfitArgument") return { refused: "INVALID_FIELDS", words: error.message };
  return { failed: error.stack ?? String(error) };
}
