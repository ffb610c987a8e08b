import { execFileSync } from 'node:child_process';
import { createOpenApiDocument } from '@cardwright/contract';
import { describe, expect, test } from 'vitest';
import { toCurl, toVariable } from './curl-example.ts';

const document = createOpenApiDocument('/');
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

describe('the example of every operation is what a shell makes the call from', () => {
  test.each(calls)('$method $path', ({ method, path, operation }) => {
    const command = toCurl({ method, path, operation }, 'http://localhost:3000');
    // The shell itself splits the words; a function in curl's place shows what it was given.
    const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
    const words = execFileSync('sh', ['-uc', script], {
      env: Object.fromEntries([
        ...operation.parameters.map(({ name }) => [toVariable(name), 'x1']),
        ['KEY', 'cw_key'],
      ]),
      encoding: 'utf8',
    }).split('\0');
    const address = words.find((word) => word.startsWith('http'));
    expect(address).toMatch(/^http:\/\/localhost:3000\/[^{}$"']*$/);
    const data = words[words.indexOf('-d') + 1];
    const sentMethod = words.includes('-X')
      ? words[words.indexOf('-X') + 1]
      : words.includes('-d') || words.includes('--data-binary')
        ? 'POST'
        : 'GET';
    expect(sentMethod).toBe(method);
    const example = operation.requestBody?.content['application/json']?.example;
    if (example !== undefined) expect(JSON.parse(data ?? '')).toEqual(example);
    const needsKey = operation.security.some((requirement) => 'bearer' in requirement);
    expect(words.includes('Authorization: Bearer cw_key')).toBe(needsKey);
  });
});
