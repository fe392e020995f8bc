/** Something that lies in a storage. */
export interface StoredObject {
  /** As it was written; undefined for what a killed process never finished. */
  readonly key: string | undefined;
  /** The latest moment at which it can have been written. */
  readonly storedAt: Date;
  /** Removes this very thing, unfinished ones too. */
  remove(): Promise<void>;
}

/**
 * Where pictures lie: bytes under keys, which are paths of `/`, hex digits, letters and dots. What every method throws
 * is a fault of the place, and says nothing of whether the thing is there.
 */
export interface PictureStorage {
  /** Undefined when nothing is there. */
  read(key: string): Promise<Buffer | undefined>;
  /** Whole or not at all. The same bytes again make it young. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** The latest moment at which it can have been written; null when it is not there. */
  storedAt(key: string): Promise<Date | null>;
  /** What is not there is no fault. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with the folder, which ends with a slash; few in memory at a time. */
  list(folder: string): AsyncIterable<StoredObject>;
}
