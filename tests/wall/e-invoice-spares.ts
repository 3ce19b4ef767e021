import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import type { Known } from "./operations.ts";

/** Arguments for the operations of e-invoices: the company's oldest bill has an IRN. */
export async function makeEInvoiceSpares(db: Knex, companyId: number): Promise<Known["own"] & object> {
  const bill: { voucher_id: number; bill_no: string; date: string } = await db("bills")
    .where({ company_id: companyId, status: POSTED_STATUS })
    .orderBy(["date", "id"])
    .first("voucher_id", "bill_no", "date");
  const portalKeys = [{ publicKey: PUBLIC_KEY, from: "2026-01-01" }];
  const at = toDatabaseTime(readClock());
  await db("e_invoice_settings").insert({ company_id: companyId, portal_keys: JSON.stringify(portalKeys) });
  await db("e_invoices").insert({
    ...{ company_id: companyId, voucher_id: bill.voucher_id, status: "reported" },
    ...{ irn: "a1".repeat(32), ack_no: "112610000000001", ack_at: at, created_at: at },
  });
  const days = { from: bill.date, to: bill.date };
  const refusal = {
    DocDtls: { Typ: "INV", No: bill.bill_no, Dt: bill.date.split("-").toReversed().join("/") },
    ErrorDetails: [{ ErrorCode: "2150", ErrorMessage: "Duplicate IRN" }],
  };
  return {
    "eInvoices.list": days,
    "eInvoices.file": days,
    "eInvoices.importAnswers": { fileBase64: Buffer.from(JSON.stringify([refusal])).toString("base64") },
    "eInvoices.markCancelled": { voucherId: bill.voucher_id, cancelledAt: readClock().toISOString() },
    "eInvoices.saveSettings": { dutyFrom: null, pin: null, turnovers: [], portalKeys },
  };
}

/** The same in each run, because answers of two runs are compared. Nobody has its private key. */
const PUBLIC_KEY = [
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA8p7B6MfIkySv1XaFpbKL9qyAfvUonUuqc70iskOS6ecqwAVxT6tG",
  "pW9v6LKCMCJQC+RzWM1luSTp7g10Or9XzgUBJL/IL469hPzl9+yqBtZiC3tTxaxL1wTBnwoNTXBRjyyZoIMj+QiJw1xE3UaT",
  "yQ+aAv4MRoYoe3dvcVz7rvgOEINMxWdzw8E+xuMt5mmUO2Gv+20zdkk1KnZnAbmOUy+1bpF5vVRi83jnQKgm0ZiisyMQAtw7",
  "adV6gq+516SmPMd+26o/5AUwdXChLPkq6/H3eOJ3zKKMjjCQKB4DAsJKaQj+B53cWMBEzhL46b6Nxxyf2tS3xcPq/HMpWQBX",
  "lQIDAQAB",
].join("");
