import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { verifyWebhook, WebhookError } from "./webhooks.ts";

const SECRET = "vbw_first";
const AT = 1_763_900_000;
const BODY = '{"id":4711,"type":"bill.posted","data":{"amount":1791.06,"number":"അടൂർ/118"}}';
const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");
const signed = (...secrets: string[]) =>
  [`t=${AT}`, ...secrets.map((secret) => `v1=${hmac(secret, `${AT}.${BODY}`)}`)].join(",");
const at = (seconds: number) => ({ now: () => (AT + seconds) * 1000 });
const code = (error: unknown) => (error instanceof WebhookError ? error.code : error);
const fault = (...given: Parameters<typeof verifyWebhook>) =>
  verifyWebhook(...given).then(() => "none", code);

it("`verifyWebhook` returns the event of a signed request, from text and from bytes", async () => {
  for (const body of [BODY, new TextEncoder().encode(BODY), new TextEncoder().encode(BODY).buffer])
    expect(await verifyWebhook(body, signed(SECRET), SECRET, at(0))).toMatchObject({
      id: 4711,
      type: "bill.posted",
    });
});

it("`verifyWebhook` accepts the old and the new secret while a secret is changed", async () => {
  expect(await fault(BODY, signed("vbw_new", SECRET), SECRET, at(0))).toBe("none");
  expect(await fault(BODY, signed("vbw_new"), [SECRET, "vbw_new"], at(0))).toBe("none");
  expect(await fault(BODY, signed("vbw_new"), SECRET, at(0))).toBe("SIGNATURE_WRONG");
});

it.each([
  ["another body", `${BODY} `, signed(SECRET), "SIGNATURE_WRONG"],
  ["another time", BODY, signed(SECRET).replace(`t=${AT}`, `t=${AT + 1}`), "SIGNATURE_WRONG"],
  ["no header", BODY, undefined, "SIGNATURE_MISSING"],
  ["an empty header", BODY, "", "SIGNATURE_MISSING"],
  ["no signature", BODY, `t=${AT}`, "SIGNATURE_MISSING"],
  ["no time", BODY, signed(SECRET).replace(/^t=\d+,/, ""), "SIGNATURE_MISSING"],
  ["half a signature", BODY, signed(SECRET).slice(0, -2), "SIGNATURE_MISSING"],
])("`verifyWebhook` refuses a request with %s", async (_what, body, header, expected) => {
  expect(await fault(body, header, SECRET, at(0))).toBe(expected);
});

it("`verifyWebhook` refuses a request that is older or newer than the tolerance", async () => {
  for (const seconds of [-300, 0, 300])
    expect(await fault(BODY, signed(SECRET), SECRET, at(seconds))).toBe("none");
  for (const seconds of [-301, 301])
    expect(await fault(BODY, signed(SECRET), SECRET, at(seconds))).toBe("TIME_WRONG");
  expect(await fault(BODY, signed(SECRET), SECRET, { ...at(301), tolerance: 600 })).toBe("none");
});

it("`verifyWebhook` refuses a signed body that is not an event, and an empty secret", async () => {
  for (const body of ["null", "no JSON", '{"id":"7"}']) {
    const header = `t=${AT},v1=${hmac(SECRET, `${AT}.${body}`)}`;
    expect(await fault(body, header, SECRET, at(0))).toBe("BODY_WRONG");
  }
  await expect(verifyWebhook(BODY, signed(SECRET), "", at(0))).rejects.toThrow("secret");
});
