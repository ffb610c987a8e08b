import { CardwrightError } from '../cardwright-error.ts';
import { CommandError, EXIT } from './command-error.ts';
import { KEY_VARIABLE, type Settings } from './settings.ts';

/** How a command ends that did not do what it should. */
export type Failure = { message: string; next: string | undefined; exitCode: number };

/** What the SDK and the service call a parameter, and what the user called it. */
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
  baseUrl: '--base-url',
};

/** What to tell of anything that was thrown, with what to do next. Never a stack, never a key. */
export function toFailure(error: unknown, settings: () => Settings, names = OPTIONS): Failure {
  if (error instanceof CommandError) return error;
  if (error instanceof CardwrightError) return explain(error, settings, names);
  // A message of the file system names its system call; a person wants the file, where it is known.
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  const problem =
    typeof code === 'string' && Object.hasOwn(FILE_PROBLEMS, code) ? FILE_PROBLEMS[code] : undefined;
  if (problem !== undefined)
    return {
      message: `${typeof path === 'string' ? path : 'A file cannot be used'}: ${problem}.`,
      next: undefined,
      exitCode: EXIT.failed,
    };
  const message = error instanceof Error ? error.message : String(error);
  return { message: `It did not work: ${message}`, next: undefined, exitCode: EXIT.failed };
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  EACCES: 'you may not do that',
  EPERM: 'you may not do that',
  EISDIR: 'it is a directory, not a file',
  ENOTDIR: 'a part of the path is no directory',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written',
};

function explain(error: CardwrightError, settings: () => Settings, names: GivenNames): Failure {
  const { message, code, status, generationId, requestId } = error;
  const failure = (exitCode: number, next?: string): Failure => ({ message, next, exitCode });
  if (code === 'timeout' && generationId !== undefined)
    return {
      message: 'The image is not ready yet. It is being made all the same.',
      next: `Fetch it later: cardwright get ${generationId} -o card.png`,
      exitCode: EXIT.unavailable,
    };
  if (code === 'unreachable')
    return failure(
      EXIT.unavailable,
      'Start it (npm start), or name another: cardwright login, --base-url URL or CARDWRIGHT_BASE_URL.',
    );
  if (status === 401) return failure(EXIT.key, toOtherKey(settings()));
  if (code === 'credit_limit_reached')
    return failure(
      EXIT.credit,
      'cardwright usage shows the plan, and when there is new credit; cardwright plan is for more.',
    );
  if (code === 'timeout' || status === 429 || status === 503)
    return failure(EXIT.unavailable, toLater(error));
  if (code === 'invalid_parameter' || code === 'url_too_long')
    return { ...failure(EXIT.usage), message: toGivenName(error, names) };
  if (code === 'email_taken') return failure(EXIT.failed, 'With its key: cardwright login.');
  if (code === 'not_found')
    return failure(EXIT.failed, 'cardwright history and cardwright keys list show what there is.');
  if (code === 'unexpected_answer') return failure(EXIT.failed, `Asked was ${settings().baseUrl}.`);
  const isFault = status !== undefined && status >= 500 && requestId !== undefined;
  return failure(EXIT.failed, isFault ? `The service's log has it as request ${requestId}.` : undefined);
}

const toOtherKey = ({ keySource, baseUrl }: Settings): string =>
  keySource === KEY_VARIABLE
    ? `The key came from ${KEY_VARIABLE}. Set it to a key of ${baseUrl}, or unset it and log in: cardwright login.`
    : `The key came from ${keySource}. Log in with another: cardwright logout, then cardwright login.`;

/** Where the service has not said so itself. */
function toLater({ message, retryAfterSeconds }: CardwrightError): string | undefined {
  if (/try again/i.test(message)) return undefined;
  return retryAfterSeconds === undefined ? 'Try again later.' : `Try again in ${retryAfterSeconds} seconds.`;
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
