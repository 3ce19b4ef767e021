import { keyframes, styled } from "styled-components";
import { useText } from "../text/use-text.ts";

/** What stands while the app asks who is signed in: a thin line, after a moment only. */
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

/** Nothing for the first moment: what is there at once should not flash a loader. */
const Place = styled.div`
  min-height: 40vh;
  animation: ${appear} 0s 400ms both;
`;
