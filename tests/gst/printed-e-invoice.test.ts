import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSignedQr } from "@vanbook/sdk/gst";
import { expect, it } from "vitest";
import { layDocument } from "../../packages/sdk/files/layout/document/lay-document.ts";
import { papersText } from "../../packages/sdk/generated/text/en-IN/papers.ts";
import { taxInvoice } from "../../packages/sdk/paper/documents/tax-invoice.ts";
import { bill } from "../../packages/sdk/paper/testing/bill-on-paper.ts";
import { createPortalSigner } from "../irp/portal-signer.ts";
import type { RegisteredInvoice } from "../irp/portal.ts";
import { createRegister } from "../irp/register.ts";
import { makeSampleInvoice } from "../irp/sample-invoice.ts";
import { readQrCode } from "./read-qr-code.ts";

it.each(["A4", "A5", "80mm"] as const)(
  "the code on a bill of %s is read back, and the portal's signature on it is right",
  async (paper) => {
    const signer = createPortalSigner();
    const file = join(mkdtempSync(join(tmpdir(), "register-")), "register.jsonl");
    const register = createRegister({ file, signer, now: () => new Date("2026-10-20T06:00:00Z") });
    const { entry } = await register.add(makeSampleInvoice("A/26-27/1") as RegisteredInvoice);
    const eInvoice = { isReported: true, irn: entry.irn, signedQr: entry.signedQr };
    const { sheet } = taxInvoice.sheet({ ...bill, eInvoice }, { paper }, papersText);
    const { pages } = layDocument(sheet, (text, size) => text.length * size * 0.6);
    const codes = pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === "squares"));
    const [signedCode] = codes.toSorted((a, b) => b.rows.length - a.rows.length);
    const border = signedCode?.rows[0]?.findIndex((_, at) => signedCode.rows[at]?.some(Boolean)) ?? 0;
    const squares = signedCode?.rows.slice(border, -border).map((row) => row.slice(border, -border)) ?? [];
    const text = readQrCode(squares);
    expect(text).toBe(entry.signedQr);
    const keys = [{ keyId: signer.keyId, publicKey: signer.publicKey, from: "2026-10-01" }];
    expect(await readSignedQr(text, keys, "2026-10-20")).toMatchObject({
      ...{ is: "valid", qr: { irn: entry.irn, number: "A/26-27/1", value: 10500n } },
    });
  },
);
