import { Turns } from '../shared/turns.js';
import type { ImageStore, PreparedPicture, StoredFacts } from './image-store.service.js';
import type { WaitingRoom } from './waiting-room.js';

/** Pictures that are put into the store at once. */
const atOnce = 4;

/**
 * Pictures that are good and whose form is not accepted yet. They wait on disk, beside the store: until they are kept
 * nobody else can have them, so dropping them takes nothing from anybody.
 */
export class PendingPictures {
  private room: WaitingRoom | undefined;
  private readonly files = new Map<string, string>();

  constructor(
    private readonly store: Pick<ImageStore, 'waitingRoom' | 'write'>,
    private readonly prepare: (bytes: Buffer) => Promise<PreparedPicture>,
  ) {}

  /** @throws PictureRefused (422) with what is wrong with the file, and ImageStoreUnavailable */
  async add(given: Buffer): Promise<StoredFacts> {
    const { bytes, facts } = await this.prepare(given);
    if (!this.files.has(facts.sha256)) {
      this.room ??= await this.store.waitingRoom();
      this.files.set(facts.sha256, await this.room.add(bytes));
    }
    return facts;
  }

  /** Puts them into the store, a few at once: each may have 15 MB, and others wait for it. @throws ImageStoreUnavailable */
  async keep(): Promise<void> {
    await new Turns(atOnce).each([...this.files], async ([sha256, file]) =>
      this.store.write(sha256, await this.room!.read(file)),
    );
  }

  /** Removes those that wait; what was kept stays. */
  async drop(): Promise<void> {
    await this.room?.drop();
  }
}
