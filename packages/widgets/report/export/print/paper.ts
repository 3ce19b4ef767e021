/** What a sheet is printed on. */
export interface Paper {
  container: Element | ShadowRoot;
  /** Puts it into the page, alone on paper; returns what takes it away again. */
  lay: () => () => void;
}

/**
 * A sheet is printed as a child of the page's body, for the rest of the page to be left out. Of a widget in a shadow root it has a
 * shadow root too, with the same look; the page's own style sheets know nothing of it, so one is lent to the page for as long. `sheet` is
 * what `@page` says, `style` is what only this paper needs.
 */
export function paperFor(tree: Document | ShadowRoot, sheet: string, style = ""): Paper {
  const page = tree instanceof Document ? tree : tree.ownerDocument;
  const host = page.createElement("div");
  host.dataset["vanbookPaper"] = "";
  const container = tree instanceof Document ? host : host.attachShadow({ mode: "open" });
  const own = new CSSStyleSheet();
  own.replaceSync(style);
  if (container instanceof ShadowRoot && tree instanceof ShadowRoot)
    container.adoptedStyleSheets = [...tree.adoptedStyleSheets, own];
  const alone = new CSSStyleSheet();
  alone.replaceSync(printedAlone(sheet));
  const lent = tree instanceof Document ? [alone, own] : [alone];
  return {
    container,
    lay: () => {
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, ...lent];
      page.body.append(host);
      return () => {
        host.remove();
        page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => !lent.includes(each));
      };
    },
  };
}

/** Important, since what hides the host's own elements must win over the host's rules for them. */
function printedAlone(sheet: string): string {
  return `@media print {
    body > :not([data-vanbook-paper]) { display: none !important; }
    [data-vanbook-paper] { display: block !important; }
    body { margin: 0 !important; padding: 0 !important; }
    @page { ${sheet}; }
  }`;
}
