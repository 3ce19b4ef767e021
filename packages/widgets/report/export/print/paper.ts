export interface Paper {
  container: Element | ShadowRoot;
  /**
   * Adds the container to the page so that only its content is printed; returns a function that
   * removes it.
   */
  lay: () => () => void;
}

/**
 * The container is a direct child of the page's body, so that the rest of the page can be hidden.
 * For a widget in a shadow root, the container gets its own shadow root with the same style sheets.
 * While it prints, an extra style sheet on the page hides everything else. `sheet` is the content
 * of `@page`, `style` is CSS for this print only.
 */
export function createPaper(tree: Document | ShadowRoot, sheet: string, style = ""): Paper {
  const page = tree instanceof Document ? tree : tree.ownerDocument;
  const host = page.createElement("div");
  host.dataset["vanbookPaper"] = "";
  const container = tree instanceof Document ? host : host.attachShadow({ mode: "open" });
  const own = new CSSStyleSheet();
  own.replaceSync(style);
  if (container instanceof ShadowRoot && tree instanceof ShadowRoot)
    container.adoptedStyleSheets = [...tree.adoptedStyleSheets, own];
  const alone = new CSSStyleSheet();
  alone.replaceSync(buildPrintStyle(sheet));
  const addedSheets = tree instanceof Document ? [alone, own] : [alone];
  return {
    container,
    lay: () => {
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, ...addedSheets];
      page.body.append(host);
      return () => {
        host.remove();
        page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => !addedSheets.includes(each));
      };
    },
  };
}

/** `!important`, since this must win over the host's own rules for its elements. */
function buildPrintStyle(sheet: string): string {
  return `@media print {
    body > :not([data-vanbook-paper]) { display: none !important; }
    [data-vanbook-paper] { display: block !important; }
    body { margin: 0 !important; padding: 0 !important; }
    @page { ${sheet}; }
  }`;
}
