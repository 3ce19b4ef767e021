import type { Refusal, RefusalCode } from "@vanbook/sdk/gst";
import { problem, type Problem } from "@vanbook/sdk/problem";

/** STATEMENT_REFUSED, with why the whole file is refused. */
export function createRefusal({ path, code }: Refusal): Problem {
  const message = REFUSAL_SENTENCES[code] ?? "The file has a field that is missing or can't be read.";
  return problem("STATEMENT_REFUSED", { message, fields: [{ field: path === "" ? "file" : path, message }] });
}

/** Why a whole file is refused. */
const REFUSAL_SENTENCES: Partial<Record<RefusalCode, string>> = {
  tooLarge: "The file is too large for a GSTR-2B file.",
  notUtf8: "The file is not text in UTF-8, as GSTR-2B files are.",
  notJson: "The file is not JSON. Take the JSON file of GSTR-2B from the portal.",
  nestedTooDeeply: "The file is nested more deeply than a GSTR-2B file.",
  tooManyValues: "The file has more values than a GSTR-2B file may have.",
  tooManyFields: "The file has more fields than a GSTR-2B file may have.",
  repeatedName: "The file has a field twice.",
  tooManyDocuments: "The file has more documents than can be read at once.",
  otherCompany: "The file is of another GSTIN, not the company's.",
  otherMonth: "The file is of another month.",
};
