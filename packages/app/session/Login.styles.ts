import { css } from "styled-components";

/** A page, or a window, with the card to sign in on. */
export const login = css`
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: var(--vb-space-4);
  outline: 0;
`;

/** Covers anything open on the page, which must not be visible until sign-in. */
export const cover = css`
  position: fixed;
  inset: 0;
  z-index: calc(var(--vb-layer) + 2);
  overflow: auto;
  background: var(--vb-canvas);
`;

/** The forms of the steps of signing in, each under a heading. */
export const stepForms = css`
  form {
    display: grid;
    gap: var(--vb-space-3);
  }
  h2 {
    margin: 0;
    font-size: var(--vb-text-l);
    font-weight: var(--vb-weight-bold);
  }
  p {
    margin: 0;
  }
`;
