import { styled } from "styled-components";

export const Main = styled.main`
  padding: var(--vb-space-4) var(--vb-space-5) var(--vb-space-5);
  outline: 0;
  /* A record that is opened from the list scrolls the page to its top, as documented. */
  .vb-master {
    scroll-margin-top: 100vh;
  }
  @media (max-width: 991px) {
    padding: var(--vb-space-4);
  }
`;
