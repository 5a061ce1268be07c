/** A value that the shell owns and a remote may watch: the shape of a zustand vanilla store. */
export interface Readable<Value> {
  get(): Value;
  /** Called after each change, not at once. Returns the way to stop. */
  subscribe(listener: (value: Value) => void): () => void;
}
