import type { BenchRow } from "../figure.ts";
import { b1 } from "./b1.ts";
import { b2 } from "./b2.ts";
import { c1 } from "./c1.ts";
import { d1 } from "./d1.ts";
import { d2 } from "./d2.ts";
import { e1 } from "./e1.ts";
import { e2 } from "./e2.ts";
import { f1 } from "./f1.ts";
import { f2 } from "./f2.ts";
import { g1 } from "./g1.ts";
import { g2 } from "./g2.ts";
import { h1 } from "./h1.ts";
import { h2 } from "./h2.ts";
import { h3 } from "./h3.ts";
import { h4 } from "./h4.ts";
import { q1 } from "./q1.ts";
import { r1 } from "./r1.ts";
import { r2 } from "./r2.ts";
import { r3 } from "./r3.ts";
import { r4 } from "./r4.ts";
import { t1 } from "./t1.ts";
import { t2 } from "./t2.ts";
import { t3 } from "./t3.ts";
import { v1 } from "./v1.ts";
import { w1 } from "./w1.ts";
import { w2 } from "./w2.ts";
import { w3 } from "./w3.ts";
import { w4 } from "./w4.ts";

/** In running order. Rows that write come last. */
export const benchRows: readonly BenchRow[] = [
  r1,
  r2,
  r3,
  r4,
  h1,
  h2,
  h3,
  h4,
  q1,
  g1,
  g2,
  c1,
  d1,
  d2,
  t1,
  t2,
  t3,
  e1,
  e2,
  b1,
  b2,
  f1,
  v1,
  f2,
  w1,
  w2,
  w3,
  w4,
];
