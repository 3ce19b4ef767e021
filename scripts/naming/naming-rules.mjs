// ESLint's rules for names: functions begin with a verb, module constants have two words or a unit,
// and nothing is named by a past participle alone. docs/decisions/061-names.md gives the reasons.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const readText = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

const ALLOWED_VERBS = new Set(
  readText("verbs.txt")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(" "))
    .filter(Boolean),
);
const ALLOWED_PREFIXES = new Set(["of", "with", "to", "on", "from", "last", "problem"]);
/** Converters, as the message catalogues name them: `rupees(amount)`. */
const MONEY_CONVERTERS = new Set(["rupees", "paise"]);
const UNIT_ENDING = /(MS|BYTES|KB|MB|PERCENT|PAISE)$/;
const IRREGULAR_PARTICIPLES = new Set(
  `begun bought bound broken built caught chosen done drawn driven eaten fallen felt forbidden forgotten found
  frozen given gone got grown heard held hidden hung kept known laid led left lent lost made meant met owed paid
  proven said seen sent shown sold spent spoken stolen stood struck sworn taken taught thought thrown told torn
  understood woken won worn woven written`.split(/\s+/),
);
/** Words that look like participles. */
const NOT_PARTICIPLES = new Set(
  "bed embed exceed feed hundred indeed need proceed red seed shed speed".split(" "),
);

/** Operation ids and the packages' public names: the contract and the packages decide those. */
const givenNames = new Set([...listOperationIds(), ...listPublicNames()]);

/** Whether a function may have this name. */
export function isFunctionName(name) {
  const word = /^_*([a-z0-9]*)/.exec(name)[1];
  return (
    word === "" ||
    ALLOWED_VERBS.has(word) ||
    ALLOWED_PREFIXES.has(word) ||
    MONEY_CONVERTERS.has(name) ||
    /(Rows|Totals)$/.test(name) ||
    givenNames.has(name)
  );
}

/** Whether a constant of a module may have this name: two words, or a unit. */
export function isConstantName(name) {
  return !/^[A-Z0-9]+$/.test(name) || UNIT_ENDING.test(name);
}

/** Whether the name is a past participle and nothing else. */
export function isBareParticiple(name) {
  if (!/^[a-z]+$/.test(name) || NOT_PARTICIPLES.has(name)) return false;
  return IRREGULAR_PARTICIPLES.has(name) || /..ed$/.test(name);
}

const functionNames = defineRule("Begin a function's name with a verb: {{name}} (scripts/naming).", {
  FunctionDeclaration: ({ id }) => (id && !isFunctionName(id.name) ? id : undefined),
  VariableDeclarator: ({ id, init }) => (isFunction(init) && !isFunctionName(id.name) ? id : undefined),
});

const constantNames = defineRule("Name a constant by two words, or with its unit: {{name}}.", {
  "Program > VariableDeclaration > VariableDeclarator": readConstant,
  "Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator": readConstant,
});

const noBareParticiple = defineRule("Say what was {{name}}: keptRows, not kept.", {
  "VariableDeclarator > Identifier.id": checkParticiple,
  ":function > Identifier.params": checkParticiple,
  ":function > AssignmentPattern.params > Identifier.left": checkParticiple,
  "ArrayPattern > Identifier": checkParticiple,
  // A destructured property keeps the name that its type gives it.
  "ObjectPattern > Property[shorthand=false] > Identifier.value": checkParticiple,
});

export const namingRules = {
  rules: {
    "function-names": functionNames,
    "constant-names": constantNames,
    "no-bare-participle": noBareParticiple,
  },
};

/** A rule that reports the node that one of the visitors returns. */
function defineRule(message, visitors) {
  const create = (context) =>
    Object.fromEntries(
      Object.entries(visitors).map(([selector, find]) => [
        selector,
        (node) => {
          const identifier = find(node);
          if (identifier) context.report({ node: identifier, message, data: { name: identifier.name } });
        },
      ]),
    );
  return { meta: { type: "suggestion", schema: [] }, create };
}

function readConstant({ id, init }) {
  return id.type === "Identifier" && !isFunction(init) && !isConstantName(id.name) ? id : undefined;
}

function checkParticiple(node) {
  return isBareParticiple(node.name) ? node : undefined;
}

function isFunction(node) {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
}

function listOperationIds() {
  const folder = fileURLToPath(new URL("../../openapi", import.meta.url));
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(".yaml"))
    .flatMap((path) => [...readText(`../../openapi/${path}`).matchAll(/operationId: *(\w+)/g)])
    .map(([, id]) => id);
}

function listPublicNames() {
  return ["sdk", "widgets"].flatMap((name) =>
    readText(`../../packages/${name}/api-report.txt`)
      .split("\n")
      .filter((line) => /^\w+$/.test(line)),
  );
}
