import { createHash, randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Desk, makePdf, MOBILE_NUMBER, openDesk, SAMPLE_PDF } from "./whatsapp-desk.ts";
import type { Trouble } from "./whatsapp-stand-in.ts";
import { expectProblem } from "../contract/expect-problem.ts";

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

describe("a request is refused", () => {
  const expectNothingQueued = async () => {
    expect(await desk.rows()).toEqual([]);
    expect(await desk.files()).toEqual([]);
    expect(await desk.product.db("audit_log").where("entity", "outbox")).toEqual([]);
  };

  it("when no provider is set up", async () => {
    const without = await desk.servedWith({ WHATSAPP_TOKEN: "", WHATSAPP_PHONE_NUMBER_ID: "" });
    expectProblem(await desk.send({}, desk.admin, without), 409, "WHATSAPP_NOT_SET_UP", /Nothing was sent/);
    await expectNothingQueued();
  });

  it("when the company's daily limit is reached, also by requests at once; each company has its own limit", async () => {
    const limitedServer = await desk.servedWith({ WHATSAPP_DAILY_LIMIT: "2" });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.send({}, desk.admin, limitedServer)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, ...Array(6).fill(429)]);
    const refusedAnswer = answers.find((answer) => answer.status === 429);
    expectProblem(refusedAnswer!, 429, "WHATSAPP_QUOTA", /its 2 WhatsApp messages of today/);
    expect(Number(refusedAnswer?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refusedAnswer?.headers.get("Retry-After"))).toBeLessThanOrEqual(24 * 60 * 60);
    expect(await desk.rows()).toHaveLength(2);

    const theirs = await limitedServer.signIn(2, "fathima");
    expect((await desk.send({}, theirs, limitedServer)).status).toBe(200);
    expect((await desk.rows()).map(({ company_id }) => company_id as number)).toEqual([1, 1, 2]);
    // Messages of an earlier day do not count.
    await desk.product.db("outbox_days").update("day", "2026-01-01");
    expect((await desk.send({}, desk.admin, limitedServer)).status).toBe(200);
  });

  it.each<[string, string | Buffer, number, string]>([
    ["text", Buffer.from("Total 1,000.00"), 422, "WHATSAPP_FILE_INVALID"],
    [
      "a page that says it is a PDF further down",
      Buffer.from(`<script>1</script>${SAMPLE_PDF.toString("latin1")}`),
      422,
      "WHATSAPP_FILE_INVALID",
    ],
    [
      "a PDF with something behind it",
      Buffer.concat([SAMPLE_PDF, Buffer.from("<script>1</script>")]),
      422,
      "WHATSAPP_FILE_INVALID",
    ],
    ["a PDF that was cut", SAMPLE_PDF.subarray(0, 2_000), 422, "WHATSAPP_FILE_INVALID"],
    ["a header alone", Buffer.from("%PDF-1.7"), 422, "WHATSAPP_FILE_INVALID"],
    [
      "an image",
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), randomBytes(500)]),
      422,
      "WHATSAPP_FILE_INVALID",
    ],
    ["no base64", "%PDF-1.4 startxref 0 %%EOF", 422, "WHATSAPP_FILE_INVALID"],
    ["base64 with a rest", `${SAMPLE_PDF.toString("base64")}*`, 422, "WHATSAPP_FILE_INVALID"],
    ["one byte more than 10 MB", makePdf(10 * 1024 * 1024 + 1), 422, "WHATSAPP_FILE_INVALID"],
    ["more than the contract takes", "A".repeat(14_000_001), 400, "INVALID_FIELDS"],
    ["more than anybody takes", "A".repeat(16_000_000), 413, "BODY_TOO_LARGE"],
    ["nothing", "", 422, "WHATSAPP_FILE_INVALID"],
  ])("for %s instead of a PDF", async (_, file, code, problem) => {
    const fileBase64 = typeof file === "string" ? file : file.toString("base64");
    expectProblem(await desk.send({ fileBase64 }), code, problem);
    await expectNothingQueued();
  });

  it.each([
    ["", /country code/],
    ["12345", /country code/],
    ["+91 98470 12345", /country code/],
    ["09847012345", /country code/],
    ["+9198470123456789", /country code/],
    ["98470abcde", /country code/],
    ["+91984701234", /not an Indian mobile number/],
    ["+911847012345", /not an Indian mobile number/],
    ["1847012345", /not an Indian mobile number/],
  ])("for the number %j", async (phone, message) => {
    expectProblem(await desk.send({ phone }), 400, "INVALID_FIELDS", message);
    await expectNothingQueued();
  });

  it("for a salesman, a user who is not signed in, another company and unknown fields", async () => {
    const salesman = (await desk.product
      .db("users")
      .where({ company_id: 1, role_id: 2, is_active: 1 })
      .first("username")) as {
      username: string;
    };
    expectProblem(await desk.send({}, await desk.served.signIn(1, salesman.username)), 403, "ROLE_FORBIDDEN");
    expectProblem(await desk.send({}, ""), 401, "SIGN_IN_REQUIRED");
    expectProblem(await desk.send({ CompanyID: 2 }), 403, "COMPANY_MISMATCH");
    expectProblem(await desk.send({ url: "http://127.0.0.1/" }), 400, "UNKNOWN_FIELD");
    expectProblem(await desk.send({ fname: "../../etc/passwd" }), 400, "INVALID_FIELDS");
    expectProblem(await desk.send({ fname: 'a"\r\nX-Evil: 1' }), 400, "INVALID_FIELDS");
    await expectNothingQueued();
  });
});

it.each([
  ["9847012345", "+919847012345"],
  ["919847012345", "+919847012345"],
  ["+97145551234", "+97145551234"],
  ["971501234567", "+971501234567"],
])("the phone number %s is read as %s", async (phone, to) => {
  expect((await desk.send({ phone })).text).toBe(`Queued for ${to}.`);
  expect(JSON.parse((await desk.row()).payload)).toMatchObject({ to });
});

it.each([
  [null, "Ledger.pdf"],
  ["  ", "Ledger.pdf"],
  ["Ledger_2026.PDF", "Ledger_2026.PDF"],
  ["ലെഡ്ജർ 🚚", "ലെഡ്ജർ 🚚.pdf"],
  ['a"; X-Evil: 1', 'a"; X-Evil: 1.pdf'],
  ["\u202Efdp.exe", "fdp.exe.pdf"],
])("the file name %j is sent as %j", async (fname, name) => {
  expect((await desk.send({ fname })).status).toBe(200);
  desk.workers.start();
  await expect.poll(desk.status).toBe("sent");
  expect(desk.standIn.messages).toEqual([expect.objectContaining({ document: { id: "1", filename: name } })]);
});
