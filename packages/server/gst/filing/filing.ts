import type { Gstr1File } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { Knex } from "knex";
import { createHash } from "node:crypto";
import { addAuditLine } from "../../auth/audit.ts";
import { ofCompany } from "../../auth/scope.ts";
import { lockYears } from "../../books/years/lock-years.ts";
import { readFilingFrequencies } from "../../books/years/filing-frequencies.ts";
import { getToday, readClock, toDatabaseTime } from "../../clock.ts";
import type { Body } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import { takeIds } from "../../db/ids.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { select } from "../../db/select.ts";
import { withTransaction } from "../../db/transaction.ts";
import { readFiler } from "../read-filer.ts";
import { chooseReturnPeriod } from "../return-period.ts";
import { makeChangesAnswer } from "./changes-answer.ts";
import { listDueReturns } from "./due-returns.ts";
import { refuseFilingDay, refuseOrder } from "./filing-order.ts";
import { compareReturns, describeReturn, type ReturnName } from "./marked-return.ts";
import { packDocuments, packFiles, unpackFiles } from "./packed-json.ts";
import { readChanges } from "./read-changes.ts";
import { readFilingContents } from "./read-contents.ts";
import { readMarkedReturns, readStoredFile } from "./return-rows.ts";

const listReturns: Handler<"gst.filedReturns"> = async ({ principal, db }) => {
  const { companyId } = principal;
  const markedReturns = await readMarkedReturns(db, companyId);
  const [row] = await select<{ state_code: string }>(ofCompany(db, { companyId }, "companies as c"), {
    state_code: "c.state_code",
  });
  const facts = {
    frequencies: await readFilingFrequencies(db, companyId),
    ...{ stateCode: row?.state_code ?? "", today: getToday() },
  };
  return {
    filed: markedReturns.toSorted((a, b) => compareReturns(b, a)).map(describeReturn),
    due: listDueReturns(markedReturns, facts),
  };
};

/**
 * Postings share the lock of the years, so the books do not change until the return is stored: what
 * is read in a snapshot after that is what is filed.
 */
const markAsFiled: Handler<"gst.file"> = ({ body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const { companyId, userId } = principal;
    await lockYears(trx, companyId, "exclusive");
    const { name, days } = await readReturnName(trx, companyId, body);
    refuseFilingDay(body.filedOn, days.to, getToday());
    refuseOrder(name, await readMarkedReturns(trx, companyId));
    const { files, documents } = await readFilingContents(trx, companyId, {
      ...body,
      kind: name.period.kind,
    });
    const digest = files.length > 0 ? makeDigest(files) : null;
    if (body.digest !== undefined && body.digest !== digest?.toString("hex")) throw problem("RETURN_CHANGED");
    const [id = 0] = await takeIds(trx, companyId, "gst_returns", 1);
    const nameColumns = { form: name.form, kind: name.period.kind, month: name.period.month };
    await insertRows(trx, "gst_returns", [
      {
        ...{ company_id: companyId, id, ...nameColumns, filed_on: body.filedOn, arn: body.arn, digest },
        ...{ part_count: files.length, document_count: documents.length },
        ...{ file: files.length > 0 ? packFiles(files) : null, documents: packDocuments(documents) },
        ...{ created_by: userId, created_at: toDatabaseTime(readClock()) },
      },
    ]);
    const change = { operation: "gst.file", entity: "gst_returns", entityId: id } as const;
    const after = {
      ...nameColumns,
      filedOn: body.filedOn,
      arn: body.arn,
      digest: digest?.toString("hex") ?? null,
    };
    await addAuditLine(trx, { principal, client }, { ...change, after });
    const markedReturn = (await readMarkedReturns(trx, companyId)).find((each) => each.id === id);
    if (!markedReturn) throw problem("INTERNAL");
    return describeReturn(markedReturn);
  });

const readFile: Handler<"gst.filedFile"> = async ({ query, principal, db }) => {
  const storedRow = await readStoredFile(db, principal.companyId, query.returnId);
  const files = storedRow?.file ? unpackFiles(storedRow.file) : [];
  const { part = 1 } = query;
  const file = files[part - 1];
  if (!file) throw problem("NOT_FOUND");
  return { ...file, part, parts: files.length };
};

const listChanges: Handler<"gst.changes"> = async ({ query, principal, db }) =>
  makeChangesAnswer(await readChanges(db, principal.companyId, query));

export const filing = {
  "gst.filedReturns": listReturns,
  "gst.file": markAsFiled,
  "gst.filedFile": readFile,
  "gst.changes": listChanges,
};

async function readReturnName(trx: Knex.Transaction, companyId: number, body: Body<"gst.file">) {
  const { frequencies } = await readFiler(trx, companyId, body);
  const { period, days } = chooseReturnPeriod(body, frequencies);
  if (body.form !== "GSTR-1" && period.kind === "iff")
    throw problemOnField("INVALID_FIELDS", "period", "Of this month only an IFF may be filed.");
  const name: ReturnName = { form: body.form, period };
  return { name, days };
}

/** Of the texts of all parts, one after the other. */
function makeDigest(files: readonly Gstr1File[]): Buffer {
  const hash = createHash("sha256");
  for (const { text } of files) hash.update(text);
  return hash.digest();
}
