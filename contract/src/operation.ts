import type { z } from 'zod';
import type { MemberRole } from './schemas/member.ts';
import type { Tag } from './tags.ts';

type HeaderSpec = { description: string; schema?: { type: string; [key: string]: unknown } };

export type ResponseSpec = {
  description: string;
  /** Schema of a JSON body; must have a name in `schema-names.ts`. */
  schema?: z.ZodType;
  /** Media types of a body that is not JSON; beside `schema`, it may be either. */
  media?: readonly string[];
  headers?: Readonly<Record<string, HeaderSpec>>;
  /** Example of a JSON body. */
  example?: unknown;
};

/** A rate limit. */
export type LimitName = 'signup' | 'generate' | 'previews' | 'inspections' | 'helpers' | 'requests';

/** What each limits, to complete "Too many ...". */
export const LIMITED: Readonly<Record<LimitName, string>> = {
  signup: 'new accounts from this IP address',
  generate: 'generation requests',
  previews: 'previews',
  inspections: 'pages to inspect',
  helpers: 'requests of this kind',
  requests: 'requests',
};

/** One method on one path. The server, the OpenAPI document, the client and the tests are all derived from it. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for a path parameter. */
  path: `/${string}`;
  tag: Tag;
  summary: string;
  /** Markdown of one or two paragraphs. */
  description: string;
  /** `sign-up`: a token, if the operator configured one. */
  auth: 'key' | 'sign-up' | 'none';
  /** What a member who is signed in to the studio must be at least; see `leastRoleOf`. A key may do what its owner may. */
  role?: MemberRole;
  /** For operations with a key; default `requests`. */
  limit?: 'generate' | 'previews' | 'inspections' | 'helpers';
  /** Error format: `{ error: { message, type, param, code } }` for OpenAI clients; otherwise `{ error, parameter, code }`. */
  errors?: 'openai';
  /** The path parameter at the end that may have slashes, or be empty. */
  rest?: string;
  /** Path parameters and their descriptions. They are looked up as they are; an unknown one is a 404. */
  params?: Readonly<Record<string, string>>;
  query?: z.ZodObject;
  /** Only documented: the handler parses the query itself, in an order of its own. */
  describedQuery?: z.ZodObject;
  /** Request headers other than authentication and content headers. */
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** A missing body counts as an empty object. */
  bodyOptional?: true;
  /** Only documented: the handler reads the raw bytes itself, because they are signed. */
  describedBody?: z.ZodObject;
  bodyExample?: unknown;
  /** The body is a file of one of these media types, which the handler reads itself. */
  fileBody?: { types: readonly string[]; description: string };
  responses: Readonly<Record<number, ResponseSpec>>;
};

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The validated request that a handler of the operation receives. */
export type RequestOf<Op extends Operation> = {
  params: { readonly [Name in keyof Op['params']]: string };
  query: Output<Op['query']>;
  headers: Output<Op['headers']>;
  body: Output<Op['body']>;
};

/** What a handler of the operation may return: a status with its documented body. */
export type ResponseOf<Op extends Operation> = {
  [Status in keyof Op['responses'] & number]: Op['responses'][Status] extends {
    schema: z.ZodType<infer Body>;
  }
    ? { status: Status; body: Body; headers?: Readonly<Record<string, string>> }
    : never;
}[keyof Op['responses'] & number];

/** The operation's rate limit; undefined when there is none. */
export function limitOf({ auth, limit }: Operation): LimitName | undefined {
  if (auth === 'none') return undefined;
  return auth === 'sign-up' ? 'signup' : (limit ?? 'requests');
}

/** What a member must be at least: to read, a viewer; to change something, an editor, unless the operation says otherwise. */
export const leastRoleOf = ({ role, method }: Operation): MemberRole =>
  role ?? (method === 'GET' ? 'viewer' : 'editor');
