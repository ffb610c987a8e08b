import type { Brief } from './brief/brief.ts';
import { canonicalBrief } from './brief/canonical-brief.ts';
import type { DesignRequest } from './brief/design-request.ts';
import type { Reader } from './brief/reader.ts';
import type { Warning } from './brief/warning.ts';
import type { ComposeRequest } from './engine.ts';
import { decodePhoto } from './photo/decode-photo.ts';
import type { Photo } from './photo/photo.ts';
import { understand } from './understand/understand.ts';
import type { Understand } from './understand/understand-once.ts';

/** What is known before anything is decided. */
export type ReadRequest = {
  brief: Brief;
  /** The brief and the caller's picture as one text, from which all seeds are. */
  canonical: string;
  /** What the brief asks for. */
  asked: DesignRequest;
  photo: Photo | undefined;
  /** What its reader could not follow. */
  unread: readonly Warning[];
};

/** Understands a request: its brief, or what the reader makes of its prompt, and its picture. */
export async function readRequest(
  request: ComposeRequest,
  { reader, understand: toRequest = understand }: { reader: Reader; understand?: Understand | undefined },
  signal: AbortSignal | undefined,
): Promise<ReadRequest> {
  const { told = [], image = request.painting } = request;
  const { brief, warnings } = request.brief
    ? { brief: request.brief, warnings: [] }
    : await reader.read(request.prompt, signal ? { signal } : {});
  const photo = image && (await decodePhoto(image, brief.image?.focus));
  return {
    brief,
    canonical: canonicalBrief(brief, photo?.key),
    asked: toRequest(brief),
    photo,
    unread: [...told, ...warnings],
  };
}
