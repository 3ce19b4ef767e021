import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { readClock } from "../../packages/server/clock.ts";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { createPortalSigner } from "../irp/portal-signer.ts";
import type { RegisteredInvoice } from "../irp/portal.ts";
import { createRegister } from "../irp/register.ts";
import { CUSTOMER_IDS, ITEM_IDS, type ReturnDesk } from "./return-desk.ts";

/** A day without other documents. */
export const BILL_DATE = "2026-11-02";
export const TESTED_DAYS = { from: BILL_DATE, to: BILL_DATE };

export interface Posted {
  id: number;
  voucherId: number;
}

/** A company that issues e-invoices, customers with whole addresses, and a portal with its own key. */
export async function openEInvoiceDesk(desk: ReturnDesk) {
  const signer = createPortalSigner();
  const register = createRegister({ file: makeRegisterFile(), signer, now: readClock });
  const key = { keyId: signer.keyId, publicKey: signer.publicKey, from: "2026-01-01" };
  const settings = { dutyFrom: BILL_DATE, pin: "691506", turnovers: [], portalKeys: [key] };
  await desk
    .db("accounts")
    .where({ company_id: 1 })
    .whereIn("id", [CUSTOMER_IDS.registered, CUSTOMER_IDS.registeredElsewhere])
    .update({ address: "5 Market Street", place: "Adoor", pin: "691523" });
  const requests = makeRequests(desk);
  return {
    ...{ ...desk, ...requests, signer, key, settings },
    registerAll: (invoices: readonly RegisteredInvoice[]) => registerAll(invoices),
    sendReports,
  };

  async function sendReports(): Promise<void> {
    const { text } = await requests.read<Schema<"EInvoiceFile">>("file", TESTED_DAYS);
    const invoices = JSON.parse(text) as RegisteredInvoice[];
    expect(await requests.importAnswers(await registerAll(invoices))).toMatchObject({
      ...{ reported: invoices.length, ignored: [] },
    });
  }

  async function registerAll(invoices: readonly RegisteredInvoice[]) {
    const answers = [];
    for (const invoice of invoices) answers.push(register.describe((await register.add(invoice)).entry));
    return answers;
  }
}

export type EInvoiceDesk = Awaited<ReturnType<typeof openEInvoiceDesk>>;

function makeRequests(desk: ReturnDesk) {
  return {
    makeBill,
    postBill,
    change,
    refuseChanges,
    importAnswers,
    sendAnswers,
    save,
    read,
    list,
    readPaper,
  };

  async function makeBill(customerId: number, type: "B2B" | "B2C" = "B2B") {
    return {
      ...{
        date: BILL_DATE,
        customerId,
        salesmanId: desk.salesman,
        locationId: desk.godown,
        payment: "credit",
      },
      ...{ seriesId: await desk.findSeries(type, BILL_DATE), discount: 0 },
      lines: [
        { itemId: ITEM_IDS.eighteen, quantity: 10, unitPrice: 100 },
        { itemId: ITEM_IDS.nilRated, quantity: 2, unitPrice: 100 },
      ],
    };
  }

  async function postBill(customerId: number, type: "B2B" | "B2C" = "B2B"): Promise<Posted> {
    return desk.post("bills", await makeBill(customerId, type));
  }

  function change({ id }: Posted, path: string, method: string, body?: object) {
    return desk.product.call({
      ...{ method, path: `/api/v1/bills/${id}${path}`, cookie: desk.cookie },
      headers: { "Idempotency-Key": crypto.randomUUID() },
      ...(body && { body }),
    });
  }

  async function refuseChanges(bill: Posted): Promise<void> {
    const edit = await change(bill, "", "PUT", await makeBill(CUSTOMER_IDS.registered));
    expect(edit.read<{ code: string }>().code).toBe("EINVOICE_REPORTED");
    const cancel = await change(bill, "/cancel", "POST");
    expect(cancel.read()).toMatchObject({
      code: "EINVOICE_REPORTED",
      message:
        "This document was reported to the e-invoice portal: cancel it there first. When its time for that is over, post a credit note.",
    });
  }

  async function importAnswers(answers: readonly unknown[]): Promise<Schema<"EInvoiceAnswers">> {
    const answer = await sendAnswers(JSON.stringify(answers));
    expect(answer.status, answer.text).toBe(200);
    return answer.read<Schema<"EInvoiceAnswers">>();
  }

  function sendAnswers(text: string) {
    return desk.product.call({
      ...{ method: "POST", path: "/api/v1/e-invoices/answers", cookie: desk.cookie },
      body: { fileBase64: Buffer.from(text).toString("base64") },
    });
  }

  function save(body: object) {
    return desk.product.call({
      method: "PUT",
      path: "/api/v1/e-invoices/settings",
      cookie: desk.cookie,
      body,
    });
  }

  async function read<Body = unknown>(path: string, query: Record<string, string> = {}): Promise<Body> {
    const where = `/api/v1/e-invoices${path && `/${path}`}`;
    const answer = await desk.product.call({ method: "GET", path: where, cookie: desk.cookie, query });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<Body>();
  }

  function list(): Promise<Schema<"EInvoiceList">> {
    return read<Schema<"EInvoiceList">>("", TESTED_DAYS);
  }

  async function readPaper(id: number): Promise<Schema<"BillDocument">> {
    const answer = await desk.product.call({
      method: "GET",
      path: `/api/v1/bills/${id}`,
      cookie: desk.cookie,
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<Schema<"BillDocument">>();
  }
}

export function makeRegisterFile(): string {
  return join(mkdtempSync(join(tmpdir(), "register-")), "register.jsonl");
}
