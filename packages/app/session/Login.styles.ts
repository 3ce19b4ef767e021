import { css } from "styled-components";

/** A page, or a window, with the card to sign in on. */
export const login = css`
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: var(--vb-space-4);
  outline: 0;
`;

/** Above whatever is open on the page, none of which is to be seen meanwhile. */
export const cover = css`
  position: fixed;
  inset: 0;
  z-index: calc(var(--vb-layer) + 2);
  overflow: auto;
  background: var(--vb-canvas);
`;
