/** Asks once for each text: documents repeat a few rates, codes and States tens of thousands of times. */
export function remember<Value>(read: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const knownValue = values.get(text);
    if (knownValue !== undefined) return knownValue;
    const value = read(text);
    values.set(text, value);
    return value;
  };
}
