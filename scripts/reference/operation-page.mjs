// The page of one operation.
import { Marked } from "marked";
import { ANY_CALL, argumentsOf, callersOf, codeTable } from "./about-operation.mjs";
import { block, BOOKS, code, escaped, inline, ROOT } from "./html.mjs";
import { argumentTable, fieldTable, flat, innerObject } from "./schema-table.mjs";
import { tryForm } from "./try-form.mjs";
import { exampleArguments, exampleCall } from "../example-calls.mjs";
import { exampleCommand, exampleShell } from "../example-commands.mjs";

const words = new Marked();

/** What an operation does, its callers, arguments, examples, response and error codes, and a form to try it. */
export function operationPage(operation, { guide, parts, problems, remedies, isWriting }) {
  const fields = argumentsOf(operation);
  const locations = Object.fromEntries(fields.map(({ name, place }) => [name, place]));
  const body = parts.bodySchema(operation);
  const values = exampleArguments(operation, guide, body);
  const [tag] = operation.tags;
  const [resource] = operation.operationId.split(".");
  return `<p class="where"><a href="${ROOT}/${tag}">${tag}</a> / <a href="${ROOT}/${tag}#${resource}">${resource}</a></p>
<h1>${escaped(operation.operationId)}</h1>
<p class="lead">${inline(operation.summary)}</p>
<p class="call"><span class="method ${operation.method}">${operation.method.toUpperCase()}</span> ${code(operation.path)}</p>
${operation.description ? withLinks(words.parse(operation.description, { async: false })) : ""}
<h2 id="who">Who may call it</h2>
${callersOf(operation)}
<h2 id="arguments">Arguments</h2>
${guide.list ? `<p>A list, each entry of which has</p>${fieldTable("Entries", body.items)}` : argumentTable(fields) || "<p>None.</p>"}
<h2 id="examples">Examples</h2>
${examples(operation, guide, body, locations)}
<h2 id="answer">Answer</h2>
${answer(operation, parts)}
<h2 id="errors">Error codes</h2>
${errors(operation, { problems, remedies })}
${tryForm({ operation, fields, values, list: guide.list && values, media: mediaOf(operation).filter(([type]) => type !== "text/event-stream"), isWriting, locations })}`;
}

/** Makes links of the sections of the books that a description cites. */
function withLinks(html) {
  return html.replaceAll(new RegExp(`${BOOKS}#[a-z-]+`, "g"), (to) => `<a href="${to}">${to}</a>`);
}

/** One section per language; the script turns them into tabs. */
function examples(operation, guide, body, locations) {
  const command = exampleCommand(operation, guide, body);
  const each = [
    ["TypeScript", exampleCall(operation, guide, body), "ts"],
    ["Shell", exampleShell(operation, guide, body, locations), "sh"],
    ["Command", command ?? "# No API key may call it, and so the command doesn't.", "sh"],
  ];
  const panels = each.map(
    ([name, text, language]) =>
      `<section data-tab="${name}"><h3>${name}</h3>${block(`${name} example`, text, language)}</section>`,
  );
  return `<div class="tabs" data-tabs="Language of the examples">${panels.join("")}</div>
<p class="aside"><a href="${ROOT}/scripting">Scripting</a> says how <code>vanbook</code> is made in TypeScript, <a href="${ROOT}/command-line">The command line</a> how the command is set up.</p>`;
}

function answer(operation, parts) {
  const { description, content } = operation.responses["200"];
  const media = mediaOf(operation);
  const schema = content["application/json"]?.schema;
  const name = parts.rowsSchema(operation);
  const totals = new Set(operation["x-totals"] ?? []);
  const marks = Object.fromEntries([...totals].map((column) => [column, "The server sends its total."]));
  const fields = schema && (isListOf(schema) ? innerObject(schema) : schema);
  const table = fields && Object.keys(flat(fields).properties).length > 0 ? fieldTable("Answer", fields) : "";
  const rows = name && fieldTable("Rows", parts.contract.components.schemas[name], marks);
  return `<p>${inline(description)}${schema && isListOf(schema) ? " A list, each entry of which has" : ""}</p>${
    name && !table.includes("<tr>") ? "" : table
  }${rows ? `<h3>Columns of the report</h3>${rows}` : ""}${
    media.length > 1
      ? `<p>By <code>Accept</code>: ${media.map(([type, one]) => `${one} (${code(type)})`).join(", ")}.</p>`
      : ""
  }`;
}

function isListOf({ type }) {
  return [type].flat().includes("array");
}

function errors(operation, told) {
  const own = operation["x-codes"].filter((one) => !ANY_CALL.has(one));
  const usual = operation["x-codes"].filter((one) => ANY_CALL.has(one));
  const each = operation["x-each"]
    ? `<p>Each of ${code(operation["x-each"])} is checked by itself: its <code>problem</code> has one of the codes, and the others are done all the same.</p>`
    : "";
  return `${each}${own.length > 0 ? codeTable("Error codes", own, told) : "<p>None but those of every call.</p>"}
<details class="inside"><summary>${usual.length} codes that every call may answer</summary>${codeTable("Codes of every call", usual, told)}</details>`;
}

function mediaOf(operation) {
  return Object.keys(operation.responses["200"].content ?? {}).map((type) => [type, MEDIA[type] ?? type]);
}

const MEDIA = {
  "application/json": "JSON",
  "application/vnd.vanbook.table+json": "a page of a table",
  "text/csv": "CSV",
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "Excel",
  "text/event-stream": "a stream of events",
  "text/plain": "text",
};
