import { styled } from "styled-components";
import { form } from "../form/FormSurface.styles.ts";

/** A form on an existing surface. */
export const PlainForm = styled.form`
  ${form}
`;

export const FormTitle = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  font-size: var(--vb-text-l);
  font-weight: var(--vb-weight-bold);
`;
