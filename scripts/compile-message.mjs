import { parse } from "@messageformat/parser";

/**
 * The code for an ICU message: a string, or a function with the parameters of the English message,
 * in order of appearance. Throws an error that says what is wrong with the message.
 */
export function compileMessage(message, english, isFormatter) {
  const tokens = parse(message);
  const parameters = collectParameters(parse(english));
  const own = collectParameters(tokens);
  for (const name of own.keys())
    if (!parameters.has(name)) throw new Error(`the English message has no {${name}}`);
  for (const [name, { isShown }] of parameters)
    if (isShown && !own.get(name)?.isShown) throw new Error(`it does not show {${name}}`);
  if (parameters.size === 0) return writeCode(tokens, parameters, isFormatter);
  const list = [...parameters].map(([name, { type }]) => `${own.has(name) ? "" : "_"}${name}: ${type}`);
  return `(${list.join(", ")}) => ${writeCode(tokens, parameters, isFormatter)}`;
}

export function collectParameters(tokens, parameters = new Map()) {
  for (const token of tokens) {
    if (token.type === "content") continue;
    if (token.arg === undefined) throw new Error("write the parameter's name instead of #");
    const before = parameters.get(token.arg);
    const isShown = token.type === "argument" || token.type === "function";
    parameters.set(token.arg, {
      type: typeOf(token) ?? before?.type ?? "string",
      isShown: isShown || (before?.isShown ?? false),
    });
    for (const { tokens: inner } of token.cases ?? []) collectParameters(inner, parameters);
  }
  return parameters;
}

function typeOf({ type, key, cases }) {
  if (type === "plural" || (type === "function" && key === "number")) return "number";
  const missing = type === "select" ? cases.filter((one) => MISSING_CASES.includes(one.key)) : [];
  return missing.length > 0 ? ["string", ...missing.map((one) => one.key)].join(" | ") : undefined;
}

export function writeCode(tokens, parameters, isFormatter) {
  const codes = tokens.map((token) => writeTokenCode(token, parameters, isFormatter));
  if (codes.length === 1 && ["select", "plural"].includes(tokens[0].type)) return codes[0];
  if (codes.length === 1 && tokens[0].type === "function" && tokens[0].key !== "number") return codes[0];
  if (tokens.every(({ type }) => type === "content"))
    return JSON.stringify(tokens.map(({ value }) => value).join(""));
  const parts = tokens.map(({ type, value }, at) =>
    type === "content" ? value.replace(/[\\`]|\$\{/g, "\\$&") : `\${${codes[at]}}`,
  );
  return `\`${parts.join("")}\``;
}

function writeTokenCode({ type, arg, key, param, cases, value, pluralOffset }, parameters, isFormatter) {
  if (type === "content") return value;
  if (type === "argument") return arg;
  if (type === "select")
    return writeChoice(
      cases,
      (one) => `${arg} === ${MISSING_CASES.includes(one) ? one : JSON.stringify(one)}`,
    );
  if (type === "plural" && !pluralOffset)
    return writeChoice(cases, (one) => {
      if (/^=\d+$/.test(one)) return `${arg} === ${one.slice(1)}`;
      throw new Error(`of {${arg}, plural} the cases are exact numbers (=1) and "other", not "${one}"`);
    });
  if (type === "function" && key === "number") {
    if (param?.length === 1 && param[0].value.trim() === PLAIN_STYLE) return arg;
    throw new Error(`{${arg}, number} takes the style ${PLAIN_STYLE} alone: figures are formatted before`);
  }
  if (type === "function" && isFormatter(key) && !param) return `${key}(${arg})`;
  throw new Error(`{${arg}, ${key ?? type}} is no formatter of this language`);

  function writeChoice(all, test) {
    const other = all.find((one) => one.key === "other");
    if (!other) throw new Error(`{${arg}, ${type}} lacks the case "other"`);
    const tests = all
      .filter((one) => one !== other)
      .map((one) => `${test(one.key)} ? ${writeCode(one.tokens, parameters, isFormatter)} : `);
    const last = writeCode(other.tokens, parameters, isFormatter);
    return tests.length === 0 ? last : `(${tests.join("")}${last})`;
  }
}

/**
 * Case names of a select whose parameter is not a text: in ICU these names have no other meaning.
 */
const MISSING_CASES = ["null", "undefined"];
/** ICU's style for a number without commas. */
const PLAIN_STYLE = "::group-off";
