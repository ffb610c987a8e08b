import { Tokenizer } from 'htmlparser2';

export interface TagVisitor {
  /** Names are in lower case, entities of values decoded; of an attribute that is given twice, the first counts. */
  onOpen(tag: string, attributes: ReadonlyMap<string, string>): void;
  onText(text: string): void;
  onClose(tag: string): void;
  /** Whether the place is inside of a drawing, where other rules hold for what is text. */
  isForeign(): boolean;
}

// What a tag may have; the rest of one with thousands is read over.
const MAX_ATTRIBUTES = 100;

/**
 * The tags of a page one after the other, whatever is open: a parser that keeps a stack of elements takes hours for a page that opens
 * thousands.
 */
export function readTags(html: string, visitor: TagVisitor): void {
  let tag = '';
  let attributes = new Map<string, string>();
  let name = '';
  let value = '';

  const slice = (from: number, to: number): string => html.slice(from, to);
  const open = (): void => visitor.onOpen(tag, attributes);

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (from, to) => {
        tag = slice(from, to).toLowerCase();
        attributes = new Map();
      },
      onattribname: (from, to) => {
        name = slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata: (from, to) => {
        value += slice(from, to);
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint);
      },
      onattribend: () => {
        if (attributes.size < MAX_ATTRIBUTES && !attributes.has(name)) attributes.set(name, value);
      },
      onopentagend: open,
      onselfclosingtag: () => {
        open();
        // Elsewhere the slash says nothing.
        if (tag === 'svg' || visitor.isForeign()) visitor.onClose(tag);
      },
      onclosetag: (from, to) => visitor.onClose(slice(from, to).trim().toLowerCase()),
      ontext: (from, to) => visitor.onText(slice(from, to)),
      ontextentity: (codePoint) => visitor.onText(String.fromCodePoint(codePoint)),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onend: () => {},
      onprocessinginstruction: () => {},
      isInForeignContext: visitor.isForeign,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
