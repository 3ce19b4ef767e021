import { expect, it } from "vitest";
import { growthOf, PROPORTIONAL } from "../../../tests/growth.ts";
import { pdfFile } from "./pdf-file.ts";

const PDF = "%PDF-1.3\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\nstartxref\n30\n%%EOF";
const encoded = (text: string) => Buffer.from(text, "latin1").toString("base64");

it.each([
  ["as it is", encoded(PDF)],
  ["with a line end", encoded(`${PDF}\r\n`)],
  ["padded with zeros", encoded(`${PDF}\n\0\0\0`)],
  ["of version 2", encoded(PDF.replace("1.3", "2.0"))],
  ["without padding", encoded(PDF).replaceAll("=", "")],
  ["as a data address", `data:application/pdf;base64,${encoded(PDF)}`],
  ["as jsPDF writes a data address", `data:application/pdf;filename=generated.pdf;base64,${encoded(PDF)}`],
])("the upload accepts a PDF %s", (_, base64) => {
  expect(pdfFile(base64).toString("latin1").replace("2.0", "1.3").startsWith(PDF)).toBe(true);
});

it.each([
  ["nothing", "", "The file is not a PDF."],
  ["another kind of data address", `data:text/html;base64,${encoded(PDF)}`, "fileBase64 is not base64."],
  [
    "two prefixes",
    `data:application/pdf;base64,data:application/pdf;base64,${encoded(PDF)}`,
    "fileBase64 is not base64.",
  ],
  ["line breaks", encoded(PDF).replace(/^.{20}/, "$&\n"), "fileBase64 is not base64."],
  ["something before the header", encoded(` ${PDF}`), "The file is not a PDF."],
  ["something behind the trailer", encoded(`${PDF}\n<script>`), "The file is not a PDF."],
  ["a trailer without its place", encoded(PDF.replace("30\n", "")), "The file is not a PDF."],
  ["no header", encoded(PDF.slice(1)), "The file is not a PDF."],
])("the upload refuses %s", (_, base64, message) => {
  expect(() => pdfFile(base64)).toThrow(message);
});

it.each([
  ["spaces", (size: number) => " ".repeat(10 * size)],
  ["beginnings of a trailer", (size: number) => "startxref ".repeat(size)],
  ["spaces within a trailer", (size: number) => `startxref${" ".repeat(10 * size)}%%EOF`],
])("the check of an upload is not slowed down by many %s", async (_, tail) => {
  const sent = new Map([1, 8].map((times) => [times, encoded(`%PDF-1.3${tail(times * 50_000)}x`)]));
  const look = (times: number) => expect(() => pdfFile(sent.get(times) ?? "")).toThrow("is not a PDF");
  expect(await growthOf(look)).toBeLessThan(PROPORTIONAL);
});
