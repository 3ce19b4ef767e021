import { version } from "react";
import { createRoot } from "react-dom/client";
import { mountGrid } from "./grid.js";

const { baseUrl } = await (await fetch("/vanbook.json")).json();

createRoot(document.getElementById("root")).render(
  <>
    <h1>Our sales, by React {version}</h1>
    <div ref={(box) => void (box && mountGrid(box, baseUrl))} />
  </>,
);
