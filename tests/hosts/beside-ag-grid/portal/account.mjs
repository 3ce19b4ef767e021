import { escapeHtml, renderPage } from "./pages.mjs";

/** The page with the customer's bills, shown by AG Grid. */
export function renderAccount({ name }, vanbook) {
  return renderPage(`<header><h1>${escapeHtml(name)}</h1><a href="/sign-out">Sign out</a></header>
    <script type="module" src="/page.js"></script>
    <div id="grid" data-vanbook="${vanbook}"></div>`);
}
