import { problem } from "@vanbook/sdk/problem";
import { records } from "../../auth/own-company.ts";
import type { Paging } from "../../contract/report.ts";
import type { AnyCall, Answered, BoundOperation } from "../bound-operation.ts";
import { reportFile } from "./report-file.ts";

/** The media types of a report's files, as in `Accept`. */
export const FILE_TYPES: Readonly<Record<string, "pdf" | "excel">> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "excel",
};

/** A request for a report as a file, with the caller's own rows. */
export interface FileAsked {
  report: string;
  type: string;
  call: AnyCall;
  /** The report's own response as JSON: its rows as a table. */
  own: (paging: Paging) => Promise<string>;
  /** Finds another operation: the thread calls those that list names. */
  find: (operation: string) => BoundOperation | undefined;
}

/**
 * Creates the file; its notes have only names that the caller may read. If the caller has disconnected, the
 * body is empty.
 */
export async function fileAnswer({ report, type, call, own, find }: FileAsked): Promise<Answered> {
  const { query, body, paging, principal, signal } = call;
  const kind = FILE_TYPES[type] ?? "pdf";
  const args = { ...query, ...records(body)[0] };
  const order = { report, kind, args, sort: paging.sort, search: paging.search };
  const made = await reportFile(
    order,
    async ({ operation, table: asked }, pageSize) => {
      if (asked || operation === report) {
        const { sort, search } = asked ?? {};
        return own({ page: 1, pageSize, ...(sort && { sort }), ...(search && { search }) });
      }
      const found = find(operation);
      if (!found || !principal) throw problem("UNKNOWN_OPERATION");
      found.authorize(principal);
      const input = found.input({ query: new URLSearchParams(), path: {}, body: undefined }, principal);
      return String((await found.answer({ ...call, ...input }, () => "application/json")).body);
    },
    signal,
  ).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  return { type, body: Buffer.from(made?.bytes ?? []), ...(made && { name: made.name }) };
}
