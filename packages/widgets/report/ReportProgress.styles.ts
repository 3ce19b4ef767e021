import { styled } from "styled-components";

/** Room for the line of progress. */
export const Line = styled.div`
  height: 2px;
`;
