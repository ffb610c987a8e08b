import { CardwrightError } from '../../../client/src/index.ts';

/** A data URL of base64 as a blob of its type, since the page's policy allows no data URLs. Throws a `CardwrightError` for one without data. */
export function toBlob(dataUrl: string): Blob {
  const [head = '', data] = dataUrl.split(',');
  if (data === undefined) throw new CardwrightError('The service sent no picture.');
  const letters = atob(data);
  const bytes = new Uint8Array(letters.length);
  // A loop: this is done for each picture while something is dragged.
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}
