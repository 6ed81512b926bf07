/** Makes the value of each key once, such as an `Intl` format, which takes far longer to make than to use. */
export function makeOnce<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
