import { styled } from "styled-components";

export const Line = styled.div`
  height: 2px;
`;
