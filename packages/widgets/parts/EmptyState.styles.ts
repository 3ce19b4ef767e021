import { styled } from "styled-components";

export const Empty = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--vb-space-2);
  padding: var(--vb-space-6) var(--vb-space-4);
  color: var(--vb-ink-2);
  text-align: center;
  strong {
    color: var(--vb-ink);
    font-weight: var(--vb-weight-bold);
  }
`;
