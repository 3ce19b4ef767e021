import ts from "typescript";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";

/**
 * Returns a file's text with everything but its prose replaced by spaces, so that lines and columns
 * stay: of a program its comments, the titles of its tests and texts that look like a sentence, of
 * the contract its descriptions and messages, of a catalogue its texts, of a page everything but
 * code.
 */
export function extractProse(path, text) {
  if (/\.(ts|tsx|mts|mjs)$/.test(path)) return keepRanges(text, listProgramRanges(path, text));
  if (path.endsWith(".yaml")) return keepRanges(text, listYamlRanges(text));
  if (path.endsWith(".json")) return keepRanges(text, listTextRanges(text));
  return keepRanges(text, listPageRanges(text));
}

function keepRanges(text, ranges) {
  const blank = text.replaceAll(/[^\n]/g, " ");
  let keptText = "";
  let end = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from < end) continue;
    keptText += blank.slice(end, from) + text.slice(from, to);
    end = to;
  }
  return keptText + blank.slice(end);
}

function listProgramRanges(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const ranges = new Map();
  const isTest = TEST_FILE.test(path);
  const keepComments = (commentRanges) => {
    for (const { pos, end } of commentRanges ?? [])
      for (const range of listRangesBesideCode(text, pos, end)) ranges.set(range[0], range);
  };
  const visitNode = (node) => {
    // Text between JSX tags may look like a comment.
    if (node.kind === ts.SyntaxKind.JsxText) return;
    if (node.getChildCount(source) === 0 || ts.isBlock(node)) {
      keepComments(ts.getLeadingCommentRanges(text, node.pos));
      keepComments(ts.getTrailingCommentRanges(text, node.end));
    }
    if (ts.isCallExpression(node) && TEST_CALL.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) ranges.set(title.pos, [title.getStart(source), title.end]);
    }
    if (!isTest && ts.isStringLiteralLike(node) && SENTENCE_TEXT.test(node.text))
      ranges.set(node.pos, [node.getStart(source), node.end]);
    for (const child of node.getChildren(source)) visitNode(child);
  };
  visitNode(source);
  return [...ranges.values()];
}

function listYamlRanges(text) {
  const ranges = [];
  visit(parseDocument(text, { lineCounter: new LineCounter() }), {
    Pair(_, { key, value }) {
      if (isScalar(key) && isScalar(value) && READ_KEYS.has(String(key.value)) && value.range)
        ranges.push([value.range[0], value.range[1]]);
    },
  });
  return ranges;
}

function listTextRanges(text) {
  return [...text.matchAll(/:\s*("(?:[^"\\]|\\.)*")/g)].map((match) => {
    const from = match.index + match[0].length - match[1].length;
    return [from, from + match[1].length];
  });
}

function listRangesBesideCode(text, pos, end) {
  const ranges = [];
  let from = pos;
  for (const { index, 0: code } of text.slice(pos, end).matchAll(/`[^`\n]*`/g)) {
    ranges.push([from, pos + index]);
    from = pos + index + code.length;
  }
  return [...ranges, [from, end]];
}

function listPageRanges(text) {
  const ranges = [];
  let end = 0;
  for (const { index, 0: code } of text.matchAll(/^```[\s\S]*?^```|`[^`\n]*`|\]\([^)\s]*\)/gm)) {
    ranges.push([end, index]);
    end = index + code.length;
  }
  return [...ranges, [end, text.length]];
}

/** Names of people and places in fixtures and samples may be any word. */
const TEST_FILE = /\.(test|prove|stories|test-d)\.|fixtures\/|testing\/|demo\/|^tests\//;
/** Three words, the first with a capital letter, and no SQL, CSS or markup. */
const SENTENCE_TEXT =
  /^(?!SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|GRANT)[A-Z][a-z']* [^{}<>;=]*\w [^{}<>;=]*$/;
const TEST_CALL = /^(test|it|describe)\b/;
const READ_KEYS = new Set(["description", "summary", "title", "x-message", "x-required", "message"]);
