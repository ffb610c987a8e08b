import type { AppSettings } from './handler.ts';

export type Command = { what: string; line: string };

/**
 * Shell commands that register, generate and download a first image. They can be pasted again, also in another terminal:
 * the key stays in a file. What is not the expected response, such as an error, is shown.
 */
export function quickStartCommands({
  baseUrl,
  signupToken,
  registerAt,
}: Pick<AppSettings, 'baseUrl' | 'signupToken'> & {
  /** Where the first account may be created, if not at the service's own URL. */
  registerAt?: string | undefined;
}): Command[] {
  const origin = baseUrl();
  const token = signupToken === undefined ? '' : ` -H "authorization: Bearer $CARDWRIGHT_SIGNUP_TOKEN"`;
  const json = `-H 'content-type: application/json'`;
  const key = `-H "authorization: Bearer $(cat ${KEY_FILE})"`;
  return [
    {
      what: `Create an account and save its key in ${KEY_FILE}`,
      line: `test -s ${KEY_FILE} || (umask 077; curl -sS ${registerAt ?? origin}/api/v1/users${token} ${json} -d '{"email":"you@example.com"}' | ${pick('api_key')} > ${KEY_FILE})`,
    },
    {
      what: 'Generate an image',
      line: `URL=$(curl -sS ${origin}/api/v1/generate ${key} ${json} -H 'prefer: wait=10' -d '{"prompt":"Blog header: \\"Why we moved back to a monolith\\", dark, engineering blog"}' | ${pick('image_url')})`,
    },
    { what: 'Download it', line: `curl -sSf -o card.png "$URL"` },
  ];
}

/** Where the commands keep the key. */
export const KEY_FILE = 'cardwright.key';

// Prints the field, or writes the whole response to the terminal; works with every sed.
const pick = (field: string): string =>
  `sed -n -e 's/.*"${field}":"\\([^"]*\\)".*/\\1/p' -e t -e G -e 'w /dev/stderr'`;
