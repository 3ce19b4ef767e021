// The menu next to every page: guides, groups of the contract, and the operations of each group.
import { escaped, ROOT } from "./html.mjs";

/** The menu for the page at `path`. */
export function menu({ groups, guides }, path) {
  const link = (to, words) =>
    `<a href="${to}"${to === path ? ' aria-current="page"' : ""}>${escaped(words)}</a>`;
  const fixed = [
    [ROOT, "Overview"],
    ...guides.map(({ address, title }) => [address, title]),
    [`${ROOT}/errors`, "Error codes"],
  ];
  const parts = groups.map(({ name, operations }) => {
    const isOpen =
      path === `${ROOT}/${name}` || operations.some(({ operationId }) => path === `${ROOT}/${operationId}`);
    const items = operations.map(
      ({ operationId }) => `<li>${link(`${ROOT}/${operationId}`, operationId)}</li>`,
    );
    return `<details${isOpen ? " open" : ""}><summary>${name} <small>${operations.length}</small></summary><ul><li>${link(`${ROOT}/${name}`, `All of ${name}`)}</li>${items.join("")}</ul></details>`;
  });
  return `<ul>${fixed.map(([to, words]) => `<li>${link(to, words)}</li>`).join("")}</ul><h2>Operations</h2>${parts.join("")}`;
}
