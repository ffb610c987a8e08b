// Made by build.mjs of the files in `examples/` that the studio shows.
declare module 'cardwright:examples' {
  export const EXAMPLES: Readonly<Record<string, string>>;
}
