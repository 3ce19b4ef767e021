import { css } from "styled-components";

export const atTop = css`
  position: fixed;
  top: var(--vb-space-4);
  left: 50%;
  z-index: calc(var(--vb-layer) + 1);
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-2);
  transform: translateX(-50%);
`;
