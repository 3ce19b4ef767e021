// Prints each key used in definitions of the three engines (reports, masters, vouchers), nested
// ones too, with the widgets that use it. Run as `node scripts/engine-keys.mjs`. A key with only
// one user should be a slot of that widget: report/define/definition.test.ts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const trees = ["packages/widgets", "packages/sdk/reports"].flatMap(parseSources);
// By file, and for all files together: a definition may name a constant from another file.
const constantsOf = new Map(trees.map((tree) => [tree, collectConstants(tree)]));
const allConstants = new Map([...constantsOf.values()].flatMap((constants) => [...constants]));
for (const [engine, type] of [
  ["declareReport", "ReportDeclaration"],
  ["declareMaster", "MasterDefinition"],
  ["declareVoucher", "VoucherDefinition"],
]) {
  const users = findKeyUsers(engine, type);
  console.log(`\n${engine}`);
  for (const key of [...users.keys()].sort()) {
    const names = [...users.get(key)];
    console.log(
      `${String(names.length).padStart(4)}  ${key.padEnd(28)} ${names.length > 4 ? "" : names.join(", ")}`,
    );
  }
}

function parseSources(root) {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/(^|\/)(node_modules|dist|fixtures|build)\/|\.(stories|test|test-d)\./.test(file),
  );
  return files.map((file) =>
    ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true),
  );
}

function findKeyUsers(engine, type) {
  const users = new Map();
  for (const tree of trees)
    visit(tree, (node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === engine)
        collect(node.arguments[0], "", findWidgetName(node), users);
      else if (ts.isVariableDeclaration(node) && node.type?.typeName?.getText() === type)
        collect(node.initializer, "", node.name.getText(), users);
    });
  return users;
}

function collect(node, path, name, users) {
  if (!node) return;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return collect(node.expression, path, name, users);
  if (ts.isIdentifier(node)) {
    const own = constantsOf.get(node.getSourceFile());
    return collect(own.get(node.text) ?? allConstants.get(node.text), path, name, users);
  }
  if (ts.isArrayLiteralExpression(node)) {
    for (const item of node.elements)
      collect(ts.isSpreadElement(item) ? item.expression : item, path, name, users);
  }
  // The keys under `tones` and `rules` are the records' own words and fields.
  if (!ts.isObjectLiteralExpression(node) || /(^|\.)(tones|rules)$/.test(path)) return;
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      collect(property.expression, path, name, users);
      continue;
    }
    const key = path === "" ? property.name.getText() : `${path}.${property.name.getText()}`;
    users.set(key, (users.get(key) ?? new Set()).add(name));
    const value = ts.isShorthandPropertyAssignment(property) ? property.name : property.initializer;
    collect(value, key, name, users);
  }
}

function findWidgetName(call) {
  let node = call;
  while (node && !ts.isVariableDeclaration(node)) node = node.parent;
  return node?.name.getText() ?? call.getSourceFile().fileName;
}

function collectConstants(tree) {
  const constants = new Map();
  visit(tree, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      constants.set(node.name.text, node.initializer);
  });
  return constants;
}

function visit(node, see) {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}
