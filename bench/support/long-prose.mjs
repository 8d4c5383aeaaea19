import { seededRandom } from './seeded-random.mjs';

const WORDS =
  'the a this each parcel order customer refund invoice shop reply letter box label week month shelf colour ribbon size is was has had can may will sends keeps opens returns pays writes asks finds soon later twice often gladly within after before without about seven thirty ninety'.split(
    ' ',
  );

/** Prose of this many bytes (ASCII): sentences of five to fifteen words, a new paragraph now and then, always the same. */
export function longProse(bytes) {
  const next = seededRandom(10);
  const pick = (count) => Math.floor(next() * count);
  const sentences = [];
  for (let length = 0; length < bytes; ) {
    const words = Array.from({ length: 5 + pick(11) }, () => WORDS[pick(WORDS.length)]).join(' ');
    const sentence = `${words[0].toUpperCase()}${words.slice(1)}.${pick(6) === 0 ? '\n\n' : ' '}`;
    sentences.push(sentence);
    length += sentence.length;
  }
  return sentences.join('').slice(0, bytes);
}
