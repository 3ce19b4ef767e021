import { REFERENCE_ROOT } from "./html.mjs";

export function searchEntries({ groups, guides, problems }) {
  const operations = groups.flatMap((group) =>
    group.operations.map(({ operationId, method, path, summary, description = "" }) => [
      operationId,
      `${REFERENCE_ROOT}/${operationId}`,
      summary,
      `${method.toUpperCase()} ${path} ${group.name} ${description.replaceAll(/\s+/g, " ").slice(0, 300)}`,
    ]),
  );
  const guideEntries = guides.flatMap(({ address, title, html }) => {
    const headings = [...html.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/g)];
    return [
      [title, address, "Guide", ""],
      ...headings.map(([, , slug, words]) => [toPlainText(words), `${address}#${slug}`, title, ""]),
    ];
  });
  const codes = Object.entries(problems).map(([code, [status, message]]) => [
    code,
    `${REFERENCE_ROOT}/errors#${code}`,
    message,
    `error ${status}`,
  ]);
  return [...operations, ...guideEntries, ...codes];
}

function toPlainText(html) {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
