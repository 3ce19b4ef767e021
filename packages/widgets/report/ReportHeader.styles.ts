import { styled } from "styled-components";

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--vb-space-3);
`;
