/** How one family of standard libraries writes a name or a value into a query. */
export type Dialect = { name: string; encode(text: string): string };

const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** RFC 3986: unreserved characters stay, all else is `%XX`. The published form. */
export const encodeRfc3986 = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, percent);

const plusForSpace = (encoded: string): string => encoded.replaceAll('%20', '+');

/**
 * Every encoding that an honest signer's standard library produces, the published one first. They differ in
 * the space, `~`, `*` and `! ' ( )` alone, and all decode to the same text.
 */
export const DIALECTS: readonly Dialect[] = [
  {
    name: 'RFC 3986 (also PHP http_build_query with PHP_QUERY_RFC3986, Python quote)',
    encode: encodeRfc3986,
  },
  { name: 'JavaScript encodeURIComponent', encode: encodeURIComponent },
  {
    name: 'WHATWG URLSearchParams (also Java URLEncoder, Ruby encode_www_form)',
    encode: (text) => plusForSpace(encodeURIComponent(text).replace(/[!'()~]/g, percent)),
  },
  { name: 'Python urlencode, Go Values.Encode', encode: (text) => plusForSpace(encodeRfc3986(text)) },
  {
    name: 'PHP http_build_query',
    encode: (text) => plusForSpace(encodeRfc3986(text).replaceAll('~', '%7E')),
  },
];
