export function escapeHtml(text) {
  return String(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function inline(text) {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

export function writeCode(text) {
  return `<code>${escapeHtml(text)}</code>`;
}

/** A table that scrolls if it is too wide, by keyboard too. */
export function writeTable(label, head, rows, className = "") {
  if (rows.length === 0) return "";
  const cells = head.map((one) => `<th scope="col">${one}</th>`).join("");
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table${className && ` class="${className}"`}><thead><tr>${cells}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

export function block(label, text, language = "") {
  return `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}" data-language="${language}"><code>${escapeHtml(text)}</code></pre>`;
}

export function writePage({ title, main, nav, assets }) {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Vanbook API</title>
<link rel="icon" type="image/svg+xml" href="${assets.icon}">
<link rel="stylesheet" href="${assets.css}">
<script type="module" src="${assets.js}"></script>
</head>
<body data-search="${assets.search}">
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<button type="button" class="menu-button" aria-controls="menu" aria-expanded="false">Menu</button>
<a class="brand" href="${REFERENCE_ROOT}"><img src="${assets.icon}" alt="" width="24" height="24"> Vanbook API</a>
<div class="search"><input type="search" id="search" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" spellcheck="false" aria-label="Search the reference" placeholder="Search"><kbd aria-hidden="true">/</kbd><ul id="found" role="listbox" aria-label="Found" hidden></ul></div>
<nav class="elsewhere" aria-label="Elsewhere"><a href="/docs/">Widgets</a><a href="/">App</a></nav>
</header>
<div class="columns">
<nav id="menu" aria-label="Reference">${nav}</nav>
<main id="content" tabindex="-1">${main}</main>
</div>
<p class="announce" role="status" aria-live="polite"></p>
</body>
</html>
`;
}

export const REFERENCE_ROOT = "/docs/api";
/** The address of docs/books.md, which the contract's descriptions cite. */
export const BOOKS_ADDRESS = "/docs/books";
