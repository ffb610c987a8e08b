import { readUploadReference } from '@cardwright/contract/upload-reference';
import { createDesignReader, DesignDocumentError, DesignReaderBusyError } from '@cardwright/engine/design';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { OutboundRefusedError, parseOutboundUrl } from '../outbound/outbound-url.ts';
import { fetchDocument } from './fetch-document.ts';
import { invalid } from './invalid.ts';
import { deriveOgParams } from './og-params.ts';
import type { ReadDocument } from './read-document.ts';
import { type LoadLogo, resolveDesign } from './resolve-design.ts';
import { type HasUpload, toBrandDocument } from './to-brand-document.ts';
import type { Design } from './types.ts';
import { writeDocument } from './write-document.ts';

export type DesignOptions = {
  /** Fetches documents. */
  guardedFetch: GuardedFetch;
  /** Hosts of logos and documents. */
  allowedHosts: readonly string[];
  loadLogo: LoadLogo;
  hasUpload: HasUpload;
};

const BUSY_RETRY_SECONDS = 2;

/** Reads and writes design documents, on a thread of its own. Call `close` at the end. */
export function createDesign({ guardedFetch, allowedHosts, loadLogo, hasUpload }: DesignOptions): Design {
  const reader = createDesignReader();

  const read: ReadDocument = async (designMd, parameter, owner) => {
    try {
      return await reader.read(designMd, owner);
    } catch (error) {
      if (error instanceof DesignDocumentError) throw invalid(parameter, error.message, error);
      if (error instanceof DesignReaderBusyError) throw busy(error);
      throw error;
    }
  };

  /** Why a card would refuse this logo URL; undefined if it would not. */
  const refuseLogo = (url: string): string | undefined => {
    if (readUploadReference(url) !== undefined) return undefined;
    try {
      parseOutboundUrl(url, allowedHosts);
      return undefined;
    } catch (error) {
      if (error instanceof OutboundRefusedError) return error.message;
      throw error;
    }
  };

  const parts = {
    read,
    refuseLogo,
    loadLogo,
    hasUpload,
    fetchDocument: (url: string) => fetchDocument(url, guardedFetch),
  };
  return {
    ogParams: (input, owner) => deriveOgParams(input, owner, parts),
    write: (fields, owner) => writeDocument(fields, owner, parts),
    toBrandDocument: (brand, owner) => toBrandDocument(brand, owner, parts),
    check: async (designMd, owner) => void (await read(designMd, 'design_md', owner)),
    findWarnings: async (designMd, owner) => (await resolveDesign(designMd, owner, parts)).warnings,
    // A turn of its own: what is drawn was accepted before what waits now.
    resolve: (designMd, owner) => resolveDesign(designMd, owner, parts, `drawing for ${owner}`),
    close: () => reader.close(),
  };
}

const busy = (cause: DesignReaderBusyError): ServiceError =>
  new ServiceError('unavailable', `${cause.message}; try again in a moment.`, {
    code: 'reader_busy',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
    cause,
  });
