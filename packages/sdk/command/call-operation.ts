import { createCall } from "../call.ts";
import { createVanbook } from "../client.ts";
import type { Vanbook } from "../generated/client.ts";
import type { CallOptions, OperationId } from "../methods.ts";
import type { CommandIO } from "./command-io.ts";
import { Misuse } from "./misuse.ts";
import type { OperationGuide } from "./guide-type.ts";
import { getLooseMethod, namedRows, type LooseMethod } from "./loose-method.ts";
import { withOutput, type Put } from "./output-file.ts";
import { createProgress } from "./progress.ts";
import type { Way } from "./profiles.ts";
import { formatTextTable } from "./text-table.ts";

export type OutputForm = "json" | "table" | "rows" | "csv" | keyof typeof FILE_TYPES;

export const FILE_TYPES = {
  pdf: "application/pdf",
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

export interface CallWishes {
  form: OutputForm | undefined;
  output: string | undefined;
  page: number | undefined;
  pageSize: number | undefined;
  sort: string | undefined;
  search: string | undefined;
  /** Milliseconds. */
  timeout: number | undefined;
  idempotencyKey: string | undefined;
  isQuiet: boolean;
}

export function createClient(way: Way): Vanbook {
  return createVanbook(makeClientOptions(way));
}

function makeClientOptions({ url, key }: Way) {
  return { baseUrl: url, auth: { kind: "key", key } } as const;
}

export async function callOperation(
  io: CommandIO,
  way: Way,
  { id, guide, args }: { id: OperationId; guide: OperationGuide; args: object },
  wishes: CallWishes,
): Promise<void> {
  const form = chooseForm(io, guide, wishes);
  const method = getLooseMethod(createClient(way), id);
  const options = { signal: io.signal, ...(wishes.timeout !== undefined && { timeout: wishes.timeout }) };
  await withOutput(io, wishes.output, async (put) => {
    const outputRequest = { io, put, method, args, wishes, options };
    if (form === "table") return putTable(outputRequest, guide);
    if (form === "rows") return putRows(outputRequest);
    if (form === "csv") {
      const { sort, search } = wishes;
      return putPieces(outputRequest, await method.csv(args, { ...options, sort, search }));
    }
    if (isFile(form)) {
      const { sort, search } = wishes;
      const call = createCall(makeClientOptions(way));
      return putPieces(
        outputRequest,
        (await call(id, args, options, FILE_TYPES[form], { sort, search })) as Response,
      );
    }
    const key = wishes.idempotencyKey;
    const answer = await method(args, { ...options, ...(key !== undefined && { idempotencyKey: key }) });
    return put(
      typeof answer === "string" ? answer : `${JSON.stringify(answer, null, io.output.isTTY ? 2 : 0)}\n`,
    );
  });
}

/** By default a table for a report on a terminal, and JSON otherwise. */
function chooseForm(
  { output }: CommandIO,
  { columns, files }: OperationGuide,
  wishes: CallWishes,
): OutputForm {
  const isReport = columns !== undefined;
  const { form = isReport && output.isTTY && wishes.output === undefined ? "table" : "json" } = wishes;
  if (isFile(form) && !files)
    throw new Misuse(`--${form} is for reports and documents that the app has files of; this is none.`);
  if (form === "excel" && files === "pdf")
    throw new Misuse("--excel is for reports; a document is a PDF alone.");
  if (!isReport && !isFile(form) && form !== "json")
    throw new Misuse(`--${form} is for reports; this is none.`);
  const isPaged = wishes.page !== undefined || wishes.pageSize !== undefined;
  const isSorted = wishes.sort !== undefined || wishes.search !== undefined;
  if (form === "json" && (isPaged || isSorted))
    throw new Misuse("The documented JSON is neither paged nor sorted: add --table, --rows or --csv.");
  if (isFile(form) && output.isTTY && wishes.output === undefined)
    throw new Misuse(`--${form} makes a file: name it with -o.`);
  if (isPaged && form !== "table")
    throw new Misuse("--page and --page-size are for --table: the other forms give all rows.");
  return form;
}

interface Asked {
  io: CommandIO;
  put: Put;
  method: LooseMethod;
  args: object;
  wishes: CallWishes;
  options: CallOptions;
}

async function putTable(
  { put, method, args, wishes, options }: Asked,
  { columns: kinds = {} }: OperationGuide,
) {
  const { page = 1, pageSize = 50, sort, search } = wishes;
  const tableAnswer = await method.table(args, { ...options, page, pageSize, sort, search });
  const lines = formatTextTable(tableAnswer.columns, kinds, tableAnswer.rows, tableAnswer.totals);
  const { number, pages, rows } = tableAnswer.page;
  const more =
    pages > 1 ? `, page ${number} of ${pages}: --page ${Math.min(number + 1, pages)}, or --csv for all` : "";
  await put(`${lines.join("\n")}\n${rows.toLocaleString("en-IN")} ${rows === 1 ? "row" : "rows"}${more}\n`);
}

async function putRows({ io, put, method, args, wishes, options }: Asked) {
  const { sort, search, isQuiet } = wishes;
  const progress = createProgress(io, isQuiet);
  let doneCount = 0;
  try {
    for await (const tablePage of method.pages(args, { ...options, sort, search, pageSize: 1000 })) {
      const lines = namedRows(tablePage).map((row) => `${JSON.stringify(row)}\n`);
      await put(lines.join(""));
      doneCount += tablePage.rows.length;
      progress.say(
        `${doneCount.toLocaleString("en-IN")} of ${tablePage.page.rows.toLocaleString("en-IN")} rows`,
      );
    }
  } finally {
    progress.end();
  }
}

function isFile(form: OutputForm): form is keyof typeof FILE_TYPES {
  return form in FILE_TYPES;
}

async function putPieces({ io, put, wishes }: Asked, { body }: Response) {
  const progress = createProgress(io, wishes.isQuiet);
  let bytes = 0;
  try {
    for await (const piece of body ?? []) {
      await put(piece);
      bytes += piece.length;
      progress.say(`${(bytes / 1024).toLocaleString("en-IN", { maximumFractionDigits: 0 })} kB`);
    }
  } finally {
    progress.end();
  }
}
