// Words as the agent compares them: lower case, without filler words, cut to a rough stem.

const FILLER = new Set(
  `a about after all also am an and any anything are as at be been before but by can could did do does for from get
   got had has have hello hi how i if in into is it its just kind know like long many may me much my no not of off on
   or our out please she so some still take takes tell than thank thanks that the their them then there these they this to too until up
   us want was we were what when where which while who why will with would yes you your`.split(/\s+/),
);

/** All words and numbers of a text in order, lower-cased. `e-mail` counts as one word. */
export function words(text) {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('e-mail', 'email')
      .match(/\p{L}+|\p{N}+(?:[.:]\p{N}+)*/gu) ?? []
  );
}

/** A rough stem: enough to bring `returned`, `returning` and `returns` together. */
export function stem(word) {
  if (word.length < 4 || /\p{N}/u.test(word)) return word;
  let cut = word;
  if (cut.endsWith('ies')) cut = `${cut.slice(0, -3)}y`;
  else if (cut.endsWith('s') && !/(ss|us|is)$/.test(cut)) cut = cut.slice(0, -1);
  if (cut.length > 5 && cut.endsWith('ing')) cut = cut.slice(0, -3);
  else if (cut.length > 4 && cut.endsWith('ed')) cut = cut.slice(0, -2);
  if (cut.length > 3 && /([^aeiouls])\1$/.test(cut)) cut = cut.slice(0, -1);
  return cut.length > 3 ? cut.replace(/[ey]$/, '') : cut;
}

/** Stems of the words that carry meaning. */
export function terms(text) {
  return words(text)
    .filter((word) => !FILLER.has(word))
    .map(stem);
}

/** Sentences of a paragraph. The policies hold no abbreviations, so a full stop before a capital ends one. */
export function sentences(text) {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}

/** True when one insertion, deletion, replacement or swap of neighbours turns `a` into `b`. */
export function oneSlip(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length !== restB.length) {
    return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1);
  }
  const swapped = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0];
  return restA.slice(1) === restB.slice(1) || (swapped && restA.slice(2) === restB.slice(2));
}
