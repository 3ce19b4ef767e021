import { problem } from "@vanbook/sdk/problem";
import { records } from "../../auth/own-company.ts";
import type { Paging } from "../../contract/report.ts";
import type { AnyCall, Answered, BoundOperation } from "../bound-operation.ts";
import { reportFile } from "./report-file.ts";

/** The media types of a report's files, by which they are asked for (`Accept`). */
export const FILE_TYPES: Readonly<Record<string, "pdf" | "excel">> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "excel",
};

/** A report as a file, for the caller's own rows. */
export interface FileAsked {
  report: string;
  type: string;
  call: AnyCall;
  /** What it answers itself as JSON: of a report its rows as a table. */
  own: (paging: Paging) => Promise<string>;
  /** Any other operation: those that list names. */
  find: (operation: string) => BoundOperation | undefined;
}

/** Makes the file; the names in its notes are those that the caller may ask for himself. Nothing is answered to a caller who has gone. */
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
