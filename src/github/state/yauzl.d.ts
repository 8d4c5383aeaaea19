/** What is used of yauzl, which brings no types. */
declare module 'yauzl' {
  import type { EventEmitter } from 'node:events';
  import type { Readable } from 'node:stream';

  /** An entry of the central directory; with `decodeStrings: false` its name is the bytes that stand there. */
  export interface Entry {
    fileName: Buffer;
    generalPurposeBitFlag: number;
    compressionMethod: number;
    crc32: number;
    compressedSize: number;
    uncompressedSize: number;
    externalFileAttributes: number;
  }
  export interface LocalFileHeader {
    fileName: Buffer;
    generalPurposeBitFlag: number;
    compressionMethod: number;
  }
  /** Emits `entry`, `end` and `error`. */
  export interface ZipFile extends EventEmitter {
    entryCount: number;
    readEntry(): void;
    readLocalFileHeader(entry: Entry, callback: (error: Error | null, header: LocalFileHeader) => void): void;
    openReadStream(entry: Entry, callback: (error: Error | null, stream: Readable) => void): void;
  }
  export function fromBuffer(
    bytes: Buffer,
    options: {
      lazyEntries: true;
      decodeStrings: false;
      validateEntrySizes: true;
      strictFileNames: true;
    },
    callback: (error: Error | null, file: ZipFile) => void,
  ): void;
}
