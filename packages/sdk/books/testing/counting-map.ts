/** Counts the entries that were read from it, also those that a copy of it has read. */
export class CountingMap<Key, Value> extends Map<Key, Value> {
  readCount = 0;

  override get(key: Key): Value | undefined {
    this.readCount += 1;
    return super.get(key);
  }

  override *keys(): MapIterator<Key> {
    for (const [key] of this) yield key;
  }

  override *values(): MapIterator<Value> {
    for (const [, value] of this) yield value;
  }

  override entries(): MapIterator<[Key, Value]> {
    return this[Symbol.iterator]();
  }

  override *[Symbol.iterator](): MapIterator<[Key, Value]> {
    for (const entry of super.entries()) {
      this.readCount += 1;
      yield entry;
    }
  }
}
