import { styled } from "styled-components";

export const Main = styled.main`
  padding: var(--vb-space-4) var(--vb-space-5) var(--vb-space-5);
  outline: 0;
  @media (max-width: 991px) {
    padding: var(--vb-space-4);
  }
`;
