import { styled } from "styled-components";
import { surface } from "../parts/Card.styles.ts";

export const ReportFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  min-width: 0;
`;

export const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-4);
  align-items: start;
  &.vb-report-two {
    grid-template-columns: minmax(0, 1fr) clamp(
        calc(var(--vb-control) * 12.5),
        40%,
        calc(var(--vb-control) * 17.5)
      );
  }
`;

export const ReportSurface = styled.section`
  ${surface}
  min-width: 0;
  overflow: clip;
  container: vb-report / inline-size;
`;
