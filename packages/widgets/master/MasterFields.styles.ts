import type { ComponentPropsWithRef, ComponentType } from "react";
import { styled } from "styled-components";

/**
 * Fields in one or two columns. With a type of React's: that of styled-components is in a folder that
 * hosts with `moduleResolution` `node16` can't import.
 */
export const FormFields: ComponentType<ComponentPropsWithRef<"div">> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-3);
  align-items: start;
  @container vb-form (min-width: 400px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    .vb-form-wide {
      grid-column: 1 / -1;
    }
  }
  .vb-form-field:empty,
  .vb-form-wide:empty {
    display: none;
  }
  .vb-form-field,
  .vb-form-wide {
    min-width: 0;
  }
`;
