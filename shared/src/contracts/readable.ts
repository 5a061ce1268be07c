/** A value that the shell owns and a remote can watch, shaped like a vanilla zustand store. */
export interface Readable<Value> {
  get(): Value;
  /** Calls the listener after each change, not at once. Returns the unsubscribe function. */
  subscribe(listener: (value: Value) => void): () => void;
}
