/** What to tell whoever wanted to copy it: a browser has no clipboard for pages that came over plain http. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    field?.select();
    return 'Press Ctrl+C (on a Mac Cmd+C)';
  }
}
