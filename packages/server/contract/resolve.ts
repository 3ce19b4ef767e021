/**
 * Replaces every reference in a contract by the schema, parameter or response that it points to, so other
 * code never follows references. Keywords next to a reference are added to a copy of its target. Parts are
 * shared, not copied; a recursive part contains itself. The original form and name of each part are kept
 * for `asWritten` and `nameOf`.
 */
export function resolveContract<T extends object>(contract: T): T {
  const resolved = new Map<object, object>();
  return resolve(contract) as T;

  function resolve(node: unknown): unknown {
    if (typeof node !== "object" || node === null) return node;
    const known = resolved.get(node);
    if (known) return known;
    if (isReference(node)) return resolveReference(node);
    const copy: Part = Array.isArray(node) ? ([] as unknown as Part) : {};
    resolved.set(node, copy); // set before resolving its parts, which may contain it
    let isSame = true;
    for (const [key, part] of Object.entries(node)) {
      copy[key] = resolve(part);
      isSame &&= copy[key] === part;
    }
    if (isSame) return (resolved.set(node, node), node);
    written.set(copy, node);
    return copy;
  }

  function resolveReference(node: Reference): object {
    const { $ref, ...added } = node;
    const named = resolve(partAt(contract, $ref)) as object;
    references.set(named, $ref);
    if (Object.keys(added).length === 0) return named;
    const copy = { ...named, ...(resolve(added) as object) };
    resolved.set(node, copy);
    references.set(copy, $ref);
    written.set(copy, node);
    return copy;
  }
}

/** The part that a reference (`#/components/schemas/Id`) points to. */
export function partAt(contract: object, reference: string): object {
  const keys = reference.slice(2).split("/");
  const at = (part: object, key: string) => (part as Part)[key.replaceAll("~1", "/")] as object;
  return keys.reduce(at, contract);
}

/** The name of a part in the contract, if a reference points to it, or if it was a reference with added keywords. */
export function nameOf(part: object | undefined): string | undefined {
  return part && references.get(part)?.split("/").at(-1);
}

/** Parts of a contract in their original form, with references: smaller, and the form that Ajv reads. */
export function asWritten(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  const source = written.get(part);
  if (source && isReference(source)) return source;
  const $ref = references.get(part);
  if ($ref !== undefined) return { $ref };
  if (source) return source;
  if (Array.isArray(part)) return part.map(asWritten);
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, asWritten(inner)]));
}

function isReference(node: object): node is Reference {
  return typeof (node as Partial<Reference>).$ref === "string";
}

interface Reference {
  $ref: string;
}

type Part = Record<string, unknown>;

/** Resolved part → the original part, if that contained references. */
const written = new WeakMap<object, object>();
/** Resolved part → the reference that points to it, or that it was. */
const references = new WeakMap<object, string>();
