import { css } from "styled-components";

export const windowParts = css`
  .vb-dialog-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--vb-space-3);
    padding: var(--vb-space-3) var(--vb-space-3) var(--vb-space-3) var(--vb-space-4);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
  }
  .vb-dialog-title {
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--vb-text-l);
    font-weight: var(--vb-weight-bold);
  }
  .vb-dialog-body {
    flex: 1;
    padding: var(--vb-space-4);
    overflow: auto;
  }
`;
