import { styled } from "styled-components";
import { surface } from "../parts/Card.styles.ts";

export const ListSurface = styled.section`
  ${surface}
  min-width: 0;
  overflow: clip;
  container: vb-report / inline-size;
  & > .vb-form-title {
    padding: var(--vb-space-4) var(--vb-space-3) 0;
  }
  & > .vb-banner {
    margin: 0 var(--vb-space-3) var(--vb-space-3);
  }
  /* Beside three words there is no room left to see what is searched for. */
  @container vb-report (max-width: 44.45em) {
    & > .vb-report-bar:has(.vb-kinds) {
      flex-wrap: wrap;
    }
  }
`;
