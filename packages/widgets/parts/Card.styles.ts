import { css, styled } from "styled-components";

export const surface = css`
  border: var(--vb-hairline) solid var(--vb-line);
  border-radius: var(--vb-radius-l);
  background: var(--vb-surface);
  .vb-card-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--vb-space-3);
    padding: var(--vb-space-3) var(--vb-space-4);
  }
  .vb-card-title {
    font-size: var(--vb-text-m);
    font-weight: var(--vb-weight-bold);
  }
`;

export const Surface = styled.section`
  ${surface}
`;
