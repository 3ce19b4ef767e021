import type { ComponentPropsWithRef, ComponentType } from "react";
import { styled } from "styled-components";
import { form } from "../form/FormSurface.styles.ts";

/** A form on an existing surface. Its type is React's, as that of FormFields. */
export const PlainForm: ComponentType<ComponentPropsWithRef<"form">> = styled.form`
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
