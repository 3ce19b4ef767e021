import { css } from "styled-components";

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
