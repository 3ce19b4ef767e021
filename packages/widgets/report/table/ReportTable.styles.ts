import { styled } from "styled-components";

export const Failed = styled.div`
  padding: 0 var(--vb-space-3) var(--vb-space-3);
`;

export const Wait = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-4);
  padding: var(--vb-space-4);
  border-top: var(--vb-hairline) solid var(--vb-line);
  p {
    color: var(--vb-ink-2);
  }
`;
