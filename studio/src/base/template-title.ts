// Where the name in URLs is not what one would call it.
const TITLES: Readonly<Record<string, string>> = {
  og_standard: 'Page',
  og_brand: 'Brand',
  docs: 'Documentation',
  code: 'Code snippet',
};

/** What people call a template of ours; those of an account have the name that it gave them. */
export const toTemplateTitle = (name: string): string =>
  TITLES[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
