import { styled } from "styled-components";

export const FormButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-2);
  padding-top: var(--vb-space-2);
`;
