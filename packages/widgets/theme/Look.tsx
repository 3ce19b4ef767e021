import { useEffect, useInsertionEffect, type ReactNode } from "react";
import { StyleSheetManager } from "styled-components";
import { BaseStyle } from "./base-style.ts";
import { lendFonts } from "./fonts.ts";
import { layerSheet } from "./layer-sheet.ts";
import { theme } from "./theme.ts";

export interface LookProps {
  /** The document or shadow root that the children stand in. */
  root: Document | ShadowRoot | undefined;
  children: ReactNode;
}

/** Sees to it that styles, variables and fonts of what is inside it are where it stands; they go with the last that needs them. */
export function Look({ root = PAGE, children }: LookProps) {
  const sheet = layerSheet(root);
  useInsertionEffect(() => sheet?.adopt(), [sheet]);
  useEffect(lendFonts, []);
  return (
    <StyleSheetManager sheet={sheet?.styles} {...OF_OUR_OWN}>
      {/* First, so that variables are there when what is inside measures itself. */}
      <theme.GlobalStyle theme={theme.raw} />
      <BaseStyle />
      {children}
    </StyleSheetManager>
  );
}

const PAGE = typeof document === "undefined" ? undefined : document;
/** A host that uses styled-components itself may have plugins and filters, which are not meant for ours. */
const OF_OUR_OWN = { stylisPlugins: [], shouldForwardProp: undefined };
