/** How one family of standard libraries writes names and values into a query. */
export type Dialect = {
  name: string;
  /** Rewrites text in RFC 3986 encoding, of one value or of a whole query: each `%` there begins an escape. */
  fromRfc3986(encoded: string): string;
};

const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
const fromPercent = (code: string): string => String.fromCharCode(Number.parseInt(code.slice(1), 16));
const plusForSpace = (encoded: string): string => encoded.replaceAll('%20', '+');

/** RFC 3986: unreserved characters stay, all else is `%XX`. The published form. */
export const encodeRfc3986 = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, percent);

/**
 * Every encoding that an honest signer's standard library produces, the published one first. They differ in
 * the space, `~`, `*` and `! ' ( )` alone, and all decode to the same text.
 */
export const DIALECTS: readonly Dialect[] = [
  {
    name: 'RFC 3986 (also PHP http_build_query with PHP_QUERY_RFC3986, Python quote)',
    fromRfc3986: (encoded) => encoded,
  },
  {
    name: 'JavaScript encodeURIComponent',
    fromRfc3986: (encoded) => encoded.replace(/%(?:21|27|28|29|2A)/g, fromPercent),
  },
  {
    name: 'WHATWG URLSearchParams (also Java URLEncoder, Ruby encode_www_form)',
    fromRfc3986: (encoded) => plusForSpace(encoded).replaceAll('~', '%7E').replaceAll('%2A', '*'),
  },
  { name: 'Python urlencode, Go Values.Encode', fromRfc3986: plusForSpace },
  {
    name: 'PHP http_build_query',
    fromRfc3986: (encoded) => plusForSpace(encoded).replaceAll('~', '%7E'),
  },
];
