import {
  createDesignReader,
  DesignDocumentError,
  DesignReaderBusyError,
  type DesignReport,
} from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedFetch } from '../outbound/fetch-guarded.ts';
import { OutboundRefusedError, parseOutboundUrl } from '../outbound/outbound-url.ts';
import { fetchDocument } from './fetch-document.ts';
import { followDesign, type LoadLogo } from './follow-design.ts';
import { invalid } from './invalid.ts';
import { deriveOgParams } from './og-params.ts';
import type { Design } from './types.ts';
import { writeDocument } from './write-document.ts';

export type DesignOptions = {
  /** Fetches documents. */
  fetchGuarded: GuardedFetch;
  /** Hosts of logos and documents. */
  allowedHosts: readonly string[];
  loadLogo: LoadLogo;
};

/** Reads a document that came in the field `parameter`. */
export type ReadDocument = (designMd: string, parameter: string) => Promise<DesignReport>;

const BUSY_RETRY_SECONDS = 2;

/** The helpers for design documents, with a thread of their own. Call `close` at the end. */
export function createDesign({ fetchGuarded, allowedHosts, loadLogo }: DesignOptions): Design {
  const reader = createDesignReader();

  const read: ReadDocument = async (designMd, parameter) => {
    try {
      return await reader.read(designMd);
    } catch (error) {
      if (error instanceof DesignDocumentError) throw invalid(parameter, error.message, error);
      if (error instanceof DesignReaderBusyError) throw busy(error);
      throw error;
    }
  };

  /** Why the card would refuse the logo at this address. */
  const refuseLogo = (url: string): string | undefined => {
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
    fetchDocument: (url: string) => fetchDocument(url, fetchGuarded),
  };
  return {
    ogParams: (input) => deriveOgParams(input, parts),
    write: (fields) => writeDocument(fields, parts),
    check: async (designMd) => void (await read(designMd, 'design_md')),
    follow: (designMd) => followDesign(designMd, parts),
    close: () => reader.close(),
  };
}

const busy = (cause: unknown): ServiceError =>
  new ServiceError('unavailable', 'Too many documents wait to be read; try again in a moment.', {
    code: 'reader_busy',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
    cause,
  });
