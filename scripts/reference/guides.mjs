// The files of docs/ that the reference shows, in the order of its menu.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../project/root.mjs";
import { guideHtml } from "./guide-html.mjs";
import { BOOKS, ROOT } from "./html.mjs";

/** Each guide with its file's name, its address, its title, its first sentence, and its HTML. */
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
    ["books", "docs/books.md"],
    ...own.map((name) => [name.replace(/\.md$/, ""), `docs/guides/${name}`]),
  ];
  const addresses = new Map([
    ...files.map(([id, file]) => [file, addressOf(id)]),
    ["docs/errors.md", `${ROOT}/errors`],
  ]);
  return files.map(([id, file]) => {
    const text = readFileSync(join(root, file), "utf8");
    const [, title = id] = /^# (.*)$/m.exec(text) ?? [];
    const [, first = ""] = /^# .*\n\n((?:.+\n)+)/.exec(text) ?? [];
    return {
      id,
      file,
      address: addressOf(id),
      title: title.split(":")[0],
      about: sentence(first),
      html: guideHtml(text, (href) => leadsTo(href, file, addresses)),
    };
  });
}

function addressOf(id) {
  return id === "books" ? BOOKS : `${ROOT}/${id}`;
}

/** The first sentence of a paragraph, with links as plain words. */
function sentence(paragraph) {
  const [first = ""] = paragraph
    .replaceAll("\n", " ")
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .split(/(?<=\.) /);
  return first.trim();
}

/** A file that the reference does not contain is named without a link. */
function leadsTo(href, file, addresses) {
  if (/^https?:/.test(href) || href.startsWith("#") || href.startsWith("/")) return href;
  const [path, hash] = href.split("#");
  const address = addresses.get(relative(root, join(root, dirname(file), path)));
  return address && (hash ? `${address}#${hash}` : address);
}
