import { crc32, deflateRawSync } from 'node:zlib';

/** An entry, and every lie that can be told about it. */
export interface ZipEntry {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  method?: number;
  flags?: number;
  /** Unix mode with the kind of the file; a regular file when undefined. */
  mode?: number;
  /** Instead of the true ones. */
  crc?: number;
  size?: number;
  compressedSize?: number;
  localName?: string;
  localMethod?: number;
  extra?: Uint8Array;
}

/** A zip archive (APPNOTE 6.3) of these entries; `count` is what its end says of their number, `comment` what stands behind. */
export function zipOf(
  entries: readonly ZipEntry[],
  { count = entries.length, comment = '' }: { count?: number; comment?: string } = {},
): Uint8Array {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const method = entry.method ?? 8;
    const packed = method === 8 ? deflateRawSync(content) : content;
    const name = Buffer.from(entry.name);
    const localName = Buffer.from(entry.localName ?? entry.name);
    const extra = Buffer.from(entry.extra ?? []);
    const facts = (how: number) => {
      const head = Buffer.alloc(22);
      head.writeUInt16LE(20, 0);
      head.writeUInt16LE(entry.flags ?? 0, 2);
      head.writeUInt16LE(how, 4);
      head.writeUInt16LE(0x21, 8);
      head.writeUInt32LE(entry.crc ?? crc32(content), 10);
      head.writeUInt32LE(entry.compressedSize ?? packed.length, 14);
      head.writeUInt32LE(entry.size ?? content.length, 18);
      return head;
    };
    const local = Buffer.alloc(4);
    local.writeUInt16LE(localName.length, 0);
    const start = [Buffer.from('PK\x03\x04', 'latin1'), facts(entry.localMethod ?? method), local, localName];
    const central = Buffer.alloc(18);
    central.writeUInt16LE(name.length, 0);
    central.writeUInt16LE(extra.length, 2);
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 10);
    central.writeUInt32LE(offset, 14);
    // Made by Unix, version 2.0.
    const made = Buffer.from([0x14, 3]);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), made, facts(method), central, name, extra);
    pieces.push(...start, packed);
    offset += Buffer.concat(start).length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...pieces, listing, Buffer.from('PK\x05\x06', 'latin1'), end, Buffer.from(comment)]);
}
