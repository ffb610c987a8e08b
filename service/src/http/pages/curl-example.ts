import type { OpenApiOperation } from '@cardwright/contract';

type Call = { method: string; path: string; operation: OpenApiOperation };

/** A command for a POSIX shell that makes the call with the description's own example. */
export function toCurl({ method, path, operation }: Call, baseUrl: string): string {
  const lines = [`curl${toMethod(method, operation)} ${toAddress(path, operation, baseUrl)}`];
  if (operation.security.some((requirement) => 'bearer' in requirement))
    lines.push('-H "Authorization: Bearer $KEY"');
  const body = operation.requestBody?.content['application/json']?.example;
  if (body !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body))}`);
  const [type] = takesFile(operation) ? Object.keys(operation.requestBody?.content ?? {}) : [];
  if (type !== undefined)
    lines.push(`-H 'Content-Type: ${type}'`, `--data-binary @file.${type.split('/')[1]}`);
  return lines.join(' \\\n  ');
}

/** Whether the body is a file. */
export const takesFile = ({ requestBody }: OpenApiOperation): boolean =>
  requestBody !== undefined && !('application/json' in requestBody.content);

// curl says POST by itself when it has data.
function toMethod(method: string, { requestBody }: OpenApiOperation): string {
  if (method === 'GET' || (method === 'POST' && requestBody)) return '';
  return ` -X ${method}`;
}

function toAddress(path: string, { parameters }: OpenApiOperation, baseUrl: string): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || 'default' in parameter.schema))
    .map(({ name, schema }) => `${name}=${schema.default ?? `$${name.toUpperCase()}`}`);
  const address = baseUrl + path.replace(/\{(\w+)\}/g, (_, name: string) => `$${toVariable(name)}`);
  if (query.length > 0) return `"${address}?${query.join('&')}"`;
  return address.includes('$') ? `"${address}"` : address;
}

/** The shell's variable for a path parameter; `PATH` is where it finds curl. */
export const toVariable = (name: string): string => (name === 'path' ? 'PAGE_PATH' : name.toUpperCase());

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
