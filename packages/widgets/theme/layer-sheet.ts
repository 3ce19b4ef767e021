import { __PRIVATE__ } from "styled-components";
import { withoutHostRules } from "./host-rules.ts";

/** Where the styles of one document or shadow root stand. */
export interface LayerSheet {
  /** For `StyleSheetManager`. */
  styles: InstanceType<typeof __PRIVATE__.StyleSheet>;
  /** Puts the sheet into its root for as long as one provider needs it; returns what takes it away. */
  adopt: () => () => void;
}

/**
 * The sheet of a document or shadow root, one for all its providers: a constructable style sheet that holds the cascade layer
 * `vanbook`, into which styled-components writes. So a page's own rules win over ours, and a strict content policy has nothing to
 * allow: no style element, no nonce, no file. Undefined where there are no such sheets (on a server, in old browsers): there
 * styled-components does as it always does.
 */
export function layerSheet(root: Document | ShadowRoot | undefined): LayerSheet | undefined {
  if (!root || !("adoptedStyleSheets" in root)) return undefined;
  const known = sheets.get(root) ?? createLayerSheet(root);
  sheets.set(root, known);
  return known;
}

function createLayerSheet(root: Document | ShadowRoot): LayerSheet {
  const page = "host" in root ? root.ownerDocument : root;
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.insertRule("@layer vanbook {}");
  // No rule of the page reaches into a shadow root.
  if (root === page) for (const rule of withoutHostRules) sheet.insertRule(rule, sheet.cssRules.length);
  // styled-components would put a style element here and write into its sheet: it gets the layer's rule, which is written to alike.
  const target = page.createElement("div");
  target.insertBefore = (style) => Object.defineProperty(style, "sheet", { value: sheet.cssRules[0] });
  let users = 0;
  return {
    // In development too it must write by insertRule: its other way is text in the style element, which is in no document.
    styles: new __PRIVATE__.StyleSheet({ useCSSOMInjection: true, target }, instances),
    adopt: () => {
      users += 1;
      if (users === 1) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      return () => {
        users -= 1;
        if (users === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    },
  };
}

const sheets = new WeakMap<Document | ShadowRoot, LayerSheet>();
/** Global styles are numbered in it. Numbered by each sheet, those of one would be taken for those of another. */
const instances: Record<string, number> = {};
