import { styled } from "styled-components";

/** Space for the progress line. */
export const Line = styled.div`
  height: 2px;
`;
