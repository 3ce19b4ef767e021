import { styled } from "styled-components";

/** The title and the dates. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--vb-space-3);
`;
