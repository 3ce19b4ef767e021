/** What a printed sheet is drawn on. */
export interface Paper {
  container: Element | DocumentFragment;
  /** Puts it into the page; returns what takes it away again. */
  lay: () => () => void;
}

/**
 * A sheet is printed as a child of the page's body, for the rest of the page to be left out. Of a widget in a shadow root it has a
 * shadow root too, with the same look; the page's own style sheets know nothing of it, so one is lent to the page for as long.
 */
export function paperFor(tree: Document | ShadowRoot, size: string): Paper {
  if (tree instanceof Document) return { container: tree.body, lay: () => () => undefined };
  const page = tree.ownerDocument;
  const host = page.createElement("div");
  host.dataset["vanbookPaper"] = "";
  const container = host.attachShadow({ mode: "open" });
  container.adoptedStyleSheets = [...tree.adoptedStyleSheets];
  const alone = new CSSStyleSheet();
  alone.replaceSync(printedAlone(size));
  return {
    container,
    lay: () => {
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, alone];
      page.body.append(host);
      return () => {
        host.remove();
        page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== alone);
      };
    },
  };
}

/** Important, since what hides the host's own elements must win over the host's rules for them. */
function printedAlone(size: string): string {
  return `@media print {
    body > :not([data-vanbook-paper]) { display: none !important; }
    [data-vanbook-paper] { display: block !important; }
    @page { size: ${size}; margin: 10mm; }
  }`;
}
