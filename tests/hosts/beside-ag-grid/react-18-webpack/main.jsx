import { StrictMode, useEffect, useRef, version } from "react";
import { createRoot } from "react-dom/client";
import styled from "styled-components";
import { mountGrid } from "./grid.js";

/** The host without Vanbook's widgets. */
function Sales() {
  const box = useRef(null);
  useEffect(() => {
    if (!box.current.firstChild) void begin(box.current);
  }, []);
  return (
    <main>
      <Title>Our sales, by React {version}</Title>
      <div ref={box} />
    </main>
  );
}

async function begin(box) {
  const { baseUrl } = await (await fetch("/vanbook.json")).json();
  await mountGrid(box, baseUrl);
}

const Title = styled.h1`
  color: rgb(122, 31, 162);
`;

createRoot(document.getElementById("root")).render(<Sales />);
