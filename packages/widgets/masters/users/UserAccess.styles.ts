import { styled } from "styled-components";

/** The list at page width, limited for readable lines. */
export const AccessWork = styled.div`
  max-width: calc(var(--vb-control) * 28);
`;

/** The field above the list. */
export const AccessSearch = styled.div`
  max-width: calc(var(--vb-control) * 12);
  padding: 0 var(--vb-space-3) var(--vb-space-3);
`;
