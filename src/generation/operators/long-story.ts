import { shuffled } from '../../statistics/shuffled.ts';

/** Sentences of somebody who tells more than is needed; none of them is a request. */
const STORY = [
  'It all began on a rainy Tuesday when my brother called me in the middle of lunch.',
  'He had just come back from a long trip and could not stop talking about it.',
  'We have known each other all our lives, but I had never heard him that excited.',
  'My desk was full of papers, and the cat was asleep on the most important one.',
  'Later that day the heating broke down, which is a story of its own.',
  'The technician came, looked at it for an hour, and left without a word.',
  'In the evening we had soup, because nobody felt like cooking.',
  'My daughter told us about her school play, in which she is a tree.',
  'She takes the part very seriously and practises standing still.',
  'On Wednesday the internet was gone until noon, so I wrote letters by hand.',
  'The post office had moved, and I walked past the old building twice.',
  'An elderly lady showed me the way and told me about her grandchildren.',
  'By Thursday I had a list of eleven things to settle, and this is the last of them.',
  'I looked through my notes again this morning, but the coffee had got there first.',
  'My neighbour thinks that I worry too much, and he may be right.',
  'Still, I like to know things before I do them, that is how I was brought up.',
  'I have always been happy with your service, apart from one small thing years ago.',
  'That was settled quickly, and the person was very kind about it.',
  'Now I am sitting in the kitchen, the radio is on, and it is still raining.',
  'I hope that you are having a better week than I am.',
];
/** Sentences of a story: with them a message is long for a chat, and still read by whoever reviews the case. */
const LENGTH = 14;

/** The question at the end of a long story. */
export function longStory(question: string, next: () => number): string {
  const chosen = shuffled(
    STORY.map((_, at) => at),
    next,
  )
    .slice(0, LENGTH)
    .sort((a, b) => a - b);
  return `${chosen.map((at) => STORY[at]).join(' ')} Anyway, here is what I wanted to ask. ${question}`;
}
