import { styled } from "styled-components";
import { Card } from "../parts/Card.tsx";

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
  ul > li {
    padding-inline: 0;
  }
`;
