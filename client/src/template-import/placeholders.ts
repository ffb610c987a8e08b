/** `{{name}}` for any property, and for what frameworks keep properties in. */
export const placeholders: object = new Proxy(
  {},
  {
    get: (_, name) => {
      if (typeof name !== 'string') return name === Symbol.iterator ? noEntries : undefined;
      if (HOLDERS.includes(name)) return placeholders;
      return READERS[name] ?? `{{${name}}}`;
    },
  },
);

// Next.js and web requests.
const HOLDERS = ['params', 'searchParams', 'nextUrl', 'query'];
// Of `URLSearchParams`.
const READERS: Readonly<Record<string, unknown>> = {
  get: (name: string) => `{{${name}}}`,
  getAll: (name: string) => [`{{${name}}}`],
  has: () => true,
};
const noEntries = () => [][Symbol.iterator]();
