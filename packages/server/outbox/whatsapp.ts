import * as say from "@vanbook/sdk/messages";
import { createHash } from "node:crypto";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import type { Handler } from "../contract/handler.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { queueMessage } from "./outbox.ts";
import { decodePdf } from "./pdf-file.ts";

const send: Handler<"whatsapp.send"> = async ({ body, principal, db, config, client }) => {
  if (!config.whatsapp) throw problem("WHATSAPP_NOT_SET_UP");
  const { dailyLimit } = config.whatsapp;
  const to = toInternationalNumber(body.phone);
  const file = decodePdf(body.fileBase64);
  const message = { to, text: body.text?.trim() || null, fileName: chooseFileName(body.fname) };
  await withTransaction(db, async (trx) => {
    const id = await queueMessage(trx, principal, { message, file, dailyLimit });
    const sha256 = createHash("sha256").update(file).digest("hex");
    const after = { ...message, bytes: file.length, sha256 };
    const auditLine = { operation: "whatsapp.send", entity: "outbox", entityId: id, after };
    await addAuditLine(trx, { principal, client }, auditLine);
  });
  return `Queued for ${to}.`;
};

export const whatsapp = { "whatsapp.send": send };

/** E.164. Ten digits without + get +91. Indian ones must be mobile: ten digits, first 6 to 9. */
function toInternationalNumber(phone: string): string {
  const number = phone.startsWith("+") ? phone : `+${phone.length === 10 ? "91" : ""}${phone}`;
  if (!number.startsWith("+91") || /^\+91[6-9]\d{9}$/.test(number)) return number;
  const message = say.notMobile({ phone });
  throw problemOnField("INVALID_FIELDS", "phone", message);
}

/** Shown on the phone: no control or bidirectional characters, and always .pdf at the end. */
function chooseFileName(sentName: string | null | undefined): string {
  const name = (sentName ?? "").replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "").trim() || "Ledger";
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`;
}
