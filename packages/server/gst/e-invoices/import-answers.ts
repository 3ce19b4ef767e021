import type { EInvoiceSource, PortalAnswer } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { Knex } from "knex";
import type { Handler } from "../../contract/handler.ts";
import { readInSnapshot } from "../../report/run/snapshot.ts";
import { readGstCompany } from "../read-filer.ts";
import { readIssuedDocuments } from "../read-issued-documents.ts";
import { isWithinMostDays } from "./described-documents.ts";
import { findAnsweredDocument, isAnswerOf, matchAnswers } from "./match-answers.ts";
import { readAnswerFile } from "./read-answer-file.ts";
import { readEInvoiceSources } from "./read-sources.ts";
import { readEInvoiceTerms } from "./settings-rows.ts";
import { storeAnswers } from "./store-answers.ts";

export const importAnswers: Handler<"eInvoices.importAnswers"> = async ({ body, principal, db, client }) => {
  const { companyId } = principal;
  const { portalKeys } = await readEInvoiceTerms(db, companyId);
  if (portalKeys.length === 0) throw problem("EINVOICE_KEY_MISSING");
  const answers = await readAnswerFile(body.fileBase64, portalKeys);
  const { sources, gstin } = await readInSnapshot(db, (snapshot) =>
    readAnsweredSources(snapshot, companyId, answers),
  );
  const { toStore, ignored } = matchAnswers(answers, sources, gstin);
  const { replaced, ...counts } = await storeAnswers(db, { principal, client }, toStore);
  const replacedAnswers = replaced.map(({ place, number }) => ({
    place,
    number,
    reason: "noDocument" as const,
  }));
  return { ...counts, ignored: [...ignored, ...replacedAnswers].toSorted((a, b) => a.place - b.place) };
};

async function readAnsweredSources(
  snapshot: Knex.Transaction,
  companyId: number,
  answers: readonly PortalAnswer[],
): Promise<{ sources: readonly EInvoiceSource[]; gstin: string }> {
  const company = await readGstCompany(snapshot, companyId);
  const days = findDays(answers);
  const { documents } = days
    ? await readIssuedDocuments({ db: snapshot, companyId, days }, company)
    : { documents: [] };
  const sources = await readEInvoiceSources(snapshot, companyId, {
    documents: documents.filter((document) => answers.some((answer) => isAnswerOf(answer, document))),
    pin: null,
  });
  return { sources, gstin: company.gstin };
}

/** A refusal isn't signed, so it must not make the server read many years. */
function findDays(answers: readonly PortalAnswer[]): { from: string; to: string } | undefined {
  const days = answers.flatMap((answer) => findAnsweredDocument(answer)?.date ?? []).toSorted();
  const [from, to] = [days.at(0), days.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  if (!isWithinMostDays({ from, to })) throw problemOnField("EINVOICE_ANSWER_INVALID", "fileBase64");
  return { from, to };
}
