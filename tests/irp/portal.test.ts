import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPortalAnswer } from "@vanbook/sdk/gst";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPortalSigner } from "./portal-signer.ts";
import { createPortal, type Portal } from "./portal.ts";
import { makeSampleInvoice } from "./sample-invoice.ts";

const SELLER_GSTIN = "32AABCM5521F1Z0";
const PORTAL_CREDENTIALS = { clientId: "client", clientSecret: "secret", username: "user", password: "word" };
const signer = createPortalSigner();
const keys = [{ keyId: signer.keyId, publicKey: signer.publicKey, from: "2026-01-01" }];
let portal: Portal;
let now: Date;

beforeEach(async () => {
  now = new Date("2026-10-20T06:00:00Z");
  const file = join(mkdtempSync(join(tmpdir(), "portal-")), "register.jsonl");
  portal = createPortal({ file, signer, now: () => now, credentials: PORTAL_CREDENTIALS });
  await portal.start();
});
afterEach(() => portal.kill());

it("registers an invoice once, also after it was killed, and finds it by its number", async () => {
  const token = await signIn();
  const first = await ask(token, "/invoice", makeSampleInvoice("A/26-27/1"));
  expect(first).toMatchObject({ Status: 1, Data: { Status: "ACT", AckDt: "2026-10-20 11:30:00" } });
  await portal.kill();
  await portal.start();
  expect(await ask(token, "/invoice", makeSampleInvoice("A/26-27/1"))).toMatchObject({
    ErrorDetails: [{ ErrorCode: "1005" }],
  });
  const again = await ask(await signIn(), "/invoice", makeSampleInvoice("a/26-27/1"));
  const irn = first.Data["Irn"];
  expect(again).toMatchObject({
    ...{ Status: 0, ErrorDetails: [{ ErrorCode: "2150", ErrorMessage: "Duplicate IRN" }] },
    InfoDtls: [{ InfCd: "DUPIRN", Desc: { Irn: irn } }],
  });
  const query = "?doctype=INV&docnum=A/26-27/1&docdate=05/10/2026";
  const foundInvoice = await ask(await signIn(), `/invoice/irnbydocdetails${query}`);
  expect(foundInvoice.Data).toEqual(first.Data);
  expect(await readPortalAnswer(foundInvoice.Data, keys, "2026-10-20")).toMatchObject({
    ...{ is: "reported", reported: { irn, qr: { number: "A/26-27/1", value: 10500n } } },
  });
  expect(portal.register.entries()).toHaveLength(1);
});

it("refuses what the schema does not allow, and another company's invoice", async () => {
  const token = await signIn();
  const refusal = await ask(token, "/invoice", makeSampleInvoice("0/1"));
  expect(refusal.ErrorDetails[0]?.ErrorMessage).toContain("DocDtls.No");
  const other = await ask(token, "/invoice", makeSampleInvoice("A/1", { Gstin: "32ABCPM1234F1ZC" }));
  expect(other.ErrorDetails[0]?.ErrorCode).toBe("5002");
  expect(portal.register.entries()).toEqual([]);
});

it("cancels within 24 hours, and never gives a cancelled number another IRN", async () => {
  const token = await signIn();
  const irns: (string | undefined)[] = [];
  for (const number of ["A/1", "A/2"])
    irns.push((await ask(token, "/invoice", makeSampleInvoice(number))).Data["Irn"]);
  const cancel = (Irn: string | undefined) =>
    ask(token, "/invoice/cancel", { Irn, CnlRsn: "2", CnlRem: "Wrong" });
  now = new Date("2026-10-21T06:00:00Z");
  expect(await cancel(irns[0])).toMatchObject({ Data: { Irn: irns[0], CancelDate: "2026-10-21 11:30:00" } });
  expect((await cancel(irns[0])).ErrorDetails[0]?.ErrorCode).toBe("9999");
  now = new Date("2026-10-21T06:00:01Z");
  expect((await cancel(irns[1])).ErrorDetails[0]?.ErrorCode).toBe("2270");
  expect((await ask(token, "/invoice", makeSampleInvoice("A/1"))).ErrorDetails[0]?.ErrorCode).toBe("2150");
});

it("can be slow, fail, and cut the connection before or after it has registered", async () => {
  const token = await signIn();
  const send = (number: string) => ask(token, "/invoice", makeSampleInvoice(number));
  portal.trouble = () => ({ status: 503 });
  await expect(send("A/1")).rejects.toThrow("503");
  portal.trouble = () => "cutBefore";
  await expect(send("A/1")).rejects.toThrow();
  expect(portal.register.entries()).toHaveLength(0);
  portal.trouble = () => "cutAfter";
  await expect(send("A/1")).rejects.toThrow();
  expect(portal.register.entries()).toHaveLength(1);
  portal.trouble = () => ({ slowMs: 20 });
  expect((await send("A/2")).Status).toBe(1);
});

async function signIn(): Promise<string> {
  const body = {
    ...{
      client_id: "client",
      client_secret: "secret",
      username: "user",
      password: "word",
      gstin: SELLER_GSTIN,
    },
  };
  const { Data: data } = await ask("", "/auth", body);
  return data["AuthToken"] ?? "";
}

async function ask(token: string, path: string, body?: object): Promise<PortalJson> {
  const answer = await fetch(`${portal.url}${path}`, {
    method: body ? "POST" : "GET",
    headers: { gstin: SELLER_GSTIN, authtoken: token, connection: "close" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as PortalJson; // the portal of this folder
}

interface PortalJson {
  Status: number;
  Data: Record<string, string>;
  ErrorDetails: { ErrorCode: string; ErrorMessage: string }[];
}
