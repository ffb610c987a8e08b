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
  return lines.join(' \\\n  ');
}

// curl says POST by itself when it has data.
function toMethod(method: string, { requestBody }: OpenApiOperation): string {
  if (method === 'GET' || (method === 'POST' && requestBody)) return '';
  return ` -X ${method}`;
}

function toAddress(path: string, { parameters }: OpenApiOperation, baseUrl: string): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || 'default' in parameter.schema))
    .map(({ name, schema }) => `${name}=${schema.default ?? `$${name.toUpperCase()}`}`);
  const address = baseUrl + path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  if (query.length > 0) return `"${address}?${query.join('&')}"`;
  return address.includes('$') ? `"${address}"` : address;
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
