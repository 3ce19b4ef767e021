import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { openDesk, SAMPLE_PDF, makePdf, type Desk } from "./whatsapp-desk.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
afterEach(() => desk.clear());

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
