import { useEffect, useInsertionEffect, type ReactNode } from "react";
import { StyleSheetManager } from "styled-components";
import { BaseStyle } from "./base-style.ts";
import { lendFonts } from "./fonts.ts";
import { layerSheet } from "./layer-sheet.ts";
import { theme } from "./theme.ts";

export interface LookProps {
  /** The document or shadow root that contains the children. */
  root: Document | ShadowRoot | undefined;
  children: ReactNode;
}

/**
 * Provides styles, variables and fonts to the document or shadow root of its children; they are removed with the
 * last user.
 */
export function Look({ root = PAGE, children }: LookProps) {
  const sheet = layerSheet(root);
  useInsertionEffect(() => sheet?.adopt(), [sheet]);
  useEffect(lendFonts, []);
  return (
    <StyleSheetManager sheet={sheet?.styles} {...OF_OUR_OWN}>
      {/* First, so that the variables are set when the children measure themselves. */}
      <theme.GlobalStyle theme={theme.raw} />
      <BaseStyle />
      {children}
    </StyleSheetManager>
  );
}

const PAGE = typeof document === "undefined" ? undefined : document;
/** A host that also uses styled-components may have plugins and filters that must not apply to our styles. */
const OF_OUR_OWN = { stylisPlugins: [], shouldForwardProp: undefined };
