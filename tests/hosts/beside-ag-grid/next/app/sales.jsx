"use client";

import { useEffect, useRef } from "react";
import { mountGrid } from "../grid.js";

/** The host without Vanbook's widgets. */
export function Sales() {
  const box = useRef(null);
  useEffect(() => void mountGrid(box.current, process.env.NEXT_PUBLIC_VANBOOK_URL), []);
  return <div ref={box} />;
}
