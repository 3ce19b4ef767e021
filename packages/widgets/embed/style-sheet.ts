/** The widgets' look for shadow roots, and the faces of its font: `@font-face` counts only in the page's own tree. */
export interface Look {
  sheet: CSSStyleSheet;
  faces: readonly FontFaceRule[];
}

interface FontFaceRule {
  family: string;
  source: string;
  descriptors: FontFaceDescriptors;
}

/** Fetches the style sheet as text and makes one that shadow roots adopt: it needs no `unsafe-inline` of the host's policy. */
export async function fetchLook(address: string | URL): Promise<Look> {
  const url = new URL(address, document.baseURI);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The style sheet ${url.href} answers ${answer.status}.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  return { sheet, faces: [...fontFaces(sheet.cssRules, url)] };
}

/** Lends the fonts to the page, under a family of our own; returns what takes them away again. */
export function lendFonts({ faces }: Look): () => void {
  const lent = faces.map(({ family, source, descriptors }) => new FontFace(family, source, descriptors));
  for (const face of lent) document.fonts.add(face);
  return () => {
    for (const face of lent) document.fonts.delete(face);
  };
}

function* fontFaces(rules: CSSRuleList, base: URL): Iterable<FontFaceRule> {
  for (const rule of rules) {
    if (rule instanceof CSSLayerBlockRule) yield* fontFaces(rule.cssRules, base);
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const said = (name: string) => rule.style.getPropertyValue(name);
    yield {
      family: said("font-family").replaceAll(/^["']|["']$/g, ""),
      source: said("src").replaceAll(
        /url\((["']?)([^"')]+)\1\)/g,
        (_whole, _quote, path: string) => `url("${new URL(path, base).href}")`,
      ),
      descriptors: {
        weight: said("font-weight"),
        style: said("font-style"),
        unicodeRange: said("unicode-range"),
        display: "swap",
      },
    };
  }
}
