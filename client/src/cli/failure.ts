import { countOf } from '@cardwright/contract';
import { CardwrightError } from '../cardwright-error.ts';
import { CommandError, EXIT } from './command-error.ts';
import { KEY_VARIABLE, type Settings } from './settings.ts';

/** How a failed command ends. */
export type Failure = { message: string; next: string | undefined; exitCode: number };

/** Maps parameter names of the SDK and the service to the names that the user typed. */
export type GivenNames = Readonly<Record<string, string>>;

const OPTIONS: GivenNames = {
  expiresIn: '--expires-in',
  expiresAt: '--expires-at',
  width: '--size',
  height: '--size',
  format: '--format',
  seed: '--seed',
  engine: '--engine',
  template_id: '--template',
  design_md: '--design',
  brand: '--brand',
  baseUrl: '--base-url',
};

/** The message for a thrown error, with what to do next. Never contains a stack or a key. */
export function toFailure(error: unknown, settings: () => Settings, names = OPTIONS): Failure {
  if (error instanceof CommandError) return error;
  if (error instanceof CardwrightError) return explain(error, settings, names);
  // File system errors name the system call; users need the file.
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  const problem =
    typeof code === 'string' && Object.hasOwn(FILE_PROBLEMS, code) ? FILE_PROBLEMS[code] : undefined;
  if (problem !== undefined)
    return {
      message: `${typeof path === 'string' ? path : 'File error'}: ${problem}.`,
      next: undefined,
      exitCode: EXIT.failed,
    };
  const message = error instanceof Error ? error.message : String(error);
  return { message: `Unexpected error: ${message}`, next: undefined, exitCode: EXIT.failed };
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'is a directory',
  ENOTDIR: 'not a directory',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
};

function explain(error: CardwrightError, settings: () => Settings, names: GivenNames): Failure {
  const { message, code, status, generationId, requestId } = error;
  const failure = (exitCode: number, next?: string): Failure => ({ message, next, exitCode });
  if (code === 'timeout' && generationId !== undefined)
    return {
      message: 'The image is not ready yet; it is still being drawn.',
      next: `Fetch it later: cardwright get ${generationId} -o card.png`,
      exitCode: EXIT.unavailable,
    };
  if (code === 'unreachable')
    return failure(
      EXIT.unavailable,
      'Start it (npm start), or set another URL with cardwright login, --base-url URL or CARDWRIGHT_BASE_URL.',
    );
  if (status === 401) return failure(EXIT.key, toOtherKey(settings()));
  if (code === 'credit_limit_reached')
    return failure(
      EXIT.credit,
      'cardwright usage shows when credits reset; cardwright plan upgrades the plan.',
    );
  if (code === 'timeout' || status === 429 || status === 503)
    return failure(EXIT.unavailable, toLater(error));
  if (code === 'invalid_parameter' || code === 'url_too_long')
    return { ...failure(EXIT.usage), message: toGivenName(error, names) };
  if (code === 'email_taken')
    return failure(EXIT.failed, 'To use this account, log in with its key: cardwright login.');
  if (code === 'last_key')
    return failure(EXIT.failed, 'Create another with cardwright keys create, or repeat with --confirm.');
  if (code === 'not_found') return failure(EXIT.failed, `List the ids with ${listOf(message)}.`);
  if (code === 'unexpected_answer') return failure(EXIT.failed, `The base URL is ${settings().baseUrl}.`);
  const isFault = status !== undefined && status >= 500 && requestId !== undefined;
  return failure(EXIT.failed, isFault ? `Request id in the service's log: ${requestId}` : undefined);
}

const toOtherKey = ({ keySource, baseUrl }: Settings): string =>
  keySource === KEY_VARIABLE
    ? `The key is from ${KEY_VARIABLE}. Set it to a key of ${baseUrl}, or unset it and log in: cardwright login.`
    : `The key is from ${keySource}. To log in with another: cardwright logout, then cardwright login.`;

// The service names what it did not find; the code is the same for all.
const listOf = (message: string): string =>
  /\bkey\b/.test(message) ? 'cardwright keys list' : 'cardwright history';

/** Where the service has not said so itself. */
function toLater({ message, retryAfterSeconds }: CardwrightError): string | undefined {
  if (/try again/i.test(message)) return undefined;
  return retryAfterSeconds === undefined
    ? 'Try again later.'
    : `Try again in ${countOf(retryAfterSeconds, 'second')}.`;
}

/** The message with the name that the user knows; size is the one option that stands for two. */
function toGivenName({ message, parameter = '' }: CardwrightError, names: GivenNames): string {
  const given = Object.hasOwn(names, parameter) ? names[parameter] : undefined;
  if (given === undefined) return message;
  const isOneOfTwo = Object.values(names).filter((name) => name === given).length > 1;
  // The service writes it as `width`.
  const [start = ''] = ['', '`']
    .map((mark) => mark + parameter + mark)
    .filter((one) => message.startsWith(one));
  return start !== '' && !isOneOfTwo ? given + message.slice(start.length) : `${given}: ${message}`;
}
