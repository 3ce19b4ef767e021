// The API reports of packages (scripts/api-report.mjs) as lines that can be compared.

/** The lines of each declaration that are gone. */
export function goneFrom(before, after) {
  const now = blocks(after);
  return [...blocks(before)].flatMap(([name, lines]) =>
    without(lines, now.get(name) ?? []).map((line) => `${name}: ${line}`),
  );
}

/**
 * Properties that were added to declarations and can't be omitted: code that creates such an object breaks.
 * Parts of a new declaration break nobody, nor do members of constants and classes, which hosts don't
 * create.
 */
export function requiredSince(before, after) {
  const known = blocks(before);
  return [...blocks(after)].flatMap(([name, lines]) => {
    const was = known.get(name);
    if (!was || !MADE_BY_HOSTS.test(lines[0])) return [];
    const left = new Set(without(lines, was, true));
    let deepest = Infinity; // inside a new part: the indentation of its first line
    return lines.flatMap((line, at) => {
      const depth = line.search(/\S/);
      if (depth > deepest) return [];
      deepest = left.has(at) && line.endsWith("{") ? depth : Infinity;
      return left.has(at) && REQUIRED.test(line) ? [`${name}: ${line.trim()}`] : [];
    });
  });
}

/** The lines that are missing in `others`, where a repeated line must be as often. With `asPlaces`: their indexes. */
function without(lines, others, asPlaces = false) {
  const left = [...others];
  return lines.flatMap((line, place) => {
    const at = left.indexOf(line);
    if (at < 0) return [asPlaces ? place : line];
    left.splice(at, 1);
    return [];
  });
}

/** The lines of a report by what they belong to: an entry's names, or a declaration. */
function blocks(report) {
  const found = new Map();
  for (const text of report.split("\n\n")) {
    const lines = text.split("\n");
    const [, name = lines[0]] =
      /\b(?:interface|type|const|class|function|let|enum|namespace) ([\w$]+)/.exec(lines[0]) ?? [];
    found.set(name, [...(found.get(name) ?? []), ...lines]);
  }
  return found;
}

const MADE_BY_HOSTS = /^(export )?(declare )?(interface|type) /;
/** A property or method without a question mark. */
const REQUIRED = /^\s+(readonly )?(\w[\w$]*|"[^"]+")(<.*>)?(\(.*\))?: /;
