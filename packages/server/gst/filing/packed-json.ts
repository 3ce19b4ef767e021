import type { Gstr1File } from "@vanbook/sdk/gst";
import { gunzipSync, gzipSync } from "node:zlib";
import type { StoredDocument } from "./stored-document.ts";

/** Amounts are written as texts, because JSON has no whole numbers of any size. */
export function packDocuments(documents: readonly StoredDocument[]): Buffer {
  return gzipSync(
    JSON.stringify(documents, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  );
}

export function unpackDocuments(bytes: Buffer): StoredDocument[] {
  // Only `packDocuments` writes this column.
  const rows = JSON.parse(gunzipSync(bytes).toString()) as Packed<StoredDocument>[];
  return rows.map((row) =>
    Object.assign({}, row, {
      value: BigInt(row.value),
      items: row.items.map((item) => ({
        rate: BigInt(item.rate),
        taxable: BigInt(item.taxable),
        cgst: BigInt(item.cgst),
        sgst: BigInt(item.sgst),
        igst: BigInt(item.igst),
      })),
      untaxed: {
        nilRated: BigInt(row.untaxed.nilRated),
        exempt: BigInt(row.untaxed.exempt),
        nonGst: BigInt(row.untaxed.nonGst),
      },
      goods: row.goods.map(({ hsnCode, uqc, rate, quantity, taxable }) => ({
        hsnCode,
        uqc,
        rate: BigInt(rate),
        quantity: BigInt(quantity),
        taxable: BigInt(taxable),
      })),
    }),
  );
}

export function packFiles(files: readonly Gstr1File[]): Buffer {
  return gzipSync(JSON.stringify(files));
}

export function unpackFiles(bytes: Buffer): Gstr1File[] {
  // Only `packFiles` writes this column.
  return JSON.parse(gunzipSync(bytes).toString()) as Gstr1File[];
}

/** As JSON has it. */
type Packed<T> = T extends bigint
  ? string
  : T extends readonly (infer Each)[]
    ? readonly Packed<Each>[]
    : T extends object
      ? { [Key in keyof T]: Packed<T[Key]> }
      : T;
