/** The host of what was typed or pasted: `https://Example.com/blog` is `example.com`. What else it may be, the service says. */
export function toHost(text: string): string {
  const typed = text.trim();
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : URL.parse(`https://${typed}`);
  const isPasted = /^https?:\/\//i.test(typed) || /^[^\s/?#@:]+[/?#]/.test(typed);
  return isPasted && url !== null ? url.hostname : typed;
}
