import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { verifyWebhook, WebhookError } from "./webhooks.ts";

const FIRST_SECRET = "vbw_first";
const SIGNED_AT_SECONDS = 1_763_900_000;
const EVENT_BODY = '{"id":4711,"type":"bill.posted","data":{"amount":1791.06,"number":"അടൂർ/118"}}';
const calculateHmac = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("hex");
const signBody = (...secrets: string[]) =>
  [
    `t=${SIGNED_AT_SECONDS}`,
    ...secrets.map((secret) => `v1=${calculateHmac(secret, `${SIGNED_AT_SECONDS}.${EVENT_BODY}`)}`),
  ].join(",");
const makeClock = (seconds: number) => ({ now: () => (SIGNED_AT_SECONDS + seconds) * 1000 });
const readCode = (error: unknown) => (error instanceof WebhookError ? error.code : error);
const findFault = (...args: Parameters<typeof verifyWebhook>) =>
  verifyWebhook(...args).then(() => "none", readCode);

it("`verifyWebhook` returns the event of a signed request, from text and from bytes", async () => {
  for (const body of [
    EVENT_BODY,
    new TextEncoder().encode(EVENT_BODY),
    new TextEncoder().encode(EVENT_BODY).buffer,
  ])
    expect(await verifyWebhook(body, signBody(FIRST_SECRET), FIRST_SECRET, makeClock(0))).toMatchObject({
      id: 4711,
      type: "bill.posted",
    });
});

it("`verifyWebhook` accepts the old and the new secret while a secret is changed", async () => {
  expect(await findFault(EVENT_BODY, signBody("vbw_new", FIRST_SECRET), FIRST_SECRET, makeClock(0))).toBe(
    "none",
  );
  expect(await findFault(EVENT_BODY, signBody("vbw_new"), [FIRST_SECRET, "vbw_new"], makeClock(0))).toBe(
    "none",
  );
  expect(await findFault(EVENT_BODY, signBody("vbw_new"), FIRST_SECRET, makeClock(0))).toBe(
    "SIGNATURE_WRONG",
  );
});

it.each([
  ["another body", `${EVENT_BODY} `, signBody(FIRST_SECRET), "SIGNATURE_WRONG"],
  [
    "another time",
    EVENT_BODY,
    signBody(FIRST_SECRET).replace(`t=${SIGNED_AT_SECONDS}`, `t=${SIGNED_AT_SECONDS + 1}`),
    "SIGNATURE_WRONG",
  ],
  ["no header", EVENT_BODY, undefined, "SIGNATURE_MISSING"],
  ["an empty header", EVENT_BODY, "", "SIGNATURE_MISSING"],
  ["no signature", EVENT_BODY, `t=${SIGNED_AT_SECONDS}`, "SIGNATURE_MISSING"],
  ["no time", EVENT_BODY, signBody(FIRST_SECRET).replace(/^t=\d+,/, ""), "SIGNATURE_MISSING"],
  ["half a signature", EVENT_BODY, signBody(FIRST_SECRET).slice(0, -2), "SIGNATURE_MISSING"],
])("`verifyWebhook` refuses a request with %s", async (_what, body, header, expectedFault) => {
  expect(await findFault(body, header, FIRST_SECRET, makeClock(0))).toBe(expectedFault);
});

it("`verifyWebhook` refuses a request that is older or newer than the tolerance", async () => {
  for (const seconds of [-300, 0, 300])
    expect(await findFault(EVENT_BODY, signBody(FIRST_SECRET), FIRST_SECRET, makeClock(seconds))).toBe(
      "none",
    );
  for (const seconds of [-301, 301])
    expect(await findFault(EVENT_BODY, signBody(FIRST_SECRET), FIRST_SECRET, makeClock(seconds))).toBe(
      "TIME_WRONG",
    );
  expect(
    await findFault(EVENT_BODY, signBody(FIRST_SECRET), FIRST_SECRET, { ...makeClock(301), tolerance: 600 }),
  ).toBe("none");
});

it("`verifyWebhook` refuses a signed body that is not an event, and an empty secret", async () => {
  for (const body of ["null", "no JSON", '{"id":"7"}']) {
    const header = `t=${SIGNED_AT_SECONDS},v1=${calculateHmac(FIRST_SECRET, `${SIGNED_AT_SECONDS}.${body}`)}`;
    expect(await findFault(body, header, FIRST_SECRET, makeClock(0))).toBe("BODY_WRONG");
  }
  await expect(verifyWebhook(EVENT_BODY, signBody(FIRST_SECRET), "", makeClock(0))).rejects.toThrow("secret");
});
