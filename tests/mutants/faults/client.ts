import type { Mutant } from '../mutant.ts';

export const CLIENT: readonly Mutant[] = [
  {
    name: 'a POST that may not happen twice is sent again',
    file: 'client/src/http/retry-delay.ts',
    find: 'if (!isRepeatable && status !== 429) return undefined;',
    replace: '',
  },
  {
    name: 'a used-up allowance is asked for again and again',
    file: 'client/src/http/retry-delay.ts',
    find: "if (!passes || code === 'credit_limit_reached') return undefined;",
    replace: 'if (!passes) return undefined;',
  },
  {
    name: 'the wait that the service asks for is not kept',
    file: 'client/src/http/retry-delay.ts',
    find: 'if (retryAfterSeconds !== undefined)',
    replace: 'if (retryAfterSeconds === 0)',
  },
  {
    name: 'the key is sent to other hosts',
    file: 'client/src/http/connection.ts',
    find: 'if (token !== undefined && !isWholeAddress(call.path))',
    replace: 'if (token !== undefined)',
  },
  {
    name: 'every try of a prompt has another idempotency key',
    file: 'client/src/generations.ts',
    find: "headers: { 'idempotency-key': idempotencyKey, prefer },",
    replace: 'headers: { prefer },',
  },
  {
    name: 'a generation that failed counts as finished',
    file: 'client/src/generations.ts',
    find: "if (status === 'failed')",
    replace: "if (status === 'failed' && error === null)",
  },
  {
    name: 'an expired URL is called valid',
    file: 'client/src/signing/verify-signature.ts',
    find: 'if (expiresAt !== null && expiresAt <= now)',
    replace: 'if (expiresAt !== null && expiresAt < new Date(0))',
  },
  {
    name: 'a URL that was changed after signing is called valid',
    file: 'client/src/signing/verify-signature.ts',
    find: 'return difference === 0;',
    replace: 'return difference >= 0;',
  },
  {
    name: 'a URL that is too long for platforms is signed',
    file: 'client/src/signing/signed-url.ts',
    find: 'if (url.length <= MAX_URL_CHARACTERS) return url;',
    replace: 'if (url.length <= 2 * MAX_URL_CHARACTERS) return url;',
  },
  {
    name: 'a command that fails ends as if it had not',
    file: 'client/src/cli/run-command-line.ts',
    find: '    return exitCode;',
    replace: '    return EXIT.done;',
  },
  {
    name: 'a wrong key has the exit code of any failure',
    file: 'client/src/cli/failure.ts',
    find: 'if (status === 401) return failure(EXIT.key,',
    replace: 'if (status === 401) return failure(EXIT.failed,',
  },
  {
    name: 'the file with the key can be read by others',
    file: 'client/src/cli/saved-login.ts',
    find: "{ mode: 0o600, flag: 'wx' }",
    replace: "{ mode: 0o644, flag: 'wx' }",
  },
  {
    name: 'a saved key goes to a service that it was not saved for',
    file: 'client/src/cli/settings.ts',
    find: 'saved !== undefined && isSameService(saved.baseUrl, baseUrl)',
    replace: 'saved !== undefined',
  },
  {
    name: 'an agent can write outside of the directory that it was given',
    file: 'client/src/mcp/is-inside.ts',
    find: "way !== '' && way !== '..' && !way.startsWith(`..${sep}`)",
    replace: "way !== ''",
  },
  {
    name: 'an agent replaces a file without having been told to',
    file: 'client/src/mcp/save-image.ts',
    find: '  if (overwrite !== true) throw exists(path);\n',
    replace: '',
  },
  {
    name: 'two rows of a batch write the same file',
    file: 'client/src/batch/name-files.ts',
    find: 'const plain = name.toLowerCase();',
    replace: 'const plain = `${name} ${named.row}`;',
  },
  {
    name: 'a tag of a page is not escaped',
    file: 'contract/src/og-tags.ts',
    find: '/[&<>"\']/g',
    replace: "/[&<>']/g",
  },
  {
    name: 'a delivery to a webhook can be played back for ever',
    file: 'client/src/webhooks/verify-webhook.ts',
    find: ' || Math.abs(ageSeconds) > toleranceSeconds',
    replace: ' || Number.isNaN(ageSeconds - toleranceSeconds)',
  },
  {
    name: 'a page that has an image gets a card in front of it',
    file: 'client/src/site-generators/page-cards.ts',
    find: 'image === undefined ? meta?.tags : [toXTag(tags)]',
    replace: 'toMeta(page)?.tags',
  },
  {
    name: 'a page without a card stops the build of a site',
    file: 'client/src/site-generators/tag-folder.ts',
    find: 'warn(`${name} has no card: ${toMessage(error)}`);',
    replace: 'throw error;',
  },
];
