import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deriveForm, readForm } from "./form.ts";
import { Problem } from "@vanbook/sdk/problem";

const KILO_BYTES = 1024;
const form = deriveForm({
  properties: {
    Name: { type: "string" },
    Note: { type: ["string", "null"] },
    Price: { type: "number" },
    Logo: { "x-file": true, maxLength: 10 * KILO_BYTES },
    images: { type: "array", maxItems: 3, items: { "x-file": true, maxLength: 100 * KILO_BYTES } },
    RECNO: { type: "array", maxItems: 3, items: { type: "integer" } },
  },
});

/** Reads the request as the form above, and answers with what it read. */
const server = createServer((request, response) => {
  const outcome = readForm(request, request.headers["content-type"], form).then(
    (values) => JSON.stringify(values, (_, value: unknown) => (isBytes(value) ? value.data.length : value)),
    (error: unknown) => (error instanceof Problem ? `${error.code}: ${error.message}` : String(error)),
  );
  reading += 1;
  void outcome.finally(() => (reading -= 1));
  void outcome.then((text) => response.end(text));
});
let port = 0;
let reading = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => void server.close(resolve).closeAllConnections()));

const send = async (body: string | FormData, type?: string): Promise<string> => {
  const headers = type === undefined ? {} : { "Content-Type": type };
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body, headers });
  return answer.text();
};
const sendParts = (...parts: readonly [name: string, value: string | number, file?: string][]) => {
  const formData = new FormData();
  for (const [name, value, file] of parts) {
    if (typeof value === "string" && file === undefined) formData.append(name, value);
    else formData.append(name, new Blob([typeof value === "number" ? Buffer.alloc(value, 65) : value]), file);
  }
  return send(formData);
};
/** Sends a form written by hand, with boundary `x`. */
const sendRawParts = (...parts: readonly string[]) =>
  send(`${parts.map((part) => `--x\r\n${part}\r\n`).join("")}--x--\r\n`, "multipart/form-data; boundary=x");
const makePart = (headers: string, value: string) =>
  `Content-Disposition: form-data; ${headers}\r\n\r\n${value}`;

describe("a form is read", () => {
  it("as texts, files and lists of texts or files", async () => {
    const text = await sendParts(
      ["Name", "Gauze “10 cm”"],
      ["RECNO", "2"],
      ["images", 5, "../../etc/passwd"],
      ["images", 90 * KILO_BYTES, "b.png"],
      ["RECNO", "3"],
    );
    expect(JSON.parse(text)).toEqual({
      Name: "Gauze “10 cm”",
      RECNO: ["2", "3"],
      images: [5, 90 * KILO_BYTES],
    });
  });

  it("with a list, also when the list has only one entry", async () => {
    expect(JSON.parse(await sendParts(["images", 1, "a"], ["RECNO", "1"]))).toEqual({
      images: [1],
      RECNO: ["1"],
    });
  });

  it("without the fields that are empty, except those that can be an empty text", async () => {
    const text = await sendParts(["Name", ""], ["Note", ""], ["Price", ""], ["Logo", 0, ""]);
    expect(JSON.parse(text)).toEqual({ Name: "", Note: "" });
  });

  it("up to the size limit of each field, and not beyond it", async () => {
    expect(JSON.parse(await sendParts(["Logo", 10 * KILO_BYTES, "a"]))).toEqual({ Logo: 10 * KILO_BYTES });
    expect(await sendParts(["Logo", 10 * KILO_BYTES + 1, "a"])).toBe("BODY_TOO_LARGE: Logo is too large.");
    expect(await sendParts(["Name", "x".repeat(64 * KILO_BYTES)])).toHaveLength(64 * KILO_BYTES + 11);
    expect(await sendParts(["Name", "x".repeat(64 * KILO_BYTES + 1)])).toBe(
      "BODY_TOO_LARGE: Name is too large.",
    );
  });

  it("when it arrives byte by byte", async () => {
    const body = `--x\r\n${makePart('name="Name"', "Gauze")}\r\n--x\r\n${makePart('name="Logo"; filename="a"', "abc")}\r\n--x--\r\n`;
    const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    const socketAnswer = new Promise<string>((resolve) => {
      let text = "";
      socket.on("data", (chunk: Buffer) => (text += chunk.toString())).on("close", () => resolve(text));
    });
    socket.write(head);
    for (const byte of body) {
      socket.write(byte);
      await new Promise(setImmediate);
    }
    expect(await socketAnswer).toContain('{"Name":"Gauze","Logo":3}');
  });
});

describe("a form is refused", () => {
  it.each<[string, () => Promise<string>, string]>([
    [
      "when it is JSON",
      () => send("{}", "application/json"),
      "MEDIA_TYPE_UNSUPPORTED: The body must be a form (Content-Type: multipart/form-data).",
    ],
    [
      "when it is another form",
      () => send("Name=x", "application/x-www-form-urlencoded"),
      "MEDIA_TYPE_UNSUPPORTED: The body must be a form (Content-Type: multipart/form-data).",
    ],
    [
      "without a boundary",
      () => send("--x--", "multipart/form-data; charset=utf-8"),
      "BAD_FORM: The body is not a valid form.",
    ],
    [
      "with a boundary within a text",
      () => send("--x--", 'multipart/form-data; a="; boundary=x"'),
      "BAD_FORM: The body is not a valid form.",
    ],
    [
      "with an empty boundary",
      () => send("----", "multipart/form-data; boundary="),
      "BAD_FORM: The body is not a valid form.",
    ],
    [
      "when it breaks off",
      () => send(`--x\r\n${makePart('name="Name"', "Gau")}`, "multipart/form-data; boundary=x"),
      "BAD_FORM: The body is not a valid form.",
    ],
    [
      "when it breaks off in a file",
      () => send(`--x\r\n${makePart('name="Logo"; filename="a"', "Gau")}`, "multipart/form-data; boundary=x"),
      "BAD_FORM: The body is not a valid form.",
    ],
    [
      "when it is none",
      () => send("Name=x&Logo=y", "multipart/form-data; boundary=x"),
      "BAD_FORM: The body is not a valid form.",
    ],
    [
      "with a field that it does not know",
      () => sendParts(["Nmae", "x"]),
      "UNKNOWN_FIELD: Nmae is not a field of this operation.",
    ],
    [
      "with a file that it does not know",
      () => sendParts(["logo", 90 * KILO_BYTES, "a"]),
      "UNKNOWN_FIELD: logo is not a field of this operation.",
    ],
    [
      "with a field called __proto__",
      () => sendParts(["__proto__", "x"]),
      "UNKNOWN_FIELD: __proto__ is not a field of this operation.",
    ],
    [
      "with a field called constructor",
      () => sendParts(["constructor", "x"]),
      "UNKNOWN_FIELD: constructor is not a field of this operation.",
    ],
    [
      "with names in brackets",
      () => sendParts(["images[0]", 5, "a"]),
      "UNKNOWN_FIELD: images[0] is not a field of this operation.",
    ],
    [
      "with a part without a name",
      () => sendRawParts(makePart('filename="a"', "x")),
      "BAD_FORM: The body is not a valid form.",
    ],
    ["with a text in a file's place", () => sendParts(["Logo", "x"]), "INVALID_FIELDS: Logo must be a file."],
    [
      "with a file in a text's place",
      () => sendParts(["Name", 5, "a"]),
      "INVALID_FIELDS: Name must be text.",
    ],
    [
      "with a text twice",
      () => sendParts(["Name", "a"], ["Name", "b"]),
      "INVALID_FIELDS: Name may be given once.",
    ],
    [
      "with more files than it may have",
      () => sendParts(...Array.from({ length: 4 }, (): [string, number, string] => ["images", 1, "a"])),
      "INVALID_FIELDS: images may be given 3 times.",
    ],
    [
      "with more of a list than it may have",
      () => sendParts(...Array.from({ length: 4 }, (): [string, string] => ["RECNO", "1"])),
      "INVALID_FIELDS: RECNO may be given 3 times.",
    ],
    [
      "larger than all that it may hold",
      () => send("x".repeat(2 * KILO_BYTES * KILO_BYTES), "multipart/form-data; boundary=x"),
      "BODY_TOO_LARGE: The body is larger than this operation accepts.",
    ],
  ])("%s", async (_, sending, answer) => {
    expect(await sending()).toBe(answer);
  });

  it("when it is too large, also when it does not announce its size", async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(Buffer.alloc(64 * KILO_BYTES, 65));
      },
    });
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: "POST",
      body,
      duplex: "half",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    } as RequestInit).then((response) => response.text());
    expect(answer).toBe("BODY_TOO_LARGE: The body is larger than this operation accepts.");
  });

  it("only in the part whose headers do not end, and its other parts are read", async () => {
    const endless = `X-Filler: ${"x".repeat(100 * KILO_BYTES)}\r\n${makePart('name="Name"', "x")}`;
    expect(await sendRawParts(endless, makePart('name="Note"', "y"))).toBe('{"Note":"y"}');
  });

  it.each(["--x\r\nContent-Disp", `--x\r\n${makePart('name="Logo"; filename="a"', "Gau")}`])(
    "and no longer read when its sender goes away after %j",
    async (firstBytes) => {
      const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n`;
      const socket = connect(port, "127.0.0.1");
      socket.write(head + firstBytes);
      await expect.poll(() => reading).toBe(1);
      socket.destroy();
      await expect.poll(() => reading).toBe(0);
    },
  );

  it("without a change to any prototype when its names try to make one", async () => {
    await sendRawParts(
      makePart('name="__proto__"', '{"isAdmin":true}'),
      makePart('name="constructor.prototype.isAdmin"', "1"),
    );
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});

it("the contract must limit the size of a form's files and the length of its lists", () => {
  expect(form.limit).toBe(1024 * KILO_BYTES + 10 * KILO_BYTES + 3 * 100 * KILO_BYTES);
  expect(() => deriveForm({ properties: { Logo: { "x-file": true } } })).toThrow("lacks maxLength");
  expect(() => deriveForm({ properties: { RECNO: { type: "array" } } })).toThrow("lacks maxItems");
});

/** A Buffer as JSON.stringify writes it. */
function isBytes(value: unknown): value is { data: number[] } {
  return typeof value === "object" && value !== null && "data" in value && Array.isArray(value.data);
}
