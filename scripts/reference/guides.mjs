import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../project/root.mjs";
import { convertGuide } from "./guide-html.mjs";
import { BOOKS_ADDRESS, REFERENCE_ROOT } from "./html.mjs";

export function readGuides() {
  const folder = join(root, "docs/guides");
  const own = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".md"))
        .toSorted()
    : [];
  const files = [
    ["scripting", "docs/scripting.md"],
    ["command-line", "docs/command-line.md"],
    ["events", "docs/events.md"],
    ["testing", "docs/testing.md"],
    ["books", "docs/books.md"],
    ...own.map((name) => [name.replace(/\.md$/, ""), `docs/guides/${name}`]),
  ];
  const addresses = new Map([
    ...files.map(([id, file]) => [file, getGuideAddress(id)]),
    ["docs/errors.md", `${REFERENCE_ROOT}/errors`],
  ]);
  return files.map(([id, file]) => {
    const text = readFileSync(join(root, file), "utf8");
    const [, title = id] = /^# (.*)$/m.exec(text) ?? [];
    const [, first = ""] = /^# .*\n\n((?:.+\n)+)/.exec(text) ?? [];
    return {
      id,
      file,
      address: getGuideAddress(id),
      title: title.split(":")[0],
      about: extractSentence(first),
      html: convertGuide(text, (href) => resolveLink(href, file, addresses)),
    };
  });
}

function getGuideAddress(id) {
  return id === "books" ? BOOKS_ADDRESS : `${REFERENCE_ROOT}/${id}`;
}

function extractSentence(paragraph) {
  const [first = ""] = paragraph
    .replaceAll("\n", " ")
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .split(/(?<=\.) /);
  return first.trim();
}

/** A file that the reference does not contain is named without a link. */
function resolveLink(href, file, addresses) {
  if (/^https?:/.test(href) || href.startsWith("#") || href.startsWith("/")) return href;
  const [path, hash] = href.split("#");
  const address = addresses.get(relative(root, join(root, dirname(file), path)));
  return address && (hash ? `${address}#${hash}` : address);
}
