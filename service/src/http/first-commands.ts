import type { AppSettings } from './handler.ts';

export type Command = { what: string; line: string };

/** Lines for a shell that register, draw and fetch a first image; each uses what the one before it found. */
export function firstCommands({
  baseUrl,
  signupToken,
}: Pick<AppSettings, 'baseUrl' | 'signupToken'>): Command[] {
  const origin = baseUrl();
  const token = signupToken === undefined ? '' : ` -H "authorization: Bearer $CARDWRIGHT_SIGNUP_TOKEN"`;
  const json = `-H 'content-type: application/json'`;
  return [
    {
      what: 'Register and keep the key',
      line: `KEY=$(curl -s ${origin}/api/v1/users${token} ${json} -d '{"email":"you@example.com"}' | sed 's/.*"api_key":"\\([^"]*\\)".*/\\1/')`,
    },
    {
      what: 'Draw',
      line: `URL=$(curl -s ${origin}/api/v1/generate -H "authorization: Bearer $KEY" ${json} -H 'prefer: wait=10' -d '{"prompt":"Blog header: \\"Why we moved back to a monolith\\", dark, engineering blog"}' | sed 's/.*"image_url":"\\([^"]*\\)".*/\\1/')`,
    },
    { what: 'Fetch the image', line: `curl -s -o card.png "$URL"` },
  ];
}
