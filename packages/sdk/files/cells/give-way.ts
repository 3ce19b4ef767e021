import type { CellKind, GivesWay } from "./cell-kind.ts";

/** How a column shrinks: as its definition says, otherwise by its kind and its name. */
export function givesWay(column: {
  id?: string;
  label: string;
  kind: CellKind;
  gives?: GivesWay | undefined;
}): GivesWay {
  const { id = "", label, kind, gives } = column;
  if (gives) return gives;
  if (isWhole({ id, kind })) return "never";
  if (REMARKS.test(`${id} ${label}`)) return "first";
  return NAMES.test(id) ? "last" : "soon";
}

/** Whether a column never shrinks: figures, dates, tags, and numbers of documents, phones and registrations. */
export function isWhole({
  id,
  kind,
  gives,
}: {
  id: string;
  kind: CellKind;
  gives?: GivesWay | undefined;
}): boolean {
  return gives ? gives === "never" : kind !== "text" || /(no|number|code|mob\w*|phone|tin\w*)$/i.test(id);
}

const REMARKS = /addr|remark|narration|words|purpose/i;
const NAMES = /^((item|account|customer|supplier|company|party|ledger|h)?name|customer|supplier|title)$/i;
