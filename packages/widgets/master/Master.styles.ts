import { styled } from "styled-components";

export const MasterFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-3);
  min-width: 0;
  container: vb-master / inline-size;
  scroll-margin-top: calc(var(--vb-control) * 4);
  /* It has its place, so that nothing moves when it is seen. */
  &[data-waiting] :is(.vb-master-work, .vb-form) {
    visibility: hidden;
  }
  &[data-waiting] > .vb-progress {
    margin-block-end: calc(-2px - var(--vb-space-3));
  }
`;

export const MasterWork = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-4);
  align-items: start;
  @container vb-master (min-width: 920px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

export const MasterSide = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-4);
  min-width: 0;
`;
