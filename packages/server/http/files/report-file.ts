import { planReportFile } from "@vanbook/sdk/files/plan";
import { problem } from "@vanbook/sdk/problem";
import type { FileData, FileOrder, OpenRowsThread } from "@vanbook/sdk/files/orders";
import { records } from "../../auth/own-company.ts";
import { getToday } from "../../clock.ts";
import type { Paging } from "../../contract/report.ts";
import type { AnyCall, Answered, BoundOperation } from "../bound-operation.ts";
import { toProblem } from "../errors.ts";
import { makeInThread } from "./make-in-thread.ts";

export const FILE_TYPES: Readonly<Record<string, "pdf" | "excel">> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "excel",
};

export interface FileRequest {
  report: string;
  type: string;
  call: AnyCall;
  /**
   * Sends the rows of a report to the thread and resolves with the rest of its table; for an
   * operation without rows, resolves with its answer.
   */
  own: (paging: Paging, openThread: OpenRowsThread) => Promise<string>;
  find: (operation: string) => BoundOperation | undefined;
}

/** Reads the data with the caller's rights. If the caller has disconnected, the body is empty. */
export async function answerReportFile(request: FileRequest): Promise<Answered> {
  const { report, type, call } = request;
  const { query, body, paging, signal } = call;
  const order: FileOrder = {
    report,
    kind: FILE_TYPES[type] ?? "pdf",
    args: { ...query, ...records(body)[0] },
    sort: paging.sort,
    search: paging.search,
    today: getToday(),
  };
  const reportFile = await makeInThread(
    order,
    (mostRows, openThread) => readData(request, order, mostRows, openThread),
    signal,
  ).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  return { type, body: Buffer.from(reportFile?.bytes ?? []), ...(reportFile && { name: reportFile.name }) };
}

async function readData(
  { report, call, own, find }: FileRequest,
  order: FileOrder,
  mostRows: number,
  openThread: OpenRowsThread,
): Promise<FileData> {
  const { table, lists } = await planReportFile(order).catch((error: Error) => {
    throw error.name === "MissingArgument" ? problem("INVALID_FIELDS", { message: error.message }) : error;
  });
  const { sort, search } = table ?? {};
  const paging = { page: 1, pageSize: mostRows, ...(sort && { sort }), ...(search && { search }) };
  const ownAnswer = await own(paging, openThread);
  const answers: Record<string, string> = table ? {} : { [report]: ownAnswer };
  await Promise.all(
    lists.map(async (id) => {
      const json = await readList(call, find(id));
      if (json !== undefined) answers[id] = json;
    }),
  );
  return { table: table && ownAnswer, lists: answers };
}

/** Undefined if the caller may not call the operation; the file's notes then omit its names. */
async function readList(call: AnyCall, operation: BoundOperation | undefined): Promise<string | undefined> {
  const { principal } = call;
  if (!operation || !principal) throw problem("UNKNOWN_OPERATION");
  try {
    operation.authorize(principal);
    const input = await operation.input(
      { query: new URLSearchParams(), path: {}, body: undefined },
      principal,
    );
    return String((await operation.answer({ ...call, ...input }, () => "application/json")).body);
  } catch (error) {
    if (toProblem(error).status === 403) return undefined;
    throw error;
  }
}
