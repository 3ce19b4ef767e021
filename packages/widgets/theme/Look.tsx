import { useEffect, useInsertionEffect, type ReactNode } from "react";
import { StyleSheetManager } from "styled-components";
import { BaseStyle } from "./base-style.ts";
import { addFonts } from "./fonts.ts";
import { findLayerSheet } from "./layer-sheet.ts";
import { theme } from "./theme.ts";

export interface LookProps {
  root: Document | ShadowRoot | undefined;
  children: ReactNode;
}

/** Adds styles, variables and fonts to the root. The last user to unmount removes them. */
export function Look({ root = PAGE_DOCUMENT, children }: LookProps) {
  const sheet = findLayerSheet(root);
  useInsertionEffect(() => sheet?.adopt(), [sheet]);
  useEffect(addFonts, []);
  return (
    <StyleSheetManager sheet={sheet?.styles} {...OF_OUR_OWN}>
      {/* Comes first, so that the variables are set when the children measure themselves. */}
      <theme.GlobalStyle theme={theme.raw} />
      <BaseStyle />
      {children}
    </StyleSheetManager>
  );
}

const PAGE_DOCUMENT = typeof document === "undefined" ? undefined : document;
/** Plugins and filters of a host with styled-components must not apply to our styles. */
const OF_OUR_OWN = { stylisPlugins: [], shouldForwardProp: undefined };
