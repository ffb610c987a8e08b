import { randomText } from '../base/ids.ts';

/** The id that a client or a proxy gave its request, when it is fit for a log; else one of ours. */
export const toRequestId = (sent: string | undefined): string =>
  sent !== undefined && /^[\w.:-]{8,128}$/.test(sent) ? sent : randomText(20);
