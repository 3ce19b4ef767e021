import type { CellKind, GivesWay } from "./cell-kind.ts";

export function chooseGivesWay(column: {
  id?: string;
  label: string;
  kind: CellKind;
  gives?: GivesWay | undefined;
}): GivesWay {
  const { id = "", label, kind, gives } = column;
  if (gives) return gives;
  if (isWhole({ id, kind })) return "never";
  if (REMARK_NAMES.test(`${id} ${label}`)) return "first";
  return NAME_COLUMNS.test(id) ? "last" : "soon";
}

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

const REMARK_NAMES = /addr|remark|narration|words|purpose/i;
const NAME_COLUMNS =
  /^((item|account|customer|supplier|company|party|ledger|h)?name|customer|supplier|title)$/i;
