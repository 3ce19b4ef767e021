import { styled } from "styled-components";

export const YearPart = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-2);
  padding-top: var(--vb-space-3);
  border-top: var(--vb-hairline) solid var(--vb-line);
`;
