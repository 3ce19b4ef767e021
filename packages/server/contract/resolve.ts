/**
 * A contract with every reference replaced by the schema, parameter or answer that it names: nobody who reads it follows references. What
 * is said beside a reference is added to a copy of what is named. Parts are shared, not copied, and one that contains itself is itself
 * inside too. What was written, and by which name, is remembered: `asWritten`, `nameOf`.
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
    resolved.set(node, copy); // before its parts, which may contain it
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

/** What a reference (`#/components/schemas/Id`) names. */
export function partAt(contract: object, reference: string): object {
  const keys = reference.slice(2).split("/");
  const at = (part: object, key: string) => (part as Part)[key.replaceAll("~1", "/")] as object;
  return keys.reduce(at, contract);
}

/** The name under which a part is in the contract, if something refers to it, or is a reference with something added. */
export function nameOf(part: object | undefined): string | undefined {
  return part && references.get(part)?.split("/").at(-1);
}

/** Parts of a contract as they were written, with references: smaller, and how Ajv reads them. */
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

/** By the part of a resolved contract: what it was made of, where that held references. */
const written = new WeakMap<object, object>();
/** By the part of a resolved contract that references name, or that was a reference: the reference. */
const references = new WeakMap<object, string>();
