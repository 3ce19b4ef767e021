import { Marked } from "marked";
import { ANY_CALL, listArguments, describeCallers, writeCodeTable } from "./about-operation.mjs";
import { block, BOOKS_ADDRESS, writeCode, escapeHtml, inline, REFERENCE_ROOT } from "./html.mjs";
import { writeArgumentTable, writeFieldTable, flattenSchema, findInnerObject } from "./schema-table.mjs";
import { tryForm } from "./try-form.mjs";
import { makeExampleArguments, writeExampleCall } from "../example-calls.mjs";
import { writeCommandExample, writeCurlExample } from "../example-commands.mjs";

const words = new Marked();

export function writeOperationPage(operation, { guide, parts, problems, remedies, isWriting }) {
  const fields = listArguments(operation);
  const locations = Object.fromEntries(fields.map(({ name, place }) => [name, place]));
  const body = parts.bodySchema(operation);
  const values = makeExampleArguments(operation, guide, body);
  const [tag] = operation.tags;
  const [resource] = operation.operationId.split(".");
  return `<p class="where"><a href="${REFERENCE_ROOT}/${tag}">${tag}</a> / <a href="${REFERENCE_ROOT}/${tag}#${resource}">${resource}</a></p>
<h1>${escapeHtml(operation.operationId)}</h1>
<p class="lead">${inline(operation.summary)}</p>
<p class="call"><span class="method ${operation.method}">${operation.method.toUpperCase()}</span> ${writeCode(operation.path)}</p>
${operation.description ? withLinks(words.parse(operation.description, { async: false })) : ""}
<h2 id="who">Who may call it</h2>
${describeCallers(operation)}
<h2 id="arguments">Arguments</h2>
${guide.list ? `<p>A list, each entry of which has</p>${writeFieldTable("Entries", body.items)}` : writeArgumentTable(fields) || "<p>None.</p>"}
<h2 id="examples">Examples</h2>
${writeExamples(operation, guide, body, locations)}
<h2 id="answer">Answer</h2>
${answer(operation, parts)}
<h2 id="errors">Error codes</h2>
${writeErrors(operation, { problems, remedies })}
${tryForm({ operation, fields, values, list: guide.list && values, media: listMedia(operation).filter(([type]) => type !== "text/event-stream"), isWriting, locations })}`;
}

function withLinks(html) {
  return html.replaceAll(new RegExp(`${BOOKS_ADDRESS}#[a-z-]+`, "g"), (to) => `<a href="${to}">${to}</a>`);
}

/** One section per language; the script turns them into tabs. */
function writeExamples(operation, guide, body, locations) {
  const command = writeCommandExample(operation, guide, body);
  const each = [
    ["TypeScript", writeExampleCall(operation, guide, body), "ts"],
    ["Shell", writeCurlExample(operation, guide, body, locations), "sh"],
    ["Command", command ?? "# No API key may call it, and so the command doesn't.", "sh"],
  ];
  const panels = each.map(
    ([name, text, language]) =>
      `<section data-tab="${name}"><h3>${name}</h3>${block(`${name} example`, text, language)}</section>`,
  );
  return `<div class="tabs" data-tabs="Language of the examples">${panels.join("")}</div>
<p class="aside"><a href="${REFERENCE_ROOT}/scripting">Scripting</a> says how <code>vanbook</code> is made in TypeScript, <a href="${REFERENCE_ROOT}/command-line">The command line</a> how the command is set up.</p>`;
}

function answer(operation, parts) {
  const { description, content } = operation.responses["200"];
  const media = listMedia(operation);
  const schema = content["application/json"]?.schema;
  const name = parts.rowsSchema(operation);
  const totals = new Set(operation["x-totals"] ?? []);
  const marks = Object.fromEntries([...totals].map((column) => [column, "The server sends its total."]));
  const fields = schema && (isListOf(schema) ? findInnerObject(schema) : schema);
  const table =
    fields && Object.keys(flattenSchema(fields).properties).length > 0
      ? writeFieldTable("Answer", fields)
      : "";
  const rows = name && writeFieldTable("Rows", parts.contract.components.schemas[name], marks);
  return `<p>${inline(description)}${schema && isListOf(schema) ? " A list, each entry of which has" : ""}</p>${
    name && !table.includes("<tr>") ? "" : table
  }${rows ? `<h3>Columns of the report</h3>${rows}` : ""}${
    media.length > 1
      ? `<p>By <code>Accept</code>: ${media.map(([type, one]) => `${one} (${writeCode(type)})`).join(", ")}.</p>`
      : ""
  }`;
}

function isListOf({ type }) {
  return [type].flat().includes("array");
}

function writeErrors(operation, codeTexts) {
  const own = operation["x-codes"].filter((one) => !ANY_CALL.has(one));
  const usual = operation["x-codes"].filter((one) => ANY_CALL.has(one));
  const each = operation["x-each"]
    ? `<p>Each of ${writeCode(operation["x-each"])} is checked by itself: its <code>problem</code> has one of the codes, and the others are done all the same.</p>`
    : "";
  return `${each}${own.length > 0 ? writeCodeTable("Error codes", own, codeTexts) : "<p>None but those of every call.</p>"}
<details class="inside"><summary>${usual.length} codes that every call may answer</summary>${writeCodeTable("Codes of every call", usual, codeTexts)}</details>`;
}

function listMedia(operation) {
  return Object.keys(operation.responses["200"].content ?? {}).map((type) => [
    type,
    MEDIA_WORDS[type] ?? type,
  ]);
}

const MEDIA_WORDS = {
  "application/json": "JSON",
  "application/vnd.vanbook.table+json": "a page of a table",
  "text/csv": "CSV",
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "Excel",
  "text/event-stream": "a stream of events",
  "text/plain": "text",
};
