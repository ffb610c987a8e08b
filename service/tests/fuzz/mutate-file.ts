import fc from 'fast-check';

/** One change of the bytes of a file. */
export const mutation = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at: fc.nat(), value: fc.nat({ max: 255 }) }),
  // Lengths, sizes and offsets are numbers of four bytes.
  fc.record({
    kind: fc.constant('number' as const),
    at: fc.nat(),
    value: fc.constantFrom(0, 1, 0x7fff_ffff, 0xffff_ffff, 0x10000, 65_535),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat(), value: fc.nat({ max: 200 }) }),
  fc.record({ kind: fc.constant('repeat' as const), at: fc.nat(), value: fc.nat({ max: 200 }) }),
  fc.record({ kind: fc.constant('end' as const), at: fc.nat(), value: fc.constant(0) }),
);

export function mutate(
  file: Buffer,
  { kind, at: place, value }: { kind: string; at: number; value: number },
): Buffer {
  if (file.length < 8) return file;
  const at = place % (file.length - 4);
  if (kind === 'end') return file.subarray(0, at);
  if (kind === 'cut') return Buffer.concat([file.subarray(0, at), file.subarray(at + value)]);
  if (kind === 'repeat') return Buffer.concat([file.subarray(0, at + value), file.subarray(at)]);
  const changed = Buffer.from(file);
  if (kind === 'set') changed[at] = value;
  else changed.writeUInt32BE(value, at);
  return changed;
}
