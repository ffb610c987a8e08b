/**
 * Lengths of the codes that write symbols of these frequencies in the fewest bits, none longer than `most`: those of Huffman, found in
 * place by Moffat and Katajainen's method; too long ones are then cut and others lengthened for it.
 */
export function toCodeLengths(frequencies: Uint32Array, most: number): Uint8Array {
  const lengths = new Uint8Array(frequencies.length);
  const symbols: number[] = [];
  frequencies.forEach((frequency, symbol) => {
    if (frequency > 0) symbols.push(symbol);
  });
  if (symbols.length === 1) lengths[symbols[0] as number] = 1;
  if (symbols.length < 2) return lengths;
  symbols.sort((a, b) => (frequencies[a] as number) - (frequencies[b] as number) || a - b);
  const depths = toDepths(symbols.map((symbol) => frequencies[symbol] as number));
  const counts = countLengths(depths, most);
  // The rarest symbols get the longest codes.
  let next = 0;
  for (let length = most; length > 0; length--)
    for (let left = counts[length] as number; left > 0; left--) lengths[symbols[next++] as number] = length;
  return lengths;
}

/** Depth in the tree of each weight; weights ascend. */
function toDepths(weights: readonly number[]): number[] {
  const tree = [...weights];
  const at = (index: number): number => tree[index] as number;
  const n = tree.length;
  let [root, leaf] = [0, 0];
  const takeLighter = (next: number): number => {
    const isInner = leaf >= n || (root < next && at(root) < at(leaf));
    if (!isInner) return at(leaf++);
    const weight = at(root);
    tree[root++] = next;
    return weight;
  };
  // From weights to the parents of inner nodes, to their depths, to those of the leaves.
  for (let next = 0; next < n - 1; next++) tree[next] = takeLighter(next) + takeLighter(next);
  tree[n - 2] = 0;
  for (let next = n - 3; next >= 0; next--) tree[next] = at(at(next)) + 1;
  let [free, inner, depth, next] = [1, n - 2, 0, n - 1];
  while (free > 0) {
    let used = 0;
    for (; inner >= 0 && at(inner) === depth; inner--) used++;
    for (; free > used; free--) tree[next--] = depth;
    free = 2 * used;
    depth++;
  }
  return tree;
}

function countLengths(depths: readonly number[], most: number): number[] {
  const counts = new Array<number>(most + 1).fill(0);
  const add = (length: number, count: number): void => {
    counts[length] = (counts[length] as number) + count;
  };
  for (const depth of depths) add(Math.min(depth, most), 1);
  // A code of length n takes this share of all that there are; together they may take no more than all.
  let taken = counts.reduce((sum, count, length) => sum + count * 2 ** (most - length), 0);
  for (; taken > 2 ** most; taken--) {
    add(most, -1);
    let shorter = most - 1;
    while (counts[shorter] === 0) shorter--;
    add(shorter, -1);
    add(shorter + 1, 2);
  }
  return counts;
}

/** The codes of these lengths as deflate numbers them, first bit lowest. */
export function toCodes(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let code = 0;
  for (let length = 1; length <= 15; length++) {
    code <<= 1;
    for (let symbol = 0; symbol < lengths.length; symbol++)
      if (lengths[symbol] === length) codes[symbol] = reverse(code++, length);
  }
  return codes;
}

function reverse(code: number, length: number): number {
  let reversed = 0;
  for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
  return reversed;
}
