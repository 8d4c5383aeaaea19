/** Compounds that name a trade by its goods and its place: bookshop, petstore, fishmonger. Stems, so "store" is "stor". */
const TRADE = /^(\p{L}{3,})(shop|store?|market|mart|seller?|dealer?|monger)$/u;

/** Stems with the parts of compounds that name a trade: a bookshop is about books and is a shop. */
export function withTradeWords(stems: readonly string[]): string[] {
  return stems.flatMap((stem) => {
    const goods = TRADE.exec(stem)?.[1];
    return goods === undefined ? [stem] : [stem, goods, 'shop'];
  });
}
