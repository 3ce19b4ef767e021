// What the reference's search looks through: operations, guides by their headings, and error codes.
import { ROOT } from "./html.mjs";

/** Title, address, description and other text to search, for each entry. */
export function searchEntries({ groups, guides, problems }) {
  const operations = groups.flatMap((group) =>
    group.operations.map(({ operationId, method, path, summary, description = "" }) => [
      operationId,
      `${ROOT}/${operationId}`,
      summary,
      `${method.toUpperCase()} ${path} ${group.name} ${description.replaceAll(/\s+/g, " ").slice(0, 300)}`,
    ]),
  );
  const told = guides.flatMap(({ address, title, html }) => {
    const headings = [...html.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/g)];
    return [
      [title, address, "Guide", ""],
      ...headings.map(([, , slug, words]) => [plain(words), `${address}#${slug}`, title, ""]),
    ];
  });
  const codes = Object.entries(problems).map(([code, [status, message]]) => [
    code,
    `${ROOT}/errors#${code}`,
    message,
    `error ${status}`,
  ]);
  return [...operations, ...told, ...codes];
}

function plain(html) {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
