import { escapeHtml } from "./html.mjs";
import { findInnerObject } from "./schema-table.mjs";

export function tryForm({ operation, fields, values, list, media, isWriting, locations }) {
  const getUsualValue = (name) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const shownFields = fields.filter(({ name, isRequired }) => isRequired || Object.hasOwn(values, name));
  const more = fields.filter((one) => !shownFields.includes(one));
  const about = {
    method: operation.method.toUpperCase(),
    path: operation.path,
    isWriting,
    isMoney: operation["x-money"] === true,
    isPublic: operation["x-roles"] === "public",
    isForm: operation.requestBody?.content?.["multipart/form-data"] !== undefined,
    hasBody: operation.requestBody !== undefined,
    isList: list !== undefined,
    locations,
  };
  const inputs = list
    ? [writeField({ name: "entries", schema: { type: "array" }, isRequired: true }, list)]
    : shownFields.map((one) => writeField(one, getUsualValue(one.name)));
  return `<details class="try" id="try"><summary>Try it</summary>
<p class="who" data-who>It is sent from this page with your own session.</p>
<form data-operation="${escapeHtml(JSON.stringify(about))}" novalidate>
${inputs.join("\n")}
${more.length > 0 ? `<details class="more"><summary>${more.length} more argument${more.length > 1 ? "s" : ""}</summary>${more.map((one) => writeField(one)).join("\n")}</details>` : ""}
${media.length > 1 ? `<label class="field"><span>Answer as</span><select name="" data-accept>${media.map(([type, words]) => `<option value="${escapeHtml(type)}">${words}</option>`).join("")}</select></label>` : ""}
<p class="actions"><button type="submit" class="primary">${isWriting ? "Send …" : "Send"}</button> <button type="button" data-stop hidden>Stop</button></p>
</form>
<div class="answer" data-answer hidden></div>
${isWriting ? `<dialog aria-labelledby="sure"><h2 id="sure">Send ${escapeHtml(operation.operationId)}?</h2><p data-consequence></p><p class="actions"><button type="button" value="send" class="primary">Send</button> <button type="button" value="">Cancel</button></p></dialog>` : ""}
</details>`;
}

function writeField({ name, schema, isRequired }, value) {
  const id = `try-${escapeHtml(name)}`;
  const kind = chooseKind(schema);
  const label = `<span>${escapeHtml(name)}${isRequired ? ' <small class="needed">needed</small>' : ""}</span>`;
  const common = `id="${id}" name="${escapeHtml(name)}" data-kind="${kind}"${isRequired ? " required" : ""}`;
  const text =
    value === undefined || typeof value === "symbol"
      ? ""
      : typeof value === "object"
        ? JSON.stringify(value, null, 2)
        : String(value);
  return `<div class="field"><label for="${id}">${label}</label>${writeInput(kind, common, text, schema)}<p class="wrong" data-wrong="${escapeHtml(name)}" hidden></p></div>`;
}

function writeInput(kind, common, text, schema) {
  const values = schema.enum ?? (kind === "boolean" ? [true, false] : undefined);
  if (values) {
    const options = values
      .filter((one) => one !== null)
      .map((one) => `<option${String(one) === text ? " selected" : ""}>${escapeHtml(one)}</option>`);
    return `<select ${common}><option value="">–</option>${options.join("")}</select>`;
  }
  if (kind === "json")
    return `<textarea ${common} rows="${Math.min(12, Math.max(2, text.split("\n").length))}" spellcheck="false">${escapeHtml(text)}</textarea>`;
  if (kind === "file" || kind === "base64") return `<input type="file" ${common}>`;
  const secret = schema.writeOnly ? ' type="password" autocomplete="off"' : "";
  const day = schema.format === "date" ? ' placeholder="YYYY-MM-DD"' : "";
  const type = secret || ` type="text" autocomplete="off" spellcheck="false"${day}`;
  return `<input${type} ${common}${kind === "number" ? ' inputmode="decimal"' : ""} value="${escapeHtml(schema.writeOnly ? "" : text)}">`;
}

function chooseKind(schema) {
  const choices = [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const types = new Set(choices.flatMap(({ type }) => type ?? []));
  if (schema.contentEncoding === "base64") return "base64";
  if (schema.contentMediaType) return "file";
  if (types.has("array") || types.has("object") || findInnerObject(schema)) return "json";
  if (types.has("boolean")) return "boolean";
  if (types.has("string")) return "text";
  return types.has("integer") || types.has("number") ? "number" : "text";
}
