import { css, styled } from "styled-components";
import { surface } from "../parts/Card.styles.ts";

export const form = css`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  min-width: 0;
  padding: var(--vb-space-4);
  container: vb-form / inline-size;
  & > .vb-banner {
    scroll-margin-top: calc(var(--vb-control) * 4);
  }
`;

export const FormSurface = styled.form`
  ${surface}
  ${form}
`;
