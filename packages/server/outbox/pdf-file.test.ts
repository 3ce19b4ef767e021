import { expect, it } from "vitest";
import { measureGrowth, MAX_GROWTH } from "../../../tests/growth.ts";
import { decodePdf } from "./pdf-file.ts";

const SAMPLE_PDF = "%PDF-1.3\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\nstartxref\n30\n%%EOF";
const encodeBase64 = (text: string) => Buffer.from(text, "latin1").toString("base64");

it.each([
  ["as it is", encodeBase64(SAMPLE_PDF)],
  ["with a line end", encodeBase64(`${SAMPLE_PDF}\r\n`)],
  ["padded with zeros", encodeBase64(`${SAMPLE_PDF}\n\0\0\0`)],
  ["of version 2", encodeBase64(SAMPLE_PDF.replace("1.3", "2.0"))],
  ["without padding", encodeBase64(SAMPLE_PDF).replaceAll("=", "")],
  ["as a data address", `data:application/pdf;base64,${encodeBase64(SAMPLE_PDF)}`],
  [
    "as jsPDF writes a data address",
    `data:application/pdf;filename=generated.pdf;base64,${encodeBase64(SAMPLE_PDF)}`,
  ],
])("the upload accepts a PDF %s", (_, base64) => {
  expect(decodePdf(base64).toString("latin1").replace("2.0", "1.3").startsWith(SAMPLE_PDF)).toBe(true);
});

it.each([
  ["nothing", "", "The file is not a PDF."],
  [
    "another kind of data address",
    `data:text/html;base64,${encodeBase64(SAMPLE_PDF)}`,
    "fileBase64 is not base64.",
  ],
  [
    "two prefixes",
    `data:application/pdf;base64,data:application/pdf;base64,${encodeBase64(SAMPLE_PDF)}`,
    "fileBase64 is not base64.",
  ],
  ["line breaks", encodeBase64(SAMPLE_PDF).replace(/^.{20}/, "$&\n"), "fileBase64 is not base64."],
  ["something before the header", encodeBase64(` ${SAMPLE_PDF}`), "The file is not a PDF."],
  ["something behind the trailer", encodeBase64(`${SAMPLE_PDF}\n<script>`), "The file is not a PDF."],
  ["a trailer without its place", encodeBase64(SAMPLE_PDF.replace("30\n", "")), "The file is not a PDF."],
  ["no header", encodeBase64(SAMPLE_PDF.slice(1)), "The file is not a PDF."],
])("the upload refuses %s", (_, base64, message) => {
  expect(() => decodePdf(base64)).toThrow(message);
});

it.each([
  ["spaces", (size: number) => " ".repeat(10 * size)],
  ["beginnings of a trailer", (size: number) => "startxref ".repeat(size)],
  ["spaces within a trailer", (size: number) => `startxref${" ".repeat(10 * size)}%%EOF`],
])("the check of an upload is not slowed down by many %s", async (_, tail) => {
  const sentFiles = new Map([1, 8].map((times) => [times, encodeBase64(`%PDF-1.3${tail(times * 50_000)}x`)]));
  const look = (times: number) => expect(() => decodePdf(sentFiles.get(times) ?? "")).toThrow("is not a PDF");
  expect(await measureGrowth(look)).toBeLessThan(MAX_GROWTH);
});
