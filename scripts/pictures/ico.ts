const HEADER = 6; // bytes
const ENTRY = 16; // bytes

interface Png {
  readonly size: number; // px, of both sides
  readonly data: Buffer;
}

/** An .ico file that holds PNG pictures, each smaller than 256 px. */
export function ico(pictures: readonly Png[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({size, data}, i) => {
    const at = HEADER + ENTRY * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // planes
    head.writeUInt16LE(32, at + 6); // bits of a pixel
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({data}) => data)]);
}

/** The pictures in an .ico file, with the sizes that its head claims. */
export function picturesIn(file: Buffer): Png[] {
  return Array.from({length: file.readUInt16LE(4)}, (_, i) => {
    const at = HEADER + ENTRY * i;
    const offset = file.readUInt32LE(at + 12);
    return {size: file.readUInt8(at), data: file.subarray(offset, offset + file.readUInt32LE(at + 8))};
  });
}
