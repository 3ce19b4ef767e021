import { css } from "styled-components";

/** What is there for who cannot see: a field's label under a column's heading that says the same. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
