const DATA_URI = /^data:image\/[\w.+-]+;base64,/;

/** Whether a text is a picture itself, not its address. */
export const isDataUri = (text: string): boolean => DATA_URI.test(text);

/** A picture in base64, alone or in a data URI. */
export const fromBase64 = (text: string): Uint8Array => Buffer.from(text.replace(DATA_URI, ''), 'base64');
