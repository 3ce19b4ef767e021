import { styled } from "styled-components";

export const PageTitle = styled.h1`
  margin-bottom: var(--vb-space-3);
  font-size: var(--vb-text-xl);
  font-weight: var(--vb-weight-bold);
  letter-spacing: -0.015em;
`;
