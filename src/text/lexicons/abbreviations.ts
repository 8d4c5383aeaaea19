/** Lower-case words (without the final dot) after which a dot does not end a sentence (metrics.md 10.2). */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie inc ltd co corp no nos fig figs approx ca cf al est dept vol pp ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n e.u a.m p.m gen gov sen rep lt col sgt capt rev hon ' +
    'mt ft ave blvd rd min max ed eds op ph.d b.a m.a d.c'
  ).split(' '),
);

/** Abbreviations that often do end a sentence: a break follows them when the next word starts with a capital letter. */
export const MAY_END_SENTENCE: ReadonlySet<string> = new Set(
  'etc inc ltd co corp u.s u.k u.n e.u a.m p.m jr sr al d.c'.split(' '),
);
