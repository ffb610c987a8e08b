/** "Hold fast | Acme" and "Acme | Hold fast" are "Hold fast" where the card names Acme anyway. */
export function withoutSite(title: string, site: string): string {
  const [whole, name] = [title.toLowerCase(), site.toLowerCase()];
  const before = whole.endsWith(name)
    ? /^(.+?)\s+[|·•:–—-]\s+$/u.exec(title.slice(0, -site.length))?.[1]
    : undefined;
  const after = whole.startsWith(name)
    ? /^(?:\s*[|·•:]|\s+[–—-])\s+(.+)$/u.exec(title.slice(site.length))?.[1]
    : undefined;
  return before ?? after ?? title;
}
