// The API reports of packages (scripts/api-report.mjs) as lines that can be compared.

export function listGoneLines(before, after) {
  const now = splitBlocks(after);
  return [...splitBlocks(before)].flatMap(([name, lines]) =>
    subtractLines(lines, now.get(name) ?? []).map((line) => `${name}: ${line}`),
  );
}

/**
 * Properties that were added to declarations and can't be omitted: code that creates such an object
 * breaks. Parts of a new declaration break nobody, nor do members of constants and classes, which
 * hosts don't create.
 */
export function listRequiredLines(before, after) {
  const blocksBefore = splitBlocks(before);
  return [...splitBlocks(after)].flatMap(([name, lines]) => {
    const was = blocksBefore.get(name);
    if (!was || !MADE_BY_HOSTS.test(lines[0])) return [];
    const leftPlaces = new Set(subtractLines(lines, was, true));
    let deepest = Infinity; // inside a new part: the indentation of its first line
    return lines.flatMap((line, at) => {
      const depth = line.search(/\S/);
      if (depth > deepest) return [];
      deepest = leftPlaces.has(at) && line.endsWith("{") ? depth : Infinity;
      return leftPlaces.has(at) && REQUIRED_MEMBER.test(line) ? [`${name}: ${line.trim()}`] : [];
    });
  });
}

/**
 * The lines that are missing in `others`, counting repeated lines. With `asPlaces`: their indexes.
 */
function subtractLines(lines, others, asPlaces = false) {
  const remainingLines = [...others];
  return lines.flatMap((line, place) => {
    const at = remainingLines.indexOf(line);
    if (at < 0) return [asPlaces ? place : line];
    remainingLines.splice(at, 1);
    return [];
  });
}

function splitBlocks(report) {
  const foundBlocks = new Map();
  for (const text of report.split("\n\n")) {
    const lines = text.split("\n");
    const [, name = lines[0]] =
      /\b(?:interface|type|const|class|function|let|enum|namespace) ([\w$]+)/.exec(lines[0]) ?? [];
    foundBlocks.set(name, [...(foundBlocks.get(name) ?? []), ...lines]);
  }
  return foundBlocks;
}

const MADE_BY_HOSTS = /^(export )?(declare )?(interface|type) /;
/** A property or method without a question mark. */
const REQUIRED_MEMBER = /^\s+(readonly )?(\w[\w$]*|"[^"]+")(<.*>)?(\(.*\))?: /;
