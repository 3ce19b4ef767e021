import { writeCode, escapeHtml, inline, REFERENCE_ROOT, writeTable } from "./html.mjs";

export function startPage({ groups, guides, version }) {
  const lists = groups.map(
    ({ name, description, operations }) =>
      `<li><a href="${REFERENCE_ROOT}/${name}"><strong>${name}</strong></a> <small>${operations.length} operations</small><br>${inline(description)}</li>`,
  );
  return `<h1>The Vanbook API</h1>
<p class="lead">Everything that the app shows and does, for programs. Version ${escapeHtml(version)}.</p>
<p>Each operation has a page: who may call it, what it takes and answers, the error codes with what to do about each, and examples in TypeScript (<code>@vanbook/sdk</code>), for a shell, and for the <code>vanbook</code> command. <strong>Try it</strong> sends a call with your own session. Search with <kbd>/</kbd>.</p>
<h2>A first call</h2>
<p>An administrator makes an API key in the app, under Partners, Keys. It acts as the user who made it.</p>
<pre tabindex="0" role="region" aria-label="A first call"><code>export VANBOOK_URL=<span data-origin>https://books.example</span> VANBOOK_API_KEY=vbk_…
curl -sS --fail-with-body -H "Authorization: Bearer $VANBOOK_API_KEY" "$VANBOOK_URL/api/v1/session"</code></pre>
<p>It answers whose key it is. <a href="${REFERENCE_ROOT}/scripting">Scripting</a> continues from there.</p>
<h2>What holds for every operation</h2>
<ul>
<li><strong>Company and scope</strong> come from who calls, never from the request.</li>
<li><strong>Money</strong> is rupees with two decimals, exact on the wire. Days are <code>YYYY-MM-DD</code> in India's time, instants ISO 8601 in UTC.</li>
<li><strong>A failure</strong> answers <code>{ success: false, message, error, code, requestId, help }</code>; <code>help</code> is the <a href="${REFERENCE_ROOT}/errors">place of the code</a> here.</li>
<li><strong>What moves money</strong> takes an <code>Idempotency-Key</code>: sent again under the same key, it is not done again.</li>
<li><strong>A session's writes</strong> need the header <code>X-Vanbook-Client</code>, with any value; calls with a key do not.</li>
<li><strong>A session, key or token</strong> may send so many requests in a minute (6,000 unless the operator says otherwise): 429 with <code>Retry-After</code>.</li>
</ul>
<h2>Guides</h2>
<ul>${guides.map(({ address, title, about }) => `<li><a href="${address}">${escapeHtml(title)}</a>${about ? `: ${inline(about)}` : ""}</li>`).join("")}</ul>
<h2>Operations</h2>
<ul class="groups">${lists.join("")}</ul>
<h2>The contract</h2>
<p><a href="/openapi.json">/openapi.json</a> and <a href="/openapi.yaml">/openapi.yaml</a> are what this server holds to (OpenAPI 3.1), with all its <code>x-</code> fields: the beginning of the document says what each means.</p>`;
}

export function writeGroupPage({ name, description, operations }) {
  const resources = Map.groupBy
    ? Map.groupBy(operations, getResource)
    : operations.reduce(
        (map, one) => map.set(getResource(one), [...(map.get(getResource(one)) ?? []), one]),
        new Map(),
      );
  const lists = [...resources].map(([resource, list]) => {
    const rows = list.map(
      ({ operationId, method, path, summary }) =>
        `<tr><th scope="row"><a href="${REFERENCE_ROOT}/${operationId}">${writeCode(operationId)}</a></th><td>${inline(summary)}</td><td><span class="method ${method}">${method.toUpperCase()}</span> ${writeCode(path)}</td></tr>`,
    );
    return `<h2 id="${resource}">${resource}</h2>${writeTable(resource, ["Operation", "What it does", "Address"], rows, "operations")}`;
  });
  return `<p class="where"><a href="${REFERENCE_ROOT}">Vanbook API</a></p><h1>${name}</h1><p class="lead">${inline(description)}</p>${lists.join("")}`;
}

export function writeErrorsPage({ problems, remedies, operations, anyCall }) {
  const entries = Object.entries(problems).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = entries.map(([name, [status, message]]) => {
    const from = operations.filter((one) => one["x-codes"].includes(name));
    const links = from.map(
      ({ operationId }) => `<a href="${REFERENCE_ROOT}/${operationId}">${operationId}</a>`,
    );
    const where =
      anyCall.has(name) || from.length > operations.length / 2
        ? "<p>Any call may answer it.</p>"
        : from.length === 0
          ? ""
          : from.length <= 6
            ? `<p>Answered by ${links.join(", ")}.</p>`
            : `<details class="inside"><summary>Answered by ${from.length} operations</summary><p>${links.join(", ")}</p></details>`;
    return `<section class="problem" id="${name}"><h2><a href="#${name}">${name}</a> <small>${status}</small></h2><p>${inline(message)}</p><p><strong>What to do:</strong> ${inline(remedies[name])}</p>${where}</section>`;
  });
  return `<h1>Error codes</h1><p class="lead">Every failure answers <code>{ success: false, message, error, code, requestId, help }</code>, with <code>fields</code> where fields were refused. <code>message</code> is for people and may change; <code>code</code> is for programs and stays.</p>${parts.join("")}`;
}

export function writeAbsentPage() {
  return `<h1>There is no such page</h1><p class="lead">Search for the operation's name, its path or a word of what it does; or begin at the <a href="${REFERENCE_ROOT}">overview</a>.</p>`;
}

function getResource({ operationId }) {
  return operationId.split(".")[0];
}
