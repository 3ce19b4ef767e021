import { styled } from "styled-components";

/** At the end of a field, with the class `vb-prefix`. */
export const PercentSign = styled.span`
  padding-right: calc(var(--vb-space-1) * 2.5);
`;
