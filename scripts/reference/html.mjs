// The frame of every page of the reference, and the HTML elements that all pages use.

/** A text escaped for HTML. */
export function escaped(text) {
  return String(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A text with names in backticks, as HTML. */
export function inline(text) {
  return escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

export function code(text) {
  return `<code>${escaped(text)}</code>`;
}

/** A table that scrolls if it is too wide, by keyboard too. */
export function table(label, head, rows, className = "") {
  if (rows.length === 0) return "";
  const cells = head.map((one) => `<th scope="col">${one}</th>`).join("");
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}"><table${className && ` class="${className}"`}><thead><tr>${cells}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

/** A block of code that can be copied. */
export function block(label, text, language = "") {
  return `<pre tabindex="0" role="region" aria-label="${escaped(label)}" data-language="${language}"><code>${escaped(text)}</code></pre>`;
}

/** A whole page; `nav` is the menu with the current page marked. */
export function page({ title, main, nav, assets }) {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Vanbook API</title>
<link rel="icon" type="image/svg+xml" href="${assets.icon}">
<link rel="stylesheet" href="${assets.css}">
<script type="module" src="${assets.js}"></script>
</head>
<body data-search="${assets.search}">
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<button type="button" class="menu-button" aria-controls="menu" aria-expanded="false">Menu</button>
<a class="brand" href="${ROOT}"><img src="${assets.icon}" alt="" width="24" height="24"> Vanbook API</a>
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

export const ROOT = "/docs/api";
/** The address of docs/books.md, which the contract's descriptions cite. */
export const BOOKS = "/docs/books";
