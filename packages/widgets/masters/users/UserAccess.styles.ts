import { styled } from "styled-components";

/** A list of users with the actions on their sign-in. */
export const AccessLines = styled.ul`
  margin: 0;
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
  .vb-account-who {
    flex: 1 1 16em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .vb-account-who strong {
    font-weight: var(--vb-weight-medium);
  }
  .vb-description {
    display: block;
  }
  .vb-account-tags,
  .vb-account-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2);
  }
`;

/** The list at page width, limited for readable lines. */
export const AccessWork = styled.div`
  max-width: calc(var(--vb-control) * 28);
`;

/** The field above the list. */
export const AccessSearch = styled.div`
  max-width: calc(var(--vb-control) * 12);
  padding: 0 var(--vb-space-3) var(--vb-space-3);
`;
