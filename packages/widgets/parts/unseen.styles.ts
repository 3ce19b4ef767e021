import { css } from "styled-components";

/**
 * Visible only to screen readers, such as a field's label under a column heading with the same
 * text.
 */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
