import { readUploadReference } from '@cardwright/contract/upload-reference';
import {
  createDesignReader,
  DesignDocumentError,
  DesignReaderBusyError,
} from '@cardwright/engine/design-reader';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { OutboundRefusedError, parseOutboundUrl } from '../outbound/outbound-url.ts';
import { fetchDocument } from './fetch-document.ts';
import { invalid } from './invalid.ts';
import type { ReadDocument } from './read-document.ts';
import type { LoadLogo } from './resolve-design.ts';
import type { HasUpload } from './to-brand-document.ts';
import type { Design } from './types.ts';

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
  // What derives a brand is loaded with the first document.
  const resolve = async (designMd: string, owner: string, turn = owner) =>
    (await import('./resolve-design.ts')).resolveDesign(designMd, owner, parts, turn);
  return {
    ogParams: async (input, owner) => (await import('./og-params.ts')).deriveOgParams(input, owner, parts),
    write: async (fields, owner) => (await import('./write-document.ts')).writeDocument(fields, owner, parts),
    toBrandDocument: async (brand, owner) =>
      (await import('./to-brand-document.ts')).toBrandDocument(brand, owner, parts),
    check: async (designMd, owner) => void (await read(designMd, 'design_md', owner)),
    findWarnings: async (designMd, owner) => (await resolve(designMd, owner)).warnings,
    // A turn of its own: what is drawn was accepted before what waits now.
    resolve: (designMd, owner) => resolve(designMd, owner, `drawing for ${owner}`),
    close: () => reader.close(),
  };
}

const busy = (cause: DesignReaderBusyError): ServiceError =>
  new ServiceError('unavailable', `${cause.message}; try again in a moment.`, {
    code: 'reader_busy',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
    cause,
  });
