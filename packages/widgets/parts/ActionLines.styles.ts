import { styled } from "styled-components";

export const ActionLines = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2) var(--vb-space-3);
    align-items: center;
    padding: var(--vb-space-2) var(--vb-space-3);
    border-top: var(--vb-hairline) solid var(--vb-line);
  }
  .vb-line-words {
    flex: 1 1 16em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .vb-line-words strong {
    font-weight: var(--vb-weight-medium);
  }
  .vb-description {
    display: block;
  }
  .vb-line-tags {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2);
  }
`;
