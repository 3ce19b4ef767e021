import { keyframes, styled } from "styled-components";
import { useText } from "../text/use-text.ts";

export function Starting() {
  const text = useText();
  return (
    <Place className="app-starting" role="status">
      <span className="vb-hidden">{text.loading}</span>
    </Place>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Invisible for the first moment, so that a quick start does not flash a loader. */
const Place = styled.div`
  min-height: 40vh;
  animation: ${appear} 0s 400ms both;
`;
