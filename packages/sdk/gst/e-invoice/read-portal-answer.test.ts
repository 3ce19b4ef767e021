import { beforeAll, describe, expect, it } from "vitest";
import { makeIrn } from "./irn.ts";
import { readPortalAnswer, readPortalTime } from "./read-portal-answer.ts";
import { readSignedQr } from "./signed/read-signed-qr.ts";
import { createTestPortalKey, type TestPortalKey } from "./testing/test-portal-key.ts";

const ASKED_DAY = "2026-10-20";
let portal: TestPortalKey;
let qr: Record<string, unknown>;

beforeAll(async () => {
  portal = await createTestPortalKey();
  const parts = { gstin: "32AABCM5521F1Z0", type: "INV", number: "A/26-27/101", date: "2026-10-01" } as const;
  qr = {
    ...{ SellerGstin: parts.gstin, BuyerGstin: "32ABCPM1234F1ZC", DocNo: parts.number, DocTyp: "INV" },
    ...{ DocDt: "01/10/2026", TotInvVal: 2651.5, ItemCnt: 3, MainHsnCode: "34025000" },
    ...{ Irn: await makeIrn(parts), IrnDt: "2026-10-02 10:00:00" },
  };
});
const listKeys = (change: object = {}) => [
  { keyId: portal.keyId, publicKey: portal.publicKey, from: "2026-01-01", ...change },
];

describe("a signed QR code", () => {
  it("is read with the key of its name and day", async () => {
    expect(await readSignedQr(await portal.sign(qr), listKeys(), ASKED_DAY)).toEqual({
      is: "valid",
      qr: {
        ...{
          sellerGstin: "32AABCM5521F1Z0",
          buyerGstin: "32ABCPM1234F1ZC",
          type: "INV",
          number: "A/26-27/101",
        },
        ...{ date: "2026-10-01", value: 265150n, itemCount: 3, mainHsnCode: "34025000", irn: qr["Irn"] },
        irnDate: "2026-10-02 10:00:00",
      },
    });
  });

  it.each([
    ["a key of another name", { keyId: "OTHER" }, "noKey"],
    ["a key that is not in use yet", { from: "2026-10-21" }, "noKey"],
    ["a key that is in use no more", { until: "2026-10-19" }, "noKey"],
    ["what is no key", { publicKey: "abcd" }, "signature"],
  ])("is refused with %s", async (_, change, reason) => {
    expect(await readSignedQr(await portal.sign(qr), listKeys(change), ASKED_DAY)).toEqual({
      is: "refused",
      reason,
    });
  });

  it("is refused when somebody else signed it, or changed it", async () => {
    const other = await createTestPortalKey();
    const refusedReading = { is: "refused", reason: "signature" };
    expect(await readSignedQr(await other.sign(qr), listKeys(), ASKED_DAY)).toEqual(refusedReading);
    const [head, , signature] = (await portal.sign(qr)).split(".");
    const [, body] = (await other.sign({ ...qr, TotInvVal: 1 })).split(".");
    expect(await readSignedQr(`${head}.${body}.${signature}`, listKeys(), ASKED_DAY)).toEqual(refusedReading);
  });

  it("is refused without a signature, with another algorithm, or with another IRN", async () => {
    const token = await portal.sign(qr);
    const [head, body] = token.split(".");
    const read = async (text: string) => readSignedQr(text, listKeys(), ASKED_DAY);
    for (const text of ["", "abc", `${head}.${body}`, `${head}.${body}.`, `${token}.a`, "a.b.c"])
      expect(await read(text)).toEqual({ is: "refused", reason: "form" });
    const none = await portal.sign(qr, { alg: "none", kid: portal.keyId });
    expect(await read(none)).toEqual({ is: "refused", reason: "algorithm" });
    const otherIrn = await portal.sign({ ...qr, Irn: "b".repeat(64) });
    expect(await read(otherIrn)).toEqual({ is: "refused", reason: "irn" });
    expect(await read(await portal.sign({ ...qr, DocDt: "31/02/2026" }))).toEqual({
      is: "refused",
      reason: "fields",
    });
  });
});

describe("the portal's answer", () => {
  const makeAnswer = async (change: object = {}) => ({
    ...{ AckNo: 112610000000001, AckDt: "2026-10-02 10:00:00", Irn: qr["Irn"], Status: "ACT" },
    ...{ SignedQRCode: await portal.sign(qr), SignedInvoice: "a.b.c", ...change },
  });
  const read = (value: unknown) => readPortalAnswer(value, listKeys(), ASKED_DAY);

  it("to a report has the IRN, the acknowledgement in Indian time, and the code as received", async () => {
    const answer = await makeAnswer();
    expect(await read(answer)).toMatchObject({
      is: "reported",
      reported: {
        ...{ irn: qr["Irn"], acknowledgementNumber: "112610000000001", signedQr: answer.SignedQRCode },
        ...{ acknowledgedAt: new Date("2026-10-02T04:30:00Z"), cancelledAt: null },
      },
    });
  });

  it("of a cancelled document says when", async () => {
    const cancelledFields = { Status: "CNL", CancelDate: "2026-10-02 12:00:00" };
    expect(await read(await makeAnswer(cancelledFields))).toMatchObject({
      reported: { cancelledAt: new Date("2026-10-02T06:30:00Z") },
    });
    expect(await read(await makeAnswer({ Status: "CNL" }))).toEqual({ is: "unreadable", reason: "form" });
  });

  it("that refuses names the document and why", async () => {
    const refusal = {
      DocDtls: { Typ: "INV", No: "A/26-27/101", Dt: "01/10/2026" },
      ErrorDetails: [{ ErrorCode: "3028", ErrorMessage: "GSTIN is not present in invoice system" }],
    };
    expect(await read(refusal)).toEqual({
      is: "refused",
      document: { number: "A/26-27/101", type: "INV", date: "2026-10-01" },
      messages: [{ code: "3028", text: "GSTIN is not present in invoice system" }],
    });
  });

  it.each([
    ["a text", () => "x", "form"],
    ["nothing of a report", () => ({ Irn: "a" }), "form"],
    ["a time that is none", async () => makeAnswer({ AckDt: "2026-10-02" }), "form"],
    ["another IRN than the code's", async () => makeAnswer({ Irn: "c".repeat(64) }), "irn"],
    ["a code that nobody signed", async () => makeAnswer({ SignedQRCode: "a.b.c" }), "form"],
  ])("of %s is not believed", async (_, make, reason) => {
    expect(await read(await make())).toEqual({ is: "unreadable", reason });
  });
});

it("the portal's clock is Indian", () => {
  expect(readPortalTime("2026-10-01 02:00:00")?.toISOString()).toBe("2026-09-30T20:30:00.000Z");
  expect([
    readPortalTime("2026-02-30 02:00:00"),
    readPortalTime("2026-10-01 25:00:00"),
    readPortalTime(5),
  ]).toEqual([...[undefined, undefined, undefined]]);
});
