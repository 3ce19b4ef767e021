/**
 * Replaces every reference in a contract by the schema, parameter or response that it points to, so
 * other code never follows references. Keywords next to a reference are added to a copy of its
 * target. Parts are shared, not copied; a recursive part contains itself. The original form and
 * name of each part are kept for `restoreReferences` and `findPartName`.
 */
export function resolveContract<T extends object>(contract: T): T {
  const resolvedParts = new Map<object, object>();
  return resolve(contract) as T;

  function resolve(node: unknown): unknown {
    if (typeof node !== "object" || node === null) return node;
    const knownPart = resolvedParts.get(node);
    if (knownPart) return knownPart;
    if (isReference(node)) return resolveReference(node);
    const copy: Part = Array.isArray(node) ? ([] as unknown as Part) : {};
    resolvedParts.set(node, copy); // set before resolving its parts, which may contain it
    let isSame = true;
    for (const [key, part] of Object.entries(node)) {
      copy[key] = resolve(part);
      isSame &&= copy[key] === part;
    }
    if (isSame) return (resolvedParts.set(node, node), node);
    originalParts.set(copy, node);
    return copy;
  }

  function resolveReference(node: Reference): object {
    const { $ref, ...addedKeywords } = node;
    const target = resolve(findPart(contract, $ref)) as object;
    references.set(target, $ref);
    if (Object.keys(addedKeywords).length === 0) return target;
    const copy = { ...target, ...(resolve(addedKeywords) as object) };
    resolvedParts.set(node, copy);
    references.set(copy, $ref);
    originalParts.set(copy, node);
    return copy;
  }
}

/** `reference` has the form `#/components/schemas/Id`. */
export function findPart(contract: object, reference: string): object {
  const keys = reference.slice(2).split("/");
  const getPart = (part: object, key: string) => (part as Part)[key.replaceAll("~1", "/")] as object;
  return keys.reduce(getPart, contract);
}

/**
 * Undefined unless a reference points to the part, or the part was a reference with added keywords.
 */
export function findPartName(part: object | undefined): string | undefined {
  return part && references.get(part)?.split("/").at(-1);
}

/** Returns the original form, with references: it is smaller, and Ajv reads this form. */
export function restoreReferences(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  const source = originalParts.get(part);
  if (source && isReference(source)) return source;
  const $ref = references.get(part);
  if ($ref !== undefined) return { $ref };
  if (source) return source;
  if (Array.isArray(part)) return part.map(restoreReferences);
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, restoreReferences(inner)]));
}

function isReference(node: object): node is Reference {
  return typeof (node as Partial<Reference>).$ref === "string";
}

interface Reference {
  $ref: string;
}

type Part = Record<string, unknown>;

/** Resolved part → the original part, if that contained references. */
const originalParts = new WeakMap<object, object>();
/** Resolved part → the reference that points to it, or that it was. */
const references = new WeakMap<object, string>();
