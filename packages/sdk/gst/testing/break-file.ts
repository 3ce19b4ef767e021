import handMonth from "./hand-month.json" with { type: "json" };

/** Without types, because a test breaks any part of the file. */
export type FileContent = ReturnType<typeof JSON.parse>;

/** Changes the content, or returns another one. */
export type FileChange = (file: FileContent) => unknown;

type FileObject = Record<string, unknown>;
type ObjectPick = (file: FileContent) => FileObject;

/** The file of the month worked out by hand, or another one, after the change. */
export function breakFile(change: FileChange, right: object = handMonth): string {
  const file = structuredClone(right);
  return JSON.stringify(change(file) ?? file);
}

/** Sets values of what `pick` returns; undefined removes a key. */
export function setIn(pick: ObjectPick): (change: object) => FileChange {
  return (change) => (file) => void Object.assign(pick(file), change);
}

/** Adds keys to what `pick` returns, before its items; undefined removes a key. */
export function addIn(pick: ObjectPick): (change: object) => FileChange {
  return (change) => (file) => {
    const object = pick(file);
    const { itms } = object;
    delete object["itms"];
    Object.assign(object, change, { itms });
  };
}

/** The named keys first. */
export function reorderKeys(object: FileObject, ...keys: string[]): FileObject {
  const firstEntries = keys.map((key): [string, unknown] => [key, object[key]]);
  return Object.fromEntries([...firstEntries, ...Object.entries(object)]);
}
