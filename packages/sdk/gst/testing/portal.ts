/**
 * What the portal knows after files of several returns, read from their text alone and in JavaScript's
 * numbers: it shares no code with what writes them.
 */
export interface Portal {
  file(text: string): void;
  /** Rates, with nil-rated, exempt and non-GST supplies as "nil_amt", "expt_amt", "ngsup_amt". */
  sumByRate(): Map<string, PortalAmounts>;
  /** What it refused: documents that are filed twice, or amended without having been filed. */
  problems: readonly string[];
}

/** Taxable value, CGST, SGST, IGST, in paise. */
export type PortalAmounts = [taxable: number, cgst: number, sgst: number, igst: number];

interface PortalDocument {
  date: string;
  sign: number;
  items: readonly PortalItem[];
}

interface PortalItem {
  rate: string;
  amounts: PortalAmounts;
}

/** What this reads of a file, which is the one that the test wrote. */
interface PortalFile {
  fp: string;
  b2b?: InvoiceGroup[];
  b2ba?: InvoiceGroup[];
  b2cl?: InvoiceGroup[];
  b2cla?: InvoiceGroup[];
  b2cs?: (FileItem & { sply_ty: string; pos: string })[];
  b2csa?: { omon: string; sply_ty: string; pos: string; itms: FileItem[] }[];
  nil?: { inv: Record<UntaxedKey, number>[] };
  exp?: InvoiceGroup[];
  expa?: InvoiceGroup[];
  cdnr?: NoteGroup[];
  cdnra?: NoteGroup[];
  cdnur?: FileNote[];
  cdnura?: FileNote[];
}

interface InvoiceGroup {
  inv: FileInvoice[];
}
interface NoteGroup {
  nt: FileNote[];
}
/** With its original number and date in an amendment. */
interface FileInvoice {
  inum: string;
  idt: string;
  oinum?: string;
  oidt?: string;
  itms: (FileItem | { itm_det: FileItem })[];
}
interface FileNote {
  nt_num: string;
  nt_dt: string;
  ont_num?: string;
  ont_dt?: string;
  ntty: "C" | "D";
  itms: { itm_det: FileItem }[];
}
interface FileItem {
  rt: number;
  txval: number;
  camt?: number;
  samt?: number;
  iamt?: number;
}
type UntaxedKey = (typeof UNTAXED_KEYS)[number];

const UNTAXED_KEYS = ["nil_amt", "expt_amt", "ngsup_amt"] as const;

export function createPortal(): Portal {
  const documents = new Map<string, PortalDocument>();
  const smallRows = new Map<string, PortalItem[]>();
  const untaxedSums = new Map<string, number>();
  const problems: string[] = [];

  const add = (key: string, document: PortalDocument) => {
    if (documents.has(key)) problems.push(`${key} is filed twice`);
    documents.set(key, document);
  };
  const amend = (oldKey: string, oldDay: string | undefined, key: string, document: PortalDocument) => {
    if (documents.get(oldKey)?.date !== oldDay) problems.push(`${oldKey} of ${oldDay} was never filed`);
    documents.delete(oldKey);
    add(key, document);
  };
  const fileSmallRows = (content: PortalFile) => {
    for (const { omon, sply_ty: type, pos, itms } of content.b2csa ?? []) {
      const key = `${omon}/${type}/${pos}`;
      if (!smallRows.has(key)) problems.push(`${key} was never filed`);
      smallRows.set(key, itms.map(readItem));
    }
    for (const row of content.b2cs ?? []) {
      const key = `${content.fp}/${row.sply_ty}/${row.pos}`;
      smallRows.set(key, [...(smallRows.get(key) ?? []), readItem(row)]);
    }
  };
  return {
    problems,
    file(text) {
      const content = JSON.parse(text) as PortalFile;
      for (const note of [...listNotes(content.cdnra), ...(content.cdnura ?? [])])
        amend(`note ${note.ont_num}`, note.ont_dt, `note ${note.nt_num}`, readDocument(note));
      for (const section of [content.b2ba, content.b2cla, content.expa])
        for (const invoice of listInvoices(section))
          amend(`invoice ${invoice.oinum}`, invoice.oidt, `invoice ${invoice.inum}`, readDocument(invoice));
      for (const section of [content.b2b, content.b2cl, content.exp])
        for (const invoice of listInvoices(section)) add(`invoice ${invoice.inum}`, readDocument(invoice));
      for (const note of [...listNotes(content.cdnr), ...(content.cdnur ?? [])])
        add(`note ${note.nt_num}`, readDocument(note));
      fileSmallRows(content);
      for (const row of content.nil?.inv ?? [])
        for (const kind of UNTAXED_KEYS)
          untaxedSums.set(kind, (untaxedSums.get(kind) ?? 0) + toPaise(row[kind]));
    },
    sumByRate() {
      const sums = new Map<string, PortalAmounts>();
      const addItems = (items: readonly PortalItem[], sign: number) => {
        for (const { rate, amounts } of items) {
          const sum = sums.get(rate) ?? [0, 0, 0, 0];
          sums.set(rate, [
            sum[0] + sign * amounts[0],
            sum[1] + sign * amounts[1],
            sum[2] + sign * amounts[2],
            sum[3] + sign * amounts[3],
          ]);
        }
      };
      for (const { items, sign } of documents.values()) addItems(items, sign);
      for (const items of smallRows.values()) addItems(items, 1);
      for (const [kind, amount] of untaxedSums) sums.set(kind, [amount, 0, 0, 0]);
      return sums;
    },
  };
}

function listInvoices(section: readonly InvoiceGroup[] = []): FileInvoice[] {
  return section.flatMap(({ inv }) => inv);
}

function listNotes(section: readonly NoteGroup[] = []): FileNote[] {
  return section.flatMap(({ nt }) => nt);
}

function readDocument(record: FileInvoice | FileNote): PortalDocument {
  return {
    date: "idt" in record ? record.idt : record.nt_dt,
    sign: "ntty" in record && record.ntty === "C" ? -1 : 1,
    items: record.itms.map((item) => readItem("itm_det" in item ? item.itm_det : item)),
  };
}

function readItem({ rt, txval, camt = 0, samt = 0, iamt = 0 }: FileItem): PortalItem {
  return { rate: String(rt), amounts: [toPaise(txval), toPaise(camt), toPaise(samt), toPaise(iamt)] };
}

function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
