import type { z } from 'zod';
import type { Tag } from './tags.ts';

type HeaderSpec = { description: string; schema?: { type: string; [key: string]: unknown } };

export type ResponseSpec = {
  description: string;
  /** Of a JSON body; must be named in `schemas/names.ts`. */
  schema?: z.ZodType;
  /** Media types of a body that is not JSON. */
  media?: readonly string[];
  headers?: Readonly<Record<string, HeaderSpec>>;
  /** A JSON body. */
  example?: unknown;
};

/** What a request counts towards. */
export type LimitName = 'signup' | 'generate' | 'helpers' | 'requests';

/** One method on one path: all that a client, the server, the description and the tests need to know of it. */
export type Operation = {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `{name}` for a path parameter. */
  path: `/${string}`;
  tag: Tag;
  summary: string;
  /** Markdown of one or two paragraphs. */
  description: string;
  /** `sign-up`: a token where the operator set one. */
  auth: 'key' | 'sign-up' | 'none';
  /** Of an operation with a key; `requests` when left out. */
  limit?: 'generate' | 'helpers';
  /** Shape of every refusal: `{ error: { message, type, param, code } }` for clients of OpenAI's; else `{ error, parameter, code }`. */
  errors?: 'openai';
  /** Path parameters: text, looked up as it is; one that does not exist is a 404. */
  params?: Readonly<Record<string, string>>;
  query?: z.ZodObject;
  /** Described alone: the handler reads the query itself, in an order of its own. */
  describedQuery?: z.ZodObject;
  /** Request headers other than those of authentication and content. */
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** A request without a body is one with an empty object. */
  bodyOptional?: true;
  /** Described alone: the handler reads the bytes itself, because they are signed. */
  describedBody?: z.ZodObject;
  bodyExample?: unknown;
  responses: Readonly<Record<number, ResponseSpec>>;
};

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler of the operation gets, checked. */
export type RequestOf<Op extends Operation> = {
  params: { readonly [Name in keyof Op['params']]: string };
  query: Output<Op['query']>;
  headers: Output<Op['headers']>;
  body: Output<Op['body']>;
};

/** What a handler of the operation may answer: a status with the body that the table gives it. */
export type Answer<Op extends Operation> = {
  [Status in keyof Op['responses'] & number]: Op['responses'][Status] extends {
    schema: z.ZodType<infer Body>;
  }
    ? { status: Status; body: Body; headers?: Readonly<Record<string, string>> }
    : never;
}[keyof Op['responses'] & number];

/** The rate limit of an operation; undefined for what anybody may ask as often as they like. */
export function limitOf({ auth, limit }: Operation): LimitName | undefined {
  if (auth === 'none') return undefined;
  return auth === 'sign-up' ? 'signup' : (limit ?? 'requests');
}
