import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { ReadDocument } from '../scraping/document.types.js';
import type { Extraction } from '../scraping/listing.types.js';
import { Analysis } from './analysis.entity.js';

/** `earlier`: what the analysis had read itself before a buyer added to it. */
export type HandInKind = 'page' | 'text' | 'link' | 'picture' | 'document' | 'earlier';

/**
 * What a buyer gave for one analysis, and for that one alone. Of a page only the facts are kept, never the page: it may
 * hold the buyer's own name. Pictures are in the picture store.
 */
@Entity({ tableName: 'hand_ins' })
@Index({ properties: ['analysis', 'createdAt'] })
@Index({ properties: ['sha256'] })
@Index({
  name: 'hand_ins_pictures_index',
  expression: `create index "hand_ins_pictures_index" on "hand_ins" using gin ("pictures" jsonb_path_ops)`,
})
export class HandIn {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @ManyToOne({ entity: () => Analysis, deleteRule: 'cascade' })
  analysis: Analysis;

  @Property({ type: 'text' })
  kind: HandInKind;

  /** The file's name, at most 200 characters; empty for pasted text. */
  @Property({ type: 'text' })
  name: string;

  /** The broker's page, of a `link`. */
  @Property({ type: 'text', nullable: true })
  url: string | null = null;

  /** Of a page or text. */
  @Property({ type: 'jsonb', nullable: true })
  extraction: Extraction | null = null;

  /** Of a picture. */
  @Property({ type: 'text', nullable: true })
  sha256: string | null = null;

  /** Of a document: its text. */
  @Property({ type: 'jsonb', nullable: true })
  document: ReadDocument | null = null;

  /** Of `earlier`: the advert's pictures that were kept, so that they stay when the advert is gone. */
  @Property({ type: 'jsonb', nullable: true })
  pictures: readonly KeptPicture[] | null = null;

  /** What it takes in the store and in this row; 0 of those from before this was counted. */
  @Property({ type: 'integer', default: 0 })
  bytes: number & Opt;

  @Property({ type: 'timestamptz' })
  createdAt: Date & Opt = new Date();

  constructor(analysis: Analysis, given: GivenHandIn) {
    this.analysis = analysis;
    this.kind = given.kind;
    this.name = given.name;
    this.url = given.url ?? null;
    this.extraction = given.extraction ?? null;
    this.sha256 = given.sha256 ?? null;
    this.document = given.document ?? null;
    this.pictures = given.pictures ?? null;
    this.bytes = bytesOf(given);
  }
}

/** A hand-in that was read and judged and is not yet saved. */
export interface GivenHandIn {
  readonly kind: HandInKind;
  readonly name: string;
  readonly url?: string;
  readonly extraction?: Extraction;
  readonly sha256?: string;
  /** Bytes of the stored picture, or pictures. */
  readonly fileSize?: number;
  readonly document?: ReadDocument;
  readonly pictures?: readonly KeptPicture[];
}

/** Bytes that it takes, of a picture those in the store. */
export function bytesOf({ extraction, document, fileSize = 0 }: GivenHandIn): number {
  const read = extraction ?? document;
  return fileSize + (read ? Buffer.byteLength(JSON.stringify(read)) : 0);
}

/** A picture of the advert and where it stood. */
interface KeptPicture {
  readonly url: string;
  readonly sha256: string;
}
