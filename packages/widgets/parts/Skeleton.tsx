import { keyframes, styled } from "styled-components";
/** A placeholder in the shape of loading content; sizes are CSS lengths. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <Shape className="vb-skeleton" style={{ width, height }} aria-hidden="true" />;
}

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

const Shape = styled.span`
  display: block;
  border-radius: var(--vb-radius);
  background: var(--vb-line);
  animation: ${pulse} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
