import { styled } from "styled-components";
import { form } from "../form/FormSurface.styles.ts";

/** A form on a surface that is there already. */
export const PlainForm = styled.form`
  ${form}
`;

/** What a form or list is of. */
export const FormTitle = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  font-size: var(--vb-text-l);
  font-weight: var(--vb-weight-bold);
`;
