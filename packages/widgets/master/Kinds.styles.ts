import { styled } from "styled-components";

export const Kinds = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-3);
  margin: 0;
  padding: 0;
  border: 0;
  input {
    margin: 0;
    accent-color: var(--vb-brand);
  }
  @container vb-report (max-width: 600px) {
    order: 1;
    flex-basis: 100%;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--vb-space-1);
    min-height: var(--vb-control);
  }
`;
