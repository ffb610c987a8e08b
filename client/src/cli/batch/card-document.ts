import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Where images go. */
export type CardFiles = {
  /** Whether it is there from an earlier run. */
  has(fileName: string): boolean;
  save(fileName: string, bytes: Uint8Array): void;
  /** Also after a part of them: what is there can be used. */
  close(): void;
};

// What the service writes: a catalog, its pages, one page, and what that refers to.
const CATALOG = 1;
const PAGES = 2;
const PAGE = 3;
const HEAD = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

/**
 * One PDF of many, a page each. Pages are written as they come, since all of them together might not fit into memory, and stand in the order of
 * `names`.
 */
export function createDocument(path: string, names: readonly string[]): CardFiles {
  const part = `${path}.part`;
  const file = openSync(part, 'w');
  const pages = new Map<string, number>();
  // The first two are for the catalog and the list of pages, which are written last.
  const offsets: number[] = [0, 0];
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    length += writeSync(file, bytes);
  };
  const addObject = (number: number, body: Uint8Array): void => {
    offsets[number - 1] = length;
    add(Buffer.from(`${number} 0 obj\n`));
    add(body);
    add(Buffer.from('endobj\n'));
  };
  add(HEAD);

  const close = (): void => {
    const kids = names.flatMap((name) => pages.get(name) ?? []);
    addObject(CATALOG, Buffer.from(`<</Type/Catalog/Pages ${PAGES} 0 R>>\n`));
    addObject(
      PAGES,
      Buffer.from(
        `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>\n`,
      ),
    );
    const size = offsets.length + 1;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const start = length;
    add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
    add(Buffer.from(`trailer\n<</Size ${size}/Root ${CATALOG} 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  };

  return {
    has: () => false,
    save: (name, bytes) => {
      const shift = offsets.length - PAGES;
      for (const [place, body] of readObjects(bytes).entries()) {
        const number = place + 1;
        if (number > PAGES) addObject(number + shift, renumber(body, shift));
      }
      pages.set(name, PAGE + shift);
    },
    close: () => {
      if (pages.size > 0) close();
      closeSync(file);
      if (pages.size > 0) renameSync(part, path);
      else rmSync(part);
    },
  };
}

/** The objects of a PDF of the service in the order of their numbers, by its table of offsets. */
function readObjects(bytes: Uint8Array): Buffer[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file.toString('latin1', file.length - 40))?.[1]);
  const table = file.toString('latin1', start);
  const offsets = Array.from(table.matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset));
  if (offsets.length < PAGE) throw new Error('the service responded with no PDF of its own');
  return offsets.map((offset, place) => {
    const object = file.subarray(offset, offsets[place + 1] ?? start);
    return object.subarray(object.indexOf('\n') + 1, object.lastIndexOf('endobj'));
  });
}

/** An object whose references are `shift` further on, but for that to the list of pages. Streams have none. */
function renumber(body: Buffer, shift: number): Buffer {
  const at = body.indexOf('>>\nstream\n');
  const end = at < 0 ? body.length : at;
  const dictionary = body
    .toString('latin1', 0, end)
    .replace(/\b(\d+) 0 R\b/g, (text, number) =>
      Number(number) === PAGES ? text : `${Number(number) + shift} 0 R`,
    );
  return Buffer.concat([Buffer.from(dictionary, 'latin1'), body.subarray(end)]);
}
