import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { E_INVOICE_LAWS, makeIrn, writePortalNumber } from "@vanbook/sdk/gst";
import type { PortalSigner } from "./portal-signer.ts";
import type { RegisteredInvoice } from "./portal.ts";

/** A document that has an IRN. */
export interface RegisterEntry {
  irn: string;
  acknowledgementNumber: number;
  gstin: string;
  type: RegisteredInvoice["DocDtls"]["Typ"];
  number: string;
  /** `DD/MM/YYYY`. */
  date: string;
  /** ISO. */
  at: string;
  signedInvoice: string;
  signedQr: string;
  cancelledAt?: string;
}

export interface Register {
  entries(): readonly RegisterEntry[];
  add(invoice: RegisteredInvoice): Promise<{ entry: RegisterEntry; isNew: boolean }>;
  find(
    document: Readonly<Record<"gstin" | "type" | "number" | "date", string | undefined>>,
  ): RegisterEntry | undefined;
  findByIrn(irn: string): RegisterEntry | undefined;
  cancel(entry: RegisterEntry): void;
  /** As the portal answers. */
  describe(entry: RegisterEntry): Record<string, string | number | undefined>;
}

/** Each entry is in the file before the portal answers. What is in the file already is read. */
export function createRegister({
  file,
  signer,
  now,
}: {
  file: string;
  signer: PortalSigner;
  now: () => Date;
}): Register {
  const byIrn = new Map<string, RegisterEntry>();
  for (const entry of readEntries(file)) byIrn.set(entry.irn, entry);
  const write = (entry: RegisterEntry) => {
    byIrn.set(entry.irn, entry);
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
  };
  return {
    entries: () => [...byIrn.values()],
    async add(invoice) {
      const { Typ: type, No, Dt: date } = invoice.DocDtls;
      const at = now();
      const day = date.split("/").toReversed().join("-");
      const gstin = invoice.SellerDtls.Gstin;
      const number = writePortalNumber(No, at.toISOString().slice(0, 10), E_INVOICE_LAWS);
      const irn = await makeIrn({ gstin, type, number, date: day });
      const first = byIrn.get(irn);
      if (first) return { entry: first, isNew: false };
      const main = invoice.ItemList.toSorted((a, b) => b.AssAmt - a.AssAmt)[0];
      const qr = {
        ...{
          SellerGstin: gstin,
          BuyerGstin: invoice.BuyerDtls.Gstin,
          DocNo: number,
          DocTyp: type,
          DocDt: date,
        },
        ...{
          TotInvVal: invoice.ValDtls.TotInvVal,
          ItemCnt: invoice.ItemList.length,
          MainHsnCode: main?.HsnCd,
        },
        ...{ Irn: irn, IrnDt: writeTime(at) },
      };
      const entry = {
        ...{ irn, acknowledgementNumber: FIRST_NUMBER + byIrn.size, gstin, type, number, date },
        ...{
          at: at.toISOString(),
          signedInvoice: signer.sign({ ...invoice, Irn: irn }),
          signedQr: signer.sign(qr),
        },
      };
      write(entry);
      return { entry, isNew: true };
    },
    find: ({ gstin, type, number, date }) =>
      [...byIrn.values()].find(
        (each) =>
          each.gstin === gstin &&
          each.type === type &&
          each.date === date &&
          each.number === number?.toUpperCase(),
      ),
    findByIrn: (irn) => byIrn.get(irn),
    cancel: (entry) => write({ ...entry, cancelledAt: now().toISOString() }),
    describe: (entry) => {
      const { cancelledAt } = byIrn.get(entry.irn) ?? entry;
      return {
        ...{ AckNo: entry.acknowledgementNumber, AckDt: writeTime(new Date(entry.at)), Irn: entry.irn },
        ...{ SignedInvoice: entry.signedInvoice, SignedQRCode: entry.signedQr },
        Status: cancelledAt === undefined ? "ACT" : "CNL",
        ...(cancelledAt !== undefined && { CancelDate: writeTime(new Date(cancelledAt)) }),
      };
    },
  };
}

function readEntries(file: string): RegisterEntry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as RegisterEntry); // written by `write`
}

/** By the clock of India: `2026-10-05 16:48:00`. */
function writeTime(at: Date): string {
  return new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}

const FIRST_NUMBER = 112_610_000_000_001;
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
