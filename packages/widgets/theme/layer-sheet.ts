import { __PRIVATE__ } from "styled-components";
import { withoutHostRules } from "./host-rules.ts";

export interface LayerSheet {
  styles: InstanceType<typeof __PRIVATE__.StyleSheet>;
  /** Adds the sheet to its root while a provider needs it; call the result to remove it. */
  adopt: () => () => void;
}

/**
 * The sheet of a document or shadow root, shared by all its providers: a constructable style sheet
 * with the cascade layer `vanbook`, into which styled-components writes. So a page's own rules win
 * over ours, and a strict content security policy needs no exception: no style element, no nonce,
 * no file. Undefined if such sheets are not supported (on a server, in old browsers);
 * styled-components then works in its default way.
 */
export function findLayerSheet(root: Document | ShadowRoot | undefined): LayerSheet | undefined {
  if (!root || !("adoptedStyleSheets" in root)) return undefined;
  const sharedSheet = sheets.get(root) ?? createLayerSheet(root);
  sheets.set(root, sharedSheet);
  return sharedSheet;
}

function createLayerSheet(root: Document | ShadowRoot): LayerSheet {
  const page = "host" in root ? root.ownerDocument : root;
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.insertRule("@layer vanbook {}");
  // The page's rules don't reach into a shadow root.
  if (root === page) for (const rule of withoutHostRules) sheet.insertRule(rule, sheet.cssRules.length);
  // styled-components would insert a style element here and write into its sheet. Give it the
  // layer's rule instead, which also has insertRule.
  const target = page.createElement("div");
  target.insertBefore = (style) => Object.defineProperty(style, "sheet", { value: sheet.cssRules[0] });
  let users = 0;
  return {
    // Force insertRule in development too: the alternative is text in the style element, which is
    // not in the document.
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
/** Counts instances in all sheets: separate counts would mix up the styles of different sheets. */
const instances: Record<string, number> = {};
