import { mountGrid } from "./grid.js";

const box = document.getElementById("grid");
void mountGrid(box, box.dataset.vanbook);
