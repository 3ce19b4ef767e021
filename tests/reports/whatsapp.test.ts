import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { MOBILE_NUMBER, openDesk, SAMPLE_PDF, makePdf, type Desk } from "./whatsapp-desk.ts";
import type { Trouble } from "./whatsapp-stand-in.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
afterEach(() => desk.clear());

describe("a PDF for a phone number", () => {
  it("is queued, then sent once, and its file is deleted after that", async () => {
    const answer = await desk.send({ text: "ലെഡ്ജർ 🚚 <img onerror=x> =1+1", fname: "Ledger of Abdul's.pdf" });
    expect(answer).toMatchObject({ status: 200, text: "Queued for +919847012345." });
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(desk.standIn.requests).toBe(0);
    expect(await desk.row()).toMatchObject({ company_id: 1, status: "queued", attempts: 0, created_by: 1 });
    expect(Buffer.concat((await desk.files()).map(({ bytes }) => bytes))).toEqual(SAMPLE_PDF);

    desk.workers.start();
    await expect.poll(desk.status).toBe("sent");
    expect(desk.standIn.uploads).toEqual([SAMPLE_PDF]);
    expect(desk.standIn.messages).toEqual([
      {
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: MOBILE_NUMBER,
        type: "document",
        document: {
          id: "1",
          filename: "Ledger of Abdul's.pdf",
          caption: "ലെഡ്ജർ 🚚 <img onerror=x> =1+1",
        },
      },
    ]);
    expect(await desk.row()).toMatchObject({ attempts: 1, provider_id: "wamid.1", last_error: null });
    expect(await desk.files()).toEqual([]);
    await desk.workers.stop();
    expect(desk.standIn.requests).toBe(2);
  });

  it("leaves a line in the audit log that says who sent what to whom", async () => {
    await desk.send({ fname: "July" });
    const line = await desk.product.db("audit_log").where("entity", "outbox").first();
    const { id } = await desk.row();
    expect(line).toMatchObject({
      operation: "whatsapp.send",
      entity_id: String(id),
      user_id: 1,
      via: "session",
    });
    expect(JSON.parse(line.after_json as string)).toEqual({
      to: MOBILE_NUMBER,
      text: null,
      fileName: "July.pdf",
      bytes: 3_000,
      sha256: createHash("sha256").update(SAMPLE_PDF).digest("hex"),
    });
  });

  it("may have ten megabytes", async () => {
    const large = makePdf(10 * 1024 * 1024);
    const answer = await desk.send({ fileBase64: large.toString("base64") });
    expect(answer.text).toBe("Queued for +919847012345.");
    desk.workers.start();
    await expect.poll(desk.status).toBe("sent");
    expect(desk.standIn.uploads[0]?.equals(large)).toBe(true);
  });
});

describe("a message that the provider does not accept", () => {
  it.each<[string, Trouble, RegExp, [number, number]]>([
    ["a failure of its own", { status: 500, code: 131000, message: "Oops" }, /^500 Oops$/, [0, 6]],
    ["bad gateways", { status: 502, message: "" }, /^502/, [0, 6]],
    [
      "too many requests, asking for 40 seconds",
      { status: 429, code: 80007, message: "Slow down", headers: { "Retry-After": "40" } },
      /^429 Slow down$/,
      [38, 41],
    ],
    [
      "the rate limit of a pair of numbers, under another status",
      {
        status: 400,
        code: 131056,
        message: "(#131056) pair rate limit hit",
        details: "Too many to this number",
      },
      /^400 \(#131056\) pair rate limit hit: Too many to this number$/,
      [0, 6],
    ],
    ["a cut connection", "cut", /^The provider could not be reached: /, [0, 6]],
    ["an answer of another kind", { text: "<html>" }, /does not document: <html>$/, [0, 6]],
  ])("is sent again after %s", async (_, trouble, words, [least, most]) => {
    await desk.send();
    // The upload succeeds, the message fails.
    desk.standIn.script = [null, trouble];
    desk.workers.start();
    await expect.poll(desk.lastError).toMatch(words);
    expect(await desk.row()).toMatchObject({ status: "queued", attempts: 1 });
    expect(await desk.wait()).toBeGreaterThan(least);
    expect(await desk.wait()).toBeLessThan(most);
    expect(await desk.files()).toHaveLength(1);
    await desk.timePasses();
    await expect.poll(desk.status).toBe("sent");
    // The file is not uploaded again.
    expect([desk.standIn.uploads.length, desk.standIn.messages.length, desk.standIn.requests]).toEqual([
      1, 1, 3,
    ]);
  });

  it("is sent again when the provider never answers", async () => {
    await desk.send();
    desk.standIn.script = ["hang"];
    desk.workers.start({ lease: 1 });
    await expect
      .poll(async () => (await desk.lastError()) as string)
      .toMatch(/could not be reached: .*timeout/);
    await desk.timePasses();
    await expect.poll(desk.status).toBe("sent");
    expect(desk.standIn.messages).toHaveLength(1);
  });

  it.each<[string, Trouble, string]>([
    [
      "a number that is none",
      {
        status: 400,
        code: 131026,
        message: "(#131026) Message undeliverable",
        details: "Not a WhatsApp number",
      },
      "400 (#131026) Message undeliverable: Not a WhatsApp number",
    ],
    [
      "a token that has ended",
      { status: 401, code: 190, message: "Session has expired" },
      "401 Session has expired",
    ],
    ["another address", { status: 302, message: "", headers: { Location: "http://127.0.0.1:1/" } }, "302"],
  ])("is given up, with the provider's own words, after %s", async (_, trouble, words) => {
    await desk.send();
    desk.standIn.script = [null, trouble];
    desk.workers.start();
    await expect.poll(desk.status).toBe("failed");
    expect(await desk.lastError()).toBe(words);
    expect(await desk.files()).toEqual([]);
    expect(desk.workers.warnings()).toHaveLength(1);
    await desk.timePasses();
    await desk.workers.idle();
    expect([desk.standIn.requests, desk.standIn.messages.length]).toEqual([2, 0]);
  });

  it("is given up after twelve tries", async () => {
    await desk.send();
    await desk.product.db("outbox").update("attempts", 11);
    desk.standIn.script = [{ status: 503 }];
    desk.workers.start();
    await expect.poll(desk.status).toBe("failed");
    expect(await desk.row()).toMatchObject({ attempts: 12, last_error: "503 Something went wrong" });
  });
});
