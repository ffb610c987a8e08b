import type { Mutant } from '../mutant.ts';

export const CONTRACT: readonly Mutant[] = [
  {
    name: 'parameters are signed in the order in which they were sent',
    file: 'contract/src/signing/query-pairs.ts',
    find: 'a.name < b.name ? -1 : a.name > b.name ? 1 : 0',
    replace: '0',
  },
  {
    name: 'a signature over a plain text authorizes what reads otherwise',
    file: 'contract/src/signing/signing-text.ts',
    find: 'if (!seen.has(query) && decodesTo(query, signed))',
    replace: 'if (!seen.has(query))',
  },
  {
    name: 'a signature is accepted in capital letters',
    file: 'contract/src/signing/signing-text.ts',
    find: '([0-9a-f]{64})$/.exec',
    replace: '([0-9a-f]{64})$/i.exec',
  },
  {
    name: 'a plus in a query stays a plus',
    file: 'contract/src/signing/query-pairs.ts',
    find: "text.replaceAll('+', ' ')",
    replace: "text.replaceAll('+', '+')",
  },
  {
    name: 'what platforms append to a link counts as data',
    file: 'contract/src/signing/tracking-parameters.ts',
    find: "const PREFIXES = ['utm_', ",
    replace: 'const PREFIXES = [',
  },
  {
    name: 'the published description of the API is stale',
    file: 'contract/openapi.json',
    find: '"summary": "Images from prompts."',
    replace: '"summary": "Images from words."',
  },
  {
    name: 'a text of nothing but invisible characters is accepted',
    file: 'contract/src/schemas/plain-text.ts',
    find: 'if (!hasVisibleCharacter(text))',
    replace: 'if (text === "")',
  },
  {
    name: 'letters whose order is forced are accepted',
    file: 'contract/src/schemas/plain-text.ts',
    find: 'if (OVERRIDE.test(text))',
    replace: 'if (text === "\\u202d")',
  },
  {
    name: 'a refusal repeats the text that was sent',
    file: 'contract/src/parse-fields.ts',
    find: "if (typeof value === 'string') return accepts('string') ? '' : ', not text';",
    replace: "if (typeof value === 'string') return `, not ${value}`;",
  },
  {
    name: 'a parameter that is given twice is not noticed',
    file: 'contract/src/parse-query.ts',
    find: 'if (others.length > 0) repeated ??= name;',
    replace: '',
  },
  {
    name: 'a template may have any number of texts',
    file: 'contract/src/template-definition/check-definition.ts',
    find: 'if (counts.texts > MOST_TEXTS)',
    replace: 'if (counts.texts > MOST_NODES)',
  },
  {
    name: 'a color of a template may refer to a name that does not exist',
    file: 'contract/src/template-definition/check-definition.ts',
    find: 'if (!isColor(name)) report(path,',
    replace: 'if (name === "") report(path,',
  },
  {
    name: 'robots.txt: the shortest rule decides',
    file: 'contract/src/unfurl/robots.ts',
    find: 'rule.pattern.length > other.pattern.length ||',
    replace: 'rule.pattern.length < other.pattern.length ||',
  },
  {
    name: 'width and height of a JPEG are mixed up',
    file: 'contract/src/unfurl/image-header.ts',
    find: 'height: view.readUInt16BE(place + 5),\n        width: view.readUInt16BE(place + 7),',
    replace: 'height: view.readUInt16BE(place + 7),\n        width: view.readUInt16BE(place + 5),',
  },
  {
    name: 'an image that is too large for a platform is said to show',
    file: 'contract/src/unfurl/judge.ts',
    find: 'if (image.bytes > maxBytes)',
    replace: 'if (image.bytes > maxBytes * 2)',
  },
  {
    name: 'an agent is not told which argument is wrong',
    file: 'contract/src/mcp/create-mcp-server.ts',
    find: 'if (!parsed.ok) return toRefusal(parsed.problem.error);',
    replace: '',
  },
  {
    name: 'a refusal looks like a result to an agent',
    file: 'contract/src/mcp/create-mcp-server.ts',
    find: 'isError: true,',
    replace: 'isError: false,',
  },
];
