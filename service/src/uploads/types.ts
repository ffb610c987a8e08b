import type { CleanImage } from '@cardwright/engine/clean-image';

/** A file of an account, as it is stored. */
export type Upload = {
  /** The same for the same file, whoever uploaded it. */
  id: string;
  name: string | undefined;
  bytes: number;
  createdAt: string;
} & (ImageFacts | FontFacts);

type ImageFacts = {
  kind: 'image';
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
};

type FontFacts = {
  kind: 'font';
  type: 'font/ttf' | 'font/otf';
  /** The name that the font has for its family. */
  family: string | undefined;
};

export type UploadKind = Upload['kind'];

export type UploadLimits = {
  /** Uploads of an account, and what they may take up. */
  count: number;
  bytes: number;
  /** Bytes of a file as it is sent. */
  fileBytes: number;
};

export type SentFile = {
  bytes: Uint8Array;
  /** Media type; undefined if only the content says what it is. */
  type: string | undefined;
  name: string | undefined;
  /** What `bytes` hold, for a sender who had to look at them already. */
  cleaned?: CleanImage;
};

/** Files that accounts uploaded, for use in cards and brands. */
export interface Uploads {
  readonly limits: UploadLimits;
  /** Newest first. */
  list(accountId: string): Promise<Upload[]>;
  /** Throws `not-found`. */
  get(accountId: string, id: string): Promise<Upload>;
  /** As `add`, in the account's turn, which begins before the file is read. */
  receive(accountId: string, read: () => Promise<SentFile>): Promise<{ upload: Upload; isNew: boolean }>;
  /** Throws `invalid`, `conflict` / `upload_limit_reached`, `rate-limited`, and `unavailable` when too many files are being read. */
  add(accountId: string, file: SentFile): Promise<{ upload: Upload; isNew: boolean }>;
  /** Whether the account has such a file; deletions by another node are seen within 5 seconds. */
  has(accountId: string, id: string, kind: UploadKind): Promise<boolean>;
  /** The stored file; undefined when the account has no such upload. */
  read: ReadUpload;
  /** Throws `not-found`. */
  delete(accountId: string, id: string): Promise<void>;
}

export type ReadUpload = (
  accountId: string,
  id: string,
) => Promise<{ upload: Upload; bytes: Uint8Array } | undefined>;
