import { styled } from "styled-components";
import { Card } from "../parts/Card.tsx";

/** A card of the sign-in settings. */
export const AccountCard = styled(Card)`
  max-width: calc(var(--vb-control) * 22);
  margin-top: var(--vb-space-4);
  padding: var(--vb-space-3) var(--vb-space-4) var(--vb-space-4);
  .vb-card-head {
    padding: 0 0 var(--vb-space-2);
  }
  p {
    margin: 0 0 var(--vb-space-2);
  }
  .vb-account-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2);
  }
  .vb-account-lines {
    padding: 0;
    list-style: none;
  }
  .vb-account-lines > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-1) var(--vb-space-3);
    align-items: center;
    padding: var(--vb-space-2) 0;
    border-top: var(--vb-hairline) solid var(--vb-line);
  }
  .vb-account-who {
    flex: 1 1 14em;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .vb-account-who strong {
    font-weight: var(--vb-weight-medium);
  }
  .vb-description {
    display: block;
  }
`;
