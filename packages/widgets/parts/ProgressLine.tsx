import { keyframes, styled } from "styled-components";
/** A thin line that moves during an action; `done` (0 to 1) shows the progress. */
export function ProgressLine({ label, done }: { label: string; done?: number | undefined }) {
  return (
    <Line
      className={done === undefined ? "vb-progress vb-progress-unknown" : "vb-progress"}
      aria-label={label}
      max={1}
      {...(done === undefined ? {} : { value: done })}
    />
  );
}

const along = keyframes`
  from { background-position: -80% 0; }
  to { background-position: 180% 0; }
`;

const Line = styled.progress`
  display: block;
  width: 100%;
  height: 2px;
  border: 0;
  background: none;
  appearance: none;
  color: var(--vb-brand);
  overflow: hidden;
  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    background: var(--vb-brand);
    transition: inline-size var(--vb-motion);
  }
  &::-moz-progress-bar {
    background: var(--vb-brand);
  }
  &.vb-progress-unknown {
    background: linear-gradient(90deg, transparent, var(--vb-brand), transparent) 0 0 / 40% 100% no-repeat;
    animation: ${along} 1.1s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &.vb-progress-unknown {
      background: var(--vb-brand);
      animation: none;
    }
  }
`;
