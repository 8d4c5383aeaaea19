/** Parser of HTTP/1.1 that Node itself uses, as the package undici builds it: the bytes of a WebAssembly module. */
declare module 'undici-v7/lib/llhttp/llhttp-wasm.js' {
  const wasm: Uint8Array<ArrayBuffer>;
  export default wasm;
}

/** What is used of WebAssembly, which the types of Node leave to those of browsers. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, (...values: number[]) => number>>);
    readonly exports: unknown;
  }
}
