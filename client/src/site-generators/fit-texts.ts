type Texts = { title: string; description: string | undefined };

// What a card has room for, and a share of the 2,048 characters of a URL that leaves room for the rest: a letter of Chinese takes nine.
const TITLE = { characters: 150, encoded: 900 };
const DESCRIPTION = { characters: 200, encoded: 1300 };

/** A page whose title and description a card can show, and a URL hold. What is cut ends in an ellipsis. */
export function fitTexts<Page extends Texts>(page: Page): Page {
  const title = fit(page.title, TITLE);
  const encoded = DESCRIPTION.encoded - encodeURIComponent(title).length;
  const description =
    page.description && fit(page.description, { characters: DESCRIPTION.characters, encoded });
  return { ...page, title, description };
}

function fit(text: string, most: typeof TITLE): string {
  const plain = text
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    const longer = kept + segment;
    if (longer.length > most.characters || encodeURIComponent(longer).length > most.encoded)
      return `${toWords(kept)}…`;
    kept = longer;
  }
  return kept;
}

/** Without a word that was cut, unless it is half of the text. */
function toWords(cut: string): string {
  const space = cut.lastIndexOf(' ');
  return (space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd();
}
