import { checkEInvoiceFile } from "@vanbook/sdk/gst";
import { beforeAll, describe, expect, it } from "vitest";
import { createSystemAuthor } from "../../packages/server/auth/audit.ts";
import { readClock } from "../../packages/server/clock.ts";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { storeAnswers } from "../../packages/server/gst/e-invoices/store-answers.ts";
import { createPortalSigner } from "../irp/portal-signer.ts";
import type { RegisteredInvoice } from "../irp/portal.ts";
import { createRegister } from "../irp/register.ts";
import {
  BILL_DATE,
  makeRegisterFile,
  openEInvoiceDesk,
  TESTED_DAYS,
  type EInvoiceDesk,
  type Posted,
} from "./e-invoice-desk.ts";
import { CUSTOMER_IDS, type ReturnDesk } from "./return-desk.ts";

export function describeEInvoices(getDesk: () => ReturnDesk): void {
  let desk: EInvoiceDesk;
  beforeAll(async () => void (desk = await openEInvoiceDesk(getDesk())));

  describe("what a company says of its e-invoices", () => {
    it("is nothing at first, and is replaced as a whole", async () => {
      expect(await desk.read("settings")).toEqual({
        ...{ dutyFrom: null, dutyByTurnover: null, pin: null, turnovers: [], portalKeys: [] },
      });
      const turnovers = [{ year: "2025-26", amount: 62_500_000 }];
      const savedTerms = await desk.save({ ...desk.settings, dutyFrom: "2026-04-01", turnovers });
      expect(savedTerms.read()).toEqual({
        ...{
          dutyFrom: "2026-04-01",
          dutyByTurnover: "2026-04-01",
          pin: "691506",
          turnovers,
          portalKeys: [desk.key],
        },
      });
      expect((await desk.save(desk.settings)).read()).toMatchObject({
        dutyFrom: BILL_DATE,
        dutyByTurnover: null,
        turnovers: [],
      });
    });

    it.each([
      [
        "a first day after the law's",
        { turnovers: [{ year: "2025-26", amount: 50_000_000.01 }] },
        "EINVOICE_DUTY_EARLIER",
      ],
      [
        "no day where the law has one",
        { dutyFrom: null, turnovers: [{ year: "2019-20", amount: 60_000_000 }] },
        "EINVOICE_DUTY_EARLIER",
      ],
      [
        "a year twice",
        { turnovers: [1, 2].map((amount) => ({ year: "2025-26", amount })) },
        "INVALID_FIELDS",
      ],
      [
        "what is no key",
        { portalKeys: [{ publicKey: "A".repeat(200), from: "2026-01-01" }] },
        "EINVOICE_KEY_INVALID",
      ],
    ])("is refused with %s", async (_, changes, code) => {
      const answer = await desk.save({ ...desk.settings, ...changes });
      expect(answer.read<{ code: string }>().code).toBe(code);
    });

    it.each(["anil", "meera"])("is shown to %s or not", async (username) => {
      const cookie = await desk.product.signIn(1, username);
      const paths = [
        "settings",
        `?from=${BILL_DATE}&to=${BILL_DATE}`,
        `file?from=${BILL_DATE}&to=${BILL_DATE}`,
      ];
      for (const path of paths) {
        const [where = "", query = ""] = path.split("?");
        const answer = await desk.product.call({
          ...{ method: "GET", path: `/api/v1/e-invoices${where && `/${where}`}`, cookie },
          query: Object.fromEntries(new URLSearchParams(query)),
        });
        expect([path, answer.status]).toEqual([path, username === "meera" ? 200 : 403]);
      }
    });
  });

  describe("bills of a company with e-invoices", () => {
    it("are reported by a bulk file, and have their IRN after its answer was imported", async () => {
      await desk.save(desk.settings);
      const bill = await desk.postBill(CUSTOMER_IDS.registered);
      const elsewhere = await desk.postBill(CUSTOMER_IDS.registeredElsewhere);
      await desk.postBill(CUSTOMER_IDS.household, "B2C");
      const before = await desk.list();
      expect(before.counts).toMatchObject({ toReport: 2, notNeeded: 1, reported: 0 });
      expect((await desk.readPaper(bill.id)).eInvoice).toEqual({ isReported: false });

      const file = await desk.read<Schema<"EInvoiceFile">>("file", TESTED_DAYS);
      expect([file.count, file.remaining, file.lacking]).toEqual([2, 0, []]);
      expect(checkEInvoiceFile(file.text, { today: "2026-11-18" })).toEqual([]);
      const invoices = JSON.parse(file.text) as (RegisteredInvoice & { ItemList: object[] })[];
      // 10 at 100.00 with 18 % and 2 at 100.00 nil-rated: 1,200.00 and 180.00 of tax.
      expect(invoices.map(({ ValDtls: values }) => values)).toEqual([
        { AssVal: 1200, CgstVal: 90, SgstVal: 90, IgstVal: 0, TotInvVal: 1380 },
        { AssVal: 1200, CgstVal: 0, SgstVal: 0, IgstVal: 180, TotInvVal: 1380 },
      ]);
      expect(invoices[0]?.ItemList[0]).toMatchObject({
        PrdDesc: "At eighteen",
        Qty: 10,
        UnitPrice: 100,
        GstRt: 18,
      });

      const answers = await desk.registerAll(invoices);
      expect(await desk.importAnswers(answers)).toEqual({ reported: 2, refused: 0, known: 0, ignored: [] });
      expect(await desk.importAnswers(answers)).toEqual({ reported: 0, refused: 0, known: 2, ignored: [] });
      const after = await desk.list();
      expect(after.counts).toMatchObject({ toReport: 0, reported: 2 });
      expect(after.documents.map(({ irn }) => irn)).toEqual(answers.map(({ Irn: irn }) => irn));
      expect((await desk.readPaper(bill.id)).eInvoice).toEqual({
        ...{
          isReported: true,
          irn: answers[0]?.["Irn"],
          acknowledgementNumber: String(answers[0]?.["AckNo"]),
        },
        ...{ acknowledgedAt: expect.any(String), signedQr: answers[0]?.["SignedQRCode"] },
      });
      expect((await desk.read<Schema<"EInvoiceFile">>("file", TESTED_DAYS)).text).toBe("[]");
      await desk.refuseChanges(elsewhere);
    });

    it("take no correction under a reported number, and are cancelled on the portal first", async () => {
      const bill = await desk.postBill(CUSTOMER_IDS.registered);
      await desk.sendReports();
      await desk.refuseChanges(bill);
      const mark = (cancelledAt: Date) =>
        desk.product.call({
          ...{ method: "PUT", path: `/api/v1/e-invoices/${bill.voucherId}/cancelled`, cookie: desk.cookie },
          ...{
            body: { cancelledAt: cancelledAt.toISOString() },
            headers: { "Idempotency-Key": crypto.randomUUID() },
          },
        });
      const late = await mark(new Date(readClock().getTime() + 25 * 60 * 60 * 1000));
      expect(late.read<{ code: string }>().code).toBe("EINVOICE_CANCEL_LATE");
      expect((await mark(readClock())).status).toBe(200);
      const edit = await desk.change(bill, "", "PUT", await desk.makeBill(CUSTOMER_IDS.registered));
      expect(edit.read<{ code: string }>().code).toBe("EINVOICE_REPORTED");
      expect((await desk.change(bill, "/cancel", "POST")).status).toBe(200);
      const cancelledBill = (await desk.list()).documents.find(
        ({ voucherId }) => voucherId === bill.voucherId,
      );
      expect(cancelledBill?.state).toBe("cancelledOnPortal");
    });

    it("are corrected and cancelled freely before they are reported", async () => {
      const bill = await desk.postBill(CUSTOMER_IDS.registered);
      const edit = await desk.change(bill, "", "PUT", await desk.makeBill(CUSTOMER_IDS.registered));
      expect(edit.status, edit.text).toBe(200);
      expect((await desk.change(edit.read<Posted>(), "/cancel", "POST")).status).toBe(200);
    });

    it("keep what the portal refused, until it accepts them", async () => {
      const bill = await desk.postBill(CUSTOMER_IDS.registered);
      const { text } = await desk.read<Schema<"EInvoiceFile">>("file", TESTED_DAYS);
      const [invoice] = JSON.parse(text) as RegisteredInvoice[];
      const refusal = {
        DocDtls: invoice?.DocDtls,
        ErrorDetails: [{ ErrorCode: "3028", ErrorMessage: "GSTIN is not present in invoice system" }],
      };
      expect(await desk.importAnswers([refusal])).toMatchObject({ reported: 0, refused: 1 });
      const refusedBill = (await desk.list()).documents.find(({ voucherId }) => voucherId === bill.voucherId);
      expect(refusedBill).toMatchObject({
        ...{ state: "refused", messages: [{ code: "3028", text: "GSTIN is not present in invoice system" }] },
      });
      await desk.sendReports();
      const reportedBill = (await desk.list()).documents.find(
        ({ voucherId }) => voucherId === bill.voucherId,
      );
      expect(reportedBill).toMatchObject({ state: "reported" });
      expect(reportedBill?.messages).toBeUndefined();
    });

    it("name the facts that they lack, and are not in the file", async () => {
      await desk.db("accounts").where({ company_id: 1, id: CUSTOMER_IDS.registered }).update({ pin: null });
      const bill = await desk.postBill(CUSTOMER_IDS.registered);
      await desk
        .db("accounts")
        .where({ company_id: 1, id: CUSTOMER_IDS.registered })
        .update({ pin: "691523" });
      const { lacking, count } = await desk.read<Schema<"EInvoiceFile">>("file", TESTED_DAYS);
      expect(count).toBe(0);
      expect(lacking).toMatchObject([
        {
          voucherId: bill.voucherId,
          lacks: [{ path: "BuyerDtls.Pin", place: "customer", problem: "missing" }],
        },
      ]);
      // A correction takes the customer as they are now.
      await desk.change(bill, "", "PUT", await desk.makeBill(CUSTOMER_IDS.registered));
      expect((await desk.read<Schema<"EInvoiceFile">>("file", TESTED_DAYS)).count).toBe(1);
      await desk.sendReports();
    });

    it("believe no answer that the portal did not sign, or that is of another document", async () => {
      await desk.postBill(CUSTOMER_IDS.registered);
      const { text } = await desk.read<Schema<"EInvoiceFile">>("file", TESTED_DAYS);
      const [invoice] = JSON.parse(text) as RegisteredInvoice[];
      if (!invoice) throw new Error("The file is empty.");
      const other = createPortalSigner(desk.signer.keyId);
      const strangers = createRegister({ file: makeRegisterFile(), signer: other, now: readClock });
      const forgedAnswer = strangers.describe((await strangers.add(invoice)).entry);
      const elsewhere = createRegister({ file: makeRegisterFile(), signer: desk.signer, now: readClock });
      const describeChanged = async (changes: object) =>
        elsewhere.describe((await elsewhere.add({ ...invoice, ...changes })).entry);
      const answers = [
        ...[forgedAnswer, await describeChanged({ DocDtls: { ...invoice.DocDtls, No: "X/1" } }), {}, "text"],
        ...[await describeChanged({ ValDtls: { TotInvVal: 1 } })],
        await describeChanged({ SellerDtls: { Gstin: "32ABCPM1234F1ZC" } }),
      ];
      const { ignored, ...counts } = await desk.importAnswers(answers);
      expect(counts).toEqual({ reported: 0, refused: 0, known: 0 });
      expect(ignored.map(({ reason }) => reason)).toEqual([
        ...["signature", "noDocument", "form", "form", "value", "otherCompany"],
      ]);
      await desk.sendReports();
    });

    it("take no answer about a version that a correction has replaced", async () => {
      const bill = await desk.postBill(CUSTOMER_IDS.registered);
      const edit = await desk.change(bill, "", "PUT", await desk.makeBill(CUSTOMER_IDS.registered));
      const { voucherId } = edit.read<Posted>();
      const messages = [{ code: "3028", text: "GSTIN is not present in invoice system" }];
      const answers = [bill.voucherId, voucherId].map((id) => ({ voucherId: id, messages }));
      expect(await storeAnswers(desk.db, createSystemAuthor(1), answers)).toEqual({
        ...{ reported: 0, refused: 1, known: 0, replaced: answers.slice(0, 1) },
      });
      await desk.sendReports();
    });

    it("go to another address only with its place, which the books do not know", async () => {
      const shipTo = { receiver: "other", name: "Site office", address: "7 Hill Road, Konni", pin: "689691" };
      await desk.post("bills", { ...(await desk.makeBill(CUSTOMER_IDS.registered)), shipTo });
      const { lacking } = await desk.read<Schema<"EInvoiceFile">>("file", TESTED_DAYS);
      expect(lacking.map(({ lacks }) => lacks)).toEqual([
        [
          { path: "ShipDtls.Loc", place: "customer", problem: "missing" },
          { path: "ShipDtls.Stcd", place: "customer", problem: "missing" },
        ],
      ]);
    });

    it.each([
      ["no JSON", "text"],
      ["no list", "{}"],
      ["lists in lists", `${"[".repeat(40)}${"]".repeat(40)}`],
      ["a name twice", '[{"Irn":"a","Irn":"b"}]'],
      ["more than a thousand answers", JSON.stringify(Array.from({ length: 1001 }, () => ({})))],
      ["documents of many years", JSON.stringify(["01/04/2018", "01/04/2026"].map(makeRefusal))],
    ])("take no answer file with %s", async (_, text) => {
      const answer = await desk.sendAnswers(text);
      expect(answer.read<{ code: string }>().code).toBe("EINVOICE_ANSWER_INVALID");
    });
  });
}

/** Refusals are not signed. */
function makeRefusal(day: string) {
  return {
    DocDtls: { Typ: "INV", No: "A/1", Dt: day },
    ErrorDetails: [{ ErrorCode: "3028", ErrorMessage: "GSTIN is not present in invoice system" }],
  };
}
