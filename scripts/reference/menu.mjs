import { escapeHtml, REFERENCE_ROOT } from "./html.mjs";

export function writeMenu({ groups, guides }, path) {
  const link = (to, words) =>
    `<a href="${to}"${to === path ? ' aria-current="page"' : ""}>${escapeHtml(words)}</a>`;
  const fixedLinks = [
    [REFERENCE_ROOT, "Overview"],
    ...guides.map(({ address, title }) => [address, title]),
    [`${REFERENCE_ROOT}/errors`, "Error codes"],
  ];
  const parts = groups.map(({ name, operations }) => {
    const isOpen =
      path === `${REFERENCE_ROOT}/${name}` ||
      operations.some(({ operationId }) => path === `${REFERENCE_ROOT}/${operationId}`);
    const items = operations.map(
      ({ operationId }) => `<li>${link(`${REFERENCE_ROOT}/${operationId}`, operationId)}</li>`,
    );
    return `<details${isOpen ? " open" : ""}><summary>${name} <small>${operations.length}</small></summary><ul><li>${link(`${REFERENCE_ROOT}/${name}`, `All of ${name}`)}</li>${items.join("")}</ul></details>`;
  });
  return `<ul>${fixedLinks.map(([to, words]) => `<li>${link(to, words)}</li>`).join("")}</ul><h2>Operations</h2>${parts.join("")}`;
}
