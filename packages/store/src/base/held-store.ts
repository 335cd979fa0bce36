/** What one process alone does with a store, on whatever machine. */
export interface HeldStore {
  /** False once the database has let it go, as when the connection is cut. */
  isHeld(): boolean;
  release(): Promise<void>;
}
