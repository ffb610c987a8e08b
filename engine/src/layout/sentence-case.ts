// What is typed into a terminal is typed in small letters.
const COMMAND =
  /^(?:npm|npx|pnpm|yarn|bun|deno|pip|pipx|cargo|brew|apt|docker|git|curl|gem|composer|go|uv)\s+(?:install|i|add|run|exec|get|clone|create|init|pull|require|dlx|x|-\S+|\S+@\S+)(?=\s|$)/u;

/** First letter upper case, unless the word has a shape of its own (iPhone, npm.js, @handle). */
export function sentenceCase(text: string): string {
  const first = /^[^\s]+/.exec(text)?.[0] ?? '';
  // "€ 1,650 per month": behind a sign nothing begins; and quoted words stand as they are.
  if (/[\p{Lu}\d@/_]|\.\p{L}|^[\p{Sc}%#+"“„«`]/u.test(first) || COMMAND.test(text)) return text;
  return text.replace(
    // Georgian has capital letters in Unicode, but begins no sentence with one.
    /^([^\p{L}]*)((?!\p{Script=Georgian})\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
