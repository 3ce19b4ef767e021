import type { Order } from "./plan-order.ts";

/** The first row of a page: its values of the order's columns. */
export type Edge = readonly (string | number)[];

/** SQL with its values. */
export type Condition = readonly [sql: string, values: (string | number)[]];

/** The rows of the edge's day that come before it. */
export function sameDay({ by: [day, ...keys] }: Order, [date = "", ...key]: Edge): Condition {
  return [`${day} = ? AND ${lexical(keys, "<", "<")}`, [date, ...lexicalValues(key)]];
}

/** The edge's row and those behind it. */
export function fromEdge(order: Order, edge: Edge): Condition {
  const than = order.isDescending ? "<" : ">";
  return inRange(order, edge, than, `${than}=`);
}

/** The rows before the edge's. */
export function beforeEdge(order: Order, edge: Edge): Condition {
  const than = order.isDescending ? ">" : "<";
  return inRange(order, edge, than, than);
}

/** The first column stands alone too: both engines read a range of an index from that. */
function inRange({ by }: Order, edge: Edge, than: string, last: string): Condition {
  return [`${by[0]} ${than}= ? AND ${lexical(by, than, last)}`, [edge[0] ?? "", ...lexicalValues(edge)]];
}

/** `(a > ? OR (a = ? AND (b > ? OR (b = ? AND c >= ?))))`: tuples that both engines would compare are no range to them. */
function lexical([first = "1", ...others]: readonly string[], than: string, last: string): string {
  if (others.length === 0) return `${first} ${last} ?`;
  return `(${first} ${than} ? OR (${first} = ? AND ${lexical(others, than, last)}))`;
}

function lexicalValues(edge: Edge): (string | number)[] {
  return edge.flatMap((value, at) => (at < edge.length - 1 ? [value, value] : [value]));
}
